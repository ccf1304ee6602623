### Suomenkieliset tekstit.
###
### The three files hold the same messages, attributes and variables in the same order.
### Names of players stay in the nominative, so every sentence is built around that.
### A message that ends in -you speaks to the person at the keyboard.
### Rule sentences may read every option of the game as a variable; see rules_text.py.

language = suomi


## Ranks, one card and several. The id is the rank as a claim writes it.
##   value      nominative singular .a      the same (Finnish has no articles)
##   .one       "yksi kasi"         .some   partitive singular, after a number
##   .plural    nominative plural   .many   partitive plural
##   .card      within the name of one card

rank-3 = kolmonen
    .a = kolmonen
    .one = yksi kolmonen
    .some = kolmosta
    .plural = kolmoset
    .many = kolmosia
    .card = kolmonen
rank-4 = nelonen
    .a = nelonen
    .one = yksi nelonen
    .some = nelosta
    .plural = neloset
    .many = nelosia
    .card = nelonen
rank-5 = vitonen
    .a = vitonen
    .one = yksi vitonen
    .some = vitosta
    .plural = vitoset
    .many = vitosia
    .card = vitonen
rank-6 = kutonen
    .a = kutonen
    .one = yksi kutonen
    .some = kutosta
    .plural = kutoset
    .many = kutosia
    .card = kutonen
rank-7 = seiska
    .a = seiska
    .one = yksi seiska
    .some = seiskaa
    .plural = seiskat
    .many = seiskoja
    .card = seiska
rank-8 = kasi
    .a = kasi
    .one = yksi kasi
    .some = kasia
    .plural = kasit
    .many = kaseja
    .card = kasi
rank-9 = ysi
    .a = ysi
    .one = yksi ysi
    .some = ysiä
    .plural = ysit
    .many = ysejä
    .card = ysi
rank-T = kymppi
    .a = kymppi
    .one = yksi kymppi
    .some = kymppiä
    .plural = kympit
    .many = kymppejä
    .card = kymppi
rank-J = jätkä
    .a = jätkä
    .one = yksi jätkä
    .some = jätkää
    .plural = jätkät
    .many = jätkiä
    .card = jätkä
rank-Q = rouva
    .a = rouva
    .one = yksi rouva
    .some = rouvaa
    .plural = rouvat
    .many = rouvia
    .card = rouva
rank-K = kuningas
    .a = kuningas
    .one = yksi kuningas
    .some = kuningasta
    .plural = kuninkaat
    .many = kuninkaita
    .card = kuningas
rank-A = ässä
    .a = ässä
    .one = yksi ässä
    .some = ässää
    .plural = ässät
    .many = ässiä
    .card = ässä
rank-2 = kakkonen
    .a = kakkonen
    .one = yksi kakkonen
    .some = kakkosta
    .plural = kakkoset
    .many = kakkosia
    .card = kakkonen
rank-X = jokeri
    .a = jokeri
    .one = yksi jokeri
    .some = jokeria
    .plural = jokerit
    .many = jokereita
    .card = jokeri

## The ranks that some rules split by colour.

rank-Tr = punainen kymppi
    .a = punainen kymppi
    .one = yksi punainen kymppi
    .some = punaista kymppiä
    .plural = punaiset kympit
    .many = punaisia kymppejä
rank-Tb = musta kymppi
    .a = musta kymppi
    .one = yksi musta kymppi
    .some = mustaa kymppiä
    .plural = mustat kympit
    .many = mustia kymppejä
rank-Ar = punainen ässä
    .a = punainen ässä
    .one = yksi punainen ässä
    .some = punaista ässää
    .plural = punaiset ässät
    .many = punaisia ässiä
rank-Ab = musta ässä
    .a = musta ässä
    .one = yksi musta ässä
    .some = mustaa ässää
    .plural = mustat ässät
    .many = mustia ässiä
rank-2r = punainen kakkonen
    .a = punainen kakkonen
    .one = yksi punainen kakkonen
    .some = punaista kakkosta
    .plural = punaiset kakkoset
    .many = punaisia kakkosia
rank-2b = musta kakkonen
    .a = musta kakkonen
    .one = yksi musta kakkonen
    .some = mustaa kakkosta
    .plural = mustat kakkoset
    .many = mustia kakkosia


## Cards and claims

suit-c = risti
suit-d = ruutu
suit-h = hertta
suit-s = pata
card = { $suit } { $rank }

number-2 = kaksi
number-3 = kolme
number-4 = neljä
number-5 = viisi
number-6 = kuusi
number-7 = seitsemän
number-8 = kahdeksan
number-9 = yhdeksän
number-10 = kymmenen
claim = { $number } { $rank }

# How many of a rank have been claimed in the pile that lies there now.
ledger = { $ranks } väitetty tässä pinossa: { $count }
list-and = { $first } ja { $last }
ledger-too-many = Pakassa niitä on vain { $count }. Jollain riittää.

you = sinä


## What happened at the table. Every sentence has its form for other players and, where a
## player is named, its form for you.

event-dealt = { $player } jakaa. { $stock ->
    [0] Koko pakka jaetaan.
    [one] Nostopakkaan jää yksi kortti.
   *[other] Nostopakkaan jää { $stock } korttia.
}
event-dealt-you = Sinä jaat. { $stock ->
    [0] Koko pakka jaetaan.
    [one] Nostopakkaan jää yksi kortti.
   *[other] Nostopakkaan jää { $stock } korttia.
}
event-offered = Kenellä on { $ranks }?
event-must-open = Avauksessa lyödään { $ranks }.

event-played = { $player }: ”{ $claim }.”
event-played-you = Sinä: ”{ $claim }.”
event-played-counted = { $player } lyö { $count ->
    [one] yhden kortin
   *[other] { $count } korttia
} ja sanoo: ”{ $claim }.”
event-played-counted-you = Lyöt { $count ->
    [one] yhden kortin
   *[other] { $count } korttia
} ja sanot: ”{ $claim }.”
event-played-stock = { $player }, nostopakasta ja sokkona: ”{ $claim }.”
event-played-stock-you = Sinä, nostopakasta ja sokkona: ”{ $claim }.”

# Open games.
event-laid = { $player } lyö: { $claim }.
event-laid-you = Lyöt: { $claim }.
event-laid-up = { $player } lyö avokorteistaan: { $claim }.
event-laid-up-you = Lyöt avokorteistasi: { $claim }.
event-laid-down = { $player } kääntää umpikortin: { $claim }.
event-laid-down-you = Käännät umpikortin: { $claim }.
event-laid-stock = { $player } kokeilee onneaan nostopakasta: { $claim }.
event-laid-stock-you = Kokeilet onneasi nostopakasta: { $claim }.
event-misfit = { $player } kääntää kortin: { $card }. Ei käy.
event-misfit-you = Käännät kortin: { $card }. Ei käy.

event-passed = { $player } uskoo.
event-passed-you = Uskot.
event-passed-offer = { $player }: ”Ei ole.”
event-passed-offer-you = Sinä: ”Ei ole.”
event-passed-ready = { $player } on valmis.
event-passed-ready-you = Olet valmis.
event-passed-swap = { $player } ei vaihda.
event-passed-swap-you = Et vaihda.

event-challenged = { $player }: ”Epäilen!”
event-challenged-you = Sinä: ”Epäilen!”
event-revealed = Pinosta kääntyy: { $cards }.
event-true = Totta oli, { $player } nostaa pinon ({ $count }).
event-true-you = Totta oli, nostat pinon ({ $count }).
event-true-clears = Totta oli, ja pino kaatuu silti.
event-lie = Vale paljastui, { $player } nostaa pinon ({ $count }).
event-lie-you = Vale paljastui, nostat pinon ({ $count }).

event-took-choice = { $player } nostaa pinon ({ $count }).
event-took-choice-you = Nostat pinon ({ $count }).
event-took-fed = { $player } sai syötön ja nostaa pinon ({ $count }).
event-took-fed-you = Sait syötön ja nostat pinon ({ $count }).
event-took-misfit = { $player } nostaa kortin ja pinon ({ $count }).
event-took-misfit-you = Nostat kortin ja pinon ({ $count }).
event-took-cards = Saat: { $cards }.

event-cleared = Pino kaatuu ({ $count }).
event-cleared-ten = Kymppi kaataa, pino lähtee ({ $count }).
event-cleared-ace = Ässä kaataa, pino lähtee ({ $count }).
event-cleared-four = Neljä samaa kaataa, pino lähtee ({ $count }).

event-drew = { $player } nostaa kortin nostopakasta.
event-drew-you = Nostat kortin nostopakasta.
event-drew-own = Nostat nostopakasta: { $cards }.
event-refilled = { $player } täydentää kätensä nostopakasta ({ $count }).
event-refilled-you = Täydennät kätesi nostopakasta ({ $count }).
event-refilled-own = Täydennät kätesi nostopakasta: { $cards }.
event-stock-empty = Nostopakka on tyhjä.

event-swapped = { $player } vaihtaa: pöytään { $give }, käteen { $take }.
event-swapped-you = Vaihdat: pöytään { $give }, käteen { $take }.
event-took-back = { $player } ottaa korttinsa takaisin ja lyö tilalle juuri nostamansa: ”{ $claim }.”
event-took-back-you = Otat korttisi takaisin ja lyöt tilalle juuri nostamasi: ”{ $claim }.”

event-out = { $place ->
    [1] { $player } pääsee ensimmäisenä korteistaan.
   *[other] { $player } pääsee korteistaan, sija { $place }.
}
event-out-you = { $place ->
    [1] Pääset ensimmäisenä korteistasi.
   *[other] Pääset korteistasi, sija { $place }.
}
event-back = { $player } palaa peliin.
event-back-you = Palaat peliin.

event-turn = Vuorossa { $player }.
event-turn-you = Sinun vuorosi.
event-window = { $player } on lyönyt. Epäileekö kukaan?
event-window-you = Olet lyönyt. Epäileekö kukaan?

event-over-loser = { $player } on paskahousu!
event-over-loser-you = Sinä olet paskahousu!
event-over-winner = { $player } voittaa!
event-over-winner-you = Sinä voitat!
event-over-draw = Vuorot loppuivat eikä kukaan hävinnyt: tasapeli.

## Dry remarks after the fact, one at a time and never from hidden cards.

remark-lie-1 = Loppu oli pelkkää toivoa.
remark-lie-2 = Hyvä yritys. Kahvi on sentään vielä lämmintä.
remark-lie-3 = Kuulosti paremmalta kuin näytti.
remark-true-1 = Niin se vain on.
remark-true-2 = Rehellinen naama, kaikesta huolimatta.
remark-true-3 = Valehtelijakin lepää joskus.
remark-loser-1 = Housut roikkuvat narulla.
remark-loser-2 = Kuistilla on tilaa, tuulen alapuolella.
remark-loser-3 = Jonkun ne on pestäväkin.


## The opponents: how strong they are, and what each is like. The id is the one in characters.toml.

level-gentle = lempeä
level-fair = tasaväkinen
level-sharp = terävä
level-merciless = armoton
character-vieno = On pelannut kahdesti, unohtaa mitä on lyöty ja uskoo melkein kaiken.
character-rauha = Valehtelee vain pakosta ja epäilee vain mahdotonta.
character-toivo = Uskoo muista hyvää: epäilee harvoin ja puhuu mieluummin totta.
character-onni = Luottaa onneensa: lyö nostopakasta sokkona ja epäilee joskus huvin vuoksi.
character-helmi = Bluffaa ilmeenkään värähtämättä, vaikka totuus olisi kädessä.
character-vaino = Ei päästä viimeistä korttia ohi, näytti se miten rehelliseltä tahansa.
character-aino = Pitää kirjaa: laskee joka kortin ja epäilee, kun laskelma niin sanoo.
character-lempi = Laskee myös, ja muistaa, kuka on valehdellut ja kuka epäilee herkästi.
character-otso = On oppinut pelaamalla miljoonia jakoja itseään vastaan, eikä noudata mitään arvattavaa sääntöä.
character-tyyne = On oppinut niin kuin Otso, ja pitää päänsä kylmänä: melkein aina parasta, minkä tietää.
character-ilmari = Pelaa jokaisen ajatuksen mielessään läpi monta kertaa ennen kuin lyö kortin: vahvin kaikista.

## Why a bot doubted or believed, told when the deal is over. $ranks are several of the rank, as a subject.

why = Miksi?
why-doubted = { $player } epäili. { $why }
why-believed = { $player } uskoi. { $why }
why-impossible = Se ei voinut pitää paikkaansa.
why-certain = Se oli varmasti totta.
why-chance = Arvelin valeen todennäköisyydeksi { $chance } %.
why-possible = Se saattoi olla totta.
why-counted = { $ranks }: pakassa { $copies }, minulla { $held }, muualla tiesin { $elsewhere }.
why-known = { $known ->
    [one] Näistä korteista tiesin yhden.
   *[other] Näistä korteista tiesin { $known }.
}
why-habit-stops_last = Viimeistä korttia en päästä ohi.
why-habit-trusts = Mutta uskon mielelläni ihmisiä.
why-habit-suspects = Epäilin huvin vuoksi.
why-habit-weary = Jako oli kestänyt niin kauan, että päästin sen ohi.

## Why a move is refused: what stands in the way, and what can be done instead.
##   $top and $rank are ranks in the nominative; $opening is the rank that must open (.many).

reason-not_your_turn = Nyt ei ole sinun vuorosi. Odota, kunnes sinulta kysytään.
reason-already_answered = Olet jo vastannut. Muut miettivät vielä.
reason-not_in_play = Olet jo päässyt korteistasi: ei kortteja, ei huolia. Katsella saa.
reason-own_play = Omaa lyöntiään ei voi epäillä. Odota, mitä muut sanovat.
reason-window_closed = Tässä ei ole enää mitään epäiltävää. Seuraavaa lyöntiä voit epäillä heti, kun se on pöydässä.
reason-not_your_cards = Noita kortteja et voi nyt lyödä etkä vaihtaa. Valitse niistä, jotka ovat käytössäsi.
reason-not_one_rank = Yhdellä kertaa lyödään vain samanarvoisia kortteja. Valitse yksi arvo ja pidä loput.
reason-wrong_count = Määrän on pidettävä paikkansa: lyö ainakin yksi kortti ja sano niin monta kuin lyöt.
reason-set_size = { $set_size ->
    [one_or_four_above_7] Kaseja ja isompia lyödään yksi kerrallaan tai vähintään neljä kerralla. Lyö toinen määrä.
   *[other] Tätä arvoa lyödään tässä pelissä yksi kortti kerrallaan. Lyö vain yksi.
}
reason-opening_rank = { $face_down ->
    [yes] Avauksessa väitetään, että kortit ovat { $opening }, olivatpa ne mitä hyvänsä.
   *[no] { $opening_rank ->
        [held_lowest_all] Avauksessa on lyötävä { $opening }, ja kerralla kaikki, mitä niitä on.
       *[other] Avauksessa on lyötävä { $opening }.
    }
}
reason-too_low = Pinon päällä on { $top }, ja { $rank } on sitä pienempi. { $face_down ->
    [yes] Sano sama arvo tai isompi.
   *[no] Lyö sama arvo tai isompi.
}
reason-court_limit = { $court_minimum ->
    [after_first_clear] Ennen kuin pino on kaatunut ensimmäisen kerran, { $rank } joutuu odottamaan. Valitse toinen arvo.
    [6] Pinon päällä on { $top }, ja { $rank } vaatii alleen vähintään kutosen. Valitse toinen arvo.
    [7] Pinon päällä on { $top }, ja { $rank } vaatii alleen vähintään seiskan. Valitse toinen arvo.
   *[8] Pinon päällä on { $top }, ja { $rank } vaatii alleen vähintään kasin. Valitse toinen arvo.
}
reason-ace_limit = { $ace_on ->
    [eight_up] Pinon päällä on { $top }, ja ässä vaatii alleen vähintään kasin. Valitse toinen arvo.
   *[court] Pinon päällä on { $top }, ja ässä käy vain jätkän, rouvan tai kuninkaan päälle. Valitse toinen arvo.
}
reason-ten_limit = { $ten_on ->
    [lower_pip_or_court] Pinon päällä on { $top }, ja kymppi käy vain pienempien ja kuvakorttien päälle. Valitse toinen arvo.
   *[lower_pip] Pinon päällä on { $top }, ja kymppi käy vain itseään pienempien päälle. Valitse toinen arvo.
}
reason-only_twos = { $on_two ->
    [two_ten_ace] Pinon päällä on { $top }: sen päälle käy vain kakkonen, kymppi tai ässä.
   *[two] Pinon päällä on { $top }: sen päälle käy vain toinen kakkonen.
}
reason-two_limit = Pinon päällä on { $top }, ja kakkonen ei käy kympin eikä ässän päälle. Valitse toinen arvo.
reason-must_take = { $led_answer ->
    [none] Pinon päällä on { $top }, eikä sen päälle käy mikään. Se on nyt sinun: nosta pino.
    [same_rank] Pinon päällä on { $top }: sen päälle käy vain sama arvo. Lyö sellainen tai nosta pino.
    [two] Pinon päällä on { $top }: sen päälle käy vain kakkonen. Lyö sellainen tai nosta pino.
   *[same_rank_or_two] Pinon päällä on { $top }: sen päälle käy vain sama arvo tai kakkonen. Lyö jompikumpi tai nosta pino.
}
reason-cannot_lead = Pöytä on tyhjä, eikä { $rank } käy nyt aloitukseksi. Aloita jollain muulla.
reason-colour = { $face_down ->
    [yes] Tässä pelissä punainen ja musta ovat eri asia: sano väri, kun arvolla on kaksi väriä, ja muuten jätä se sanomatta.
   *[no] Tässä pelissä punainen ja musta ovat eri asia: lyö yhtä väriä kerrallaan.
}
reason-stock_empty = Nostopakka on tyhjä. Pelaa niillä korteilla, jotka sinulla on.
reason-pile_empty = Pinoa ei ole. Aloita uusi.
reason-no_such_choice = Säännöt eivät salli sitä tässä. Katso, mitä voit tehdä, ja valitse siitä.
reason-over = Jako on ohi. Aloita uusi.


## Why a table refuses a command.

refused-unreadable = Tuosta ei saanut selvää. Lataa sivu uudelleen.
refused-not_seated = Katselet peliä. Istu ensin pöytään.
refused-already_seated = Sinulla on jo paikka tässä pöydässä.
refused-not_host = Vain isäntä voi tehdä noin.
refused-no_such_seat = Tässä pöydässä ei ole sellaista paikkaa.
refused-seat_taken = Paikka on varattu. Valitse toinen.
refused-full = Yhtään paikkaa ei ole vapaana. Voit katsella.
refused-name_bad = Nimessä on 1–20 näkyvää merkkiä. Kirjoita toinen.
refused-name_taken = Joku täällä on jo sen niminen. Kirjoita toinen nimi.
refused-no_such_program = Tällä tunnuksella ei ole täällä yhdenkään ohjelman tiliä. Se on voitu poistaa, tai sitä ei ole käytetty puoleen vuoteen: tee uusi.
refused-program_sits = Tällä ohjelmalla on jo paikka tässä pöydässä.
refused-sent_away = Isäntä on lähettänyt sinut pois tästä pöydästä. Katso, tai pelaa toisessa.
refused-no_such_bot = Sellaista bottia ei ole. Valitse luettelosta.
refused-not_a_bot = Siinä ei istu bottia.
refused-not_a_person = Siinä ei istu ihmistä.
refused-own_seat = Et voi lähettää itseäsi pois. Jos haluat lähteä, nouse pöydästä.
refused-deal_on = Ei kesken jaon. Odota, että se päättyy.
refused-no_deal = Jakoa ei pelata nyt. Odota seuraavaa.
refused-not_over = Vasta kun jako on päättynyt.
refused-stale = Se hetki meni jo. Katso pöytää uudelleen.
refused-beaten = { $player } ehti ensin.
refused-window_closed = Epäilyaika päättyi: väite uskottiin.
refused-already_done = Se on jo tehty.
refused-no_window = Tässä ei ole epäilyaikaa, jota voisi pidentää.
refused-not_opening = Ohittaa voi etukäteen vain avauksessa.
refused-bot_plays = Botti pelaa puolestasi. Ota paikkasi ensin takaisin.
refused-people_play = Tässä jaossa pelaa vielä ihminen.
refused-present = Se pelaaja on paikalla.
refused-too_often = Liian tiuhaan. Odota hetki.
refused-too_many_listed = Täältä on jo avoimien pöytien luettelossa niin monta pöytää kuin saa olla. Ota ensin jokin pois.
refused-rules = Näillä säännöillä ei voi pelata tässä. Valitse toiset.
refused-people_sit = Pöydässä istuu tai odottaa enemmän ihmisiä. Pyydä ensin jotakuta nousemaan.
refused-ticket_wrong = Tällä linkillä ei siirry paikkaa. Ehkä on tehty uudempi: katso toisesta laitteesta.
refused-ticket_old = Linkki kelpasi vain kymmenen minuuttia. Tee toisella laitteella uusi.
refused-ticket_used = Linkki on jo käytetty. Tee uusi laitteella, jolla paikka nyt on.
refused-storage = Palvelin ei saanut sitä talteen, eikä mikään muuttunut. Yritä hetken päästä uudelleen.


## What is wrong with rules, or with what they should be played with.

fault-empty = Sääntöteksti on tyhjä. Kirjoita peli, esimerkiksi { $example }.
fault-loose_plus = Sääntötekstissä + on kahden osan välissä. Kirjoita { $example }.
fault-too_long = Sääntöteksti on pidempi kuin { $most } merkkiä. Lyhennä sitä.
fault-no_such_preset = Peliä ”{ $name }” ei ole. { $near ->
    [none] Valitse luettelosta.
   *[other] Tarkoititko: { $near }?
}
fault-no_such_house_rule = Talon tapaa ”{ $name }” ei ole. { $near ->
    [none] Valitse luettelosta.
   *[other] Tarkoititko: { $near }?
}
fault-no_such_option = Valintaa ”{ $name }” ei ole. { $near ->
    [none] Valitse luettelosta.
   *[other] Tarkoititko: { $near }?
}
fault-preset_first = Sääntöteksti alkaa pelillä. Kirjoita { $example }.
fault-preset_inside = ”{ $name }” on peli: se voi olla vain sääntötekstin alussa.
fault-needs_value = ”{ $name }” tarvitsee arvon, esimerkiksi { $example }. { $kind ->
    [number] Se voi olla luku { $low }–{ $high }.
    [number_or_none] Se voi olla luku { $low }–{ $high } tai none.
    [many] Se voi olla none tai mitä tahansa näistä pilkuilla erotettuina: { $words }.
   *[one] Se voi olla jokin näistä: { $words }.
}
fault-no_such_value = { $name }={ $value } ei käy. { $kind ->
    [number] Se voi olla luku { $low }–{ $high }.
    [number_or_none] Se voi olla luku { $low }–{ $high } tai none.
    [many] Se voi olla none tai mitä tahansa näistä pilkuilla erotettuina: { $words }.
   *[one] Se voi olla jokin näistä: { $words }.
}
fault-contradiction = { $first } ja { $second } ovat ristiriidassa. Muuta toista.
fault-implied = { $first } ja { $second } ovat ristiriidassa, sillä { $first } tarkoittaa { $means }. Jätä toinen pois.
fault-twice = { $first } ja { $second } ovat ristiriidassa: { $name } ei voi olla sekä { $one } että { $other }.
fault-twice-plain = ”{ $first }” ja ”{ $second }” eivät sovi yhteen: kohta ”{ $name }” olisi niissä erilainen. Jätä toinen pois.
fault-seats = { $seats } paikkaa ei käy: pelaajia voi olla { $least }–{ $most }.
fault-too_few_cards = { $seats } paikkaa tarvitsee { $needed } korttia, ja pakassa on { $cards }. Ota vähemmän paikkoja tai kaksi pakkaa.
fault-dealer = Paikka { $dealer } ei voi jakaa: paikat alkavat nollasta, ja niitä on { $seats }.
fault-starter = Paikkaa { $starter } ei voi nimetä aloittajaksi. Sen voi nimetä vain säännöissä, joissa on starter=random.
fault-card_too_often = Pakassa on { $card } useammin kuin säännöissä { $rules }.
fault-cards_lacking = Pakassa on { $count } korttia, ja siitä puuttuu { $card }. { $rules } tarvitsee kaikki korttinsa.
fault-one_pack = Kahdella pakalla pelaa vain tavallinen pelikone.


## Why a request is refused.

problem-lang = Kieltä ”{ $lang }” ei ole. Käytä jotakin näistä: { $languages }.
problem-origin = Tämän voi tehdä vain tämän palvelimen omalta sivulta. Avaa se ja yritä siellä.
problem-host = Palvelin ei vastaa tällä nimellä. Avaa se osoitteesta, jonka se kertoi käynnistyessään; omaa nimeä varten käynnistä se valitsimella --public.
problem-no_such_address = Tässä osoitteessa ei ole mitään. Tiedostossa /openapi.json on kaikki, mitä voi pyytää.
problem-method = Tämä osoite ei ymmärrä tuota metodia. Käytä jotakin näistä: { $methods }.
problem-type = Lähetä se otsakkeella Content-Type: { $type }.
problem-encoding = Lähetä pyyntö sellaisenaan, ilman Content-Encoding-otsaketta.
problem-broken = Pyyntö on katkennut tai vioittunut. Lähetä se uudelleen.
problem-size = Se on liian pitkä. Lähetä enintään { $bytes } tavua.
problem-slow = Pyyntö ei tullut ajoissa. Yritä uudelleen.
problem-unreadable = Pyynnöstä ei saa selvää. ({ $why })
problem-too_often = Täältä yritettiin liian usein. Odota hetki ja yritä uudelleen.
problem-name_taken = Tällä palvelimella on jo samanniminen ohjelma. Valitse toinen nimi.
problem-no_seat = Tällä tunnuksella ei ole paikkaa tässä pöydässä. Avaa pöytä siinä selaimessa, jossa istuit alas.
problem-no_record = Tässä pöydässä ei ole vielä pelattu yhtään jakoa loppuun. Pelatkaa ensin.
problem-no_such_code = Sellaista koodia ei nyt ole. Pyydä uusi koodi tai linkki.
problem-code_full = Tämän koodin pöytä on täynnä, ja koodi on kuollut, kunnes paikka vapautuu. Pyydä linkki, jos haluat katsoa.
problem-no_such_table = Sellaista pöytää ei ole. Ehkä se siivottiin pois: avaa uusi.
problem-not_seated = Vain pöydässä istuva voi jakaa sen jaon linkkinä.
problem-no_such_deal = Vain viimeksi päättyneen jaon voi jakaa linkkinä, ja vasta kun se on ohi.
problem-no_such_replay = Tätä uusintaa ei enää ole, tai ei ole koskaan ollutkaan: uusinnat häviävät pöydän mukana, yleensä 30 päivää sen viimeisen jaon jälkeen.
problem-no_such_seat = Tätä jakoa ei voi näyttää siltä paikalta.
problem-record = Tätä tiedostoa ei voi näyttää. ({ $why })
problem-storage = Palvelin ei saa nyt mitään talteen, eikä mikään muuttunut. Yritä myöhemmin uudelleen.
problem-restart = Palvelin käynnistyy uudelleen. Yritä hetken päästä.
problem-server_full = Palvelin on täynnä. Tule myöhemmin uudelleen.
problem-too_many_listed = Täältä on jo avoimien pöytien luettelossa niin monta pöytää kuin saa olla. Avaa pöytä, joka ei ole luettelossa.
problem-address_full = Täältä on auki liian monta sivua. Sulje jokin niistä.


## Why a page has lost its table.

gone-no_such_table = Tätä pöytää ei enää ole. Avaa uusi.
gone-closed = Pöytä suljettiin. Avaa uusi.
gone-kicked = Isäntä poisti sinut pöydästä.
gone-moved = Paikkasi on nyt toisella laitteella.
gone-swept = Pöydässä ei ollut pitkään aikaan ketään, ja se siivottiin pois. Avaa uusi.
gone-elsewhere = Tämä paikka on auki toisessa ikkunassa.
gone-table_full = Tätä pöytää katsoo jo niin moni kuin mahtuu. Tule myöhemmin uudelleen.
gone-too_slow = Yhteys ei pysynyt mukana. Palataan kohta.
gone-too_fast = Sivulta tuli liikaa kerralla. Palataan hetken päästä.
gone-restart = Palvelin käynnistyy uudelleen. Palataan hetken päästä.
gone-storage = Palvelin ei pääse nyt tallennettuun. Mitään kerrottua ei katoa; sivu palaa itse.
gone-reload = Sivu on vanhempi kuin palvelin. Lataa se uudelleen.


## What a server says when it begins.

serve-ready = Valepaska on osoitteessa { $address }
serve-machine-only = Linkki toimii vain tällä koneella. Verkkosi muiden kanssa pelaat, kun käynnistät näin: { $command }
serve-public = Muut löytävät sen osoitteesta { $address }
serve-network = Omassa verkossasi: { $address }
serve-no-network = Tämä kone ei ole nyt verkossa, eikä kukaan muu pääse mukaan.
serve-already = Valepaska on jo käynnissä osoitteessa { $address }: avaa se siellä, tai pysäytä se ensin, jos haluat käynnistää sen uudelleen.
serve-end = Ctrl-C lopettaa; pelit säilyvät.
serve-end-memory = Ctrl-C lopettaa, ja pelit katoavat.
serve-upgraded = Tietokanta on nyt tämän version muodossa. Entisellään se on tiedostossa { $copy }
backup-done = { $tables ->
    [one] Yksi pöytä on kopioitu tiedostoon { $file }
   *[other] { $tables } pöytää on kopioitu tiedostoon { $file }
}


## The options: a title and one sentence of help each.

option-packs = Pakat
    .help = Montako 52 kortin pakkaa sekoitetaan yhteen.
option-jokers = Jokerit
    .help = Montako jokeria lisätään pakkaan.
option-joker_role = Mikä jokeri on
    .help = Onko jokeri kokonaan vailla arvoa vai lasketaanko se kakkoseksi.
option-special_colours = Erikoiskortit
    .help = Ovatko kaikki kympit, ässät ja kakkoset erikoisia vai vain mustat.
option-red_two_low = Punaiset kakkoset pohjalla
    .help = Ovatko punaiset kakkoset pienimpiä kortteja ja vain mustat suurimpia.
option-red_ace_court_rule = Punainen ässä kuvakorttina
    .help = Kun vain mustat ässät ovat erikoisia: koskevatko kuvakorttien rajat punaista ässää.
option-min_players = Pelaajia vähintään
    .help = Montako pelaajaa kunnon peliin tarvitaan; vähemmästä vain huomautetaan.
option-max_players = Pelaajia enintään
    .help = Montako pelaajaa mahtuu mukavasti; useammasta vain huomautetaan.
option-hand_size = Kortteja kädessä
    .help = Montako korttia kullekin jaetaan, vai jaetaanko koko pakka.
option-deal_batches = Jakotapa
    .help = Millaisissa erissä kortit jaetaan; peliin se ei vaikuta.
option-table_down = Umpikortit
    .help = Montako korttia on jokaisen edessä kuvapuoli alaspäin, kunnes käsi on tyhjä.
option-table_up = Avokortit
    .help = Montako korttia on jokaisen edessä kuvapuoli ylöspäin, kunnes käsi on tyhjä.
option-table_up_swap = Pöytäkorttien vaihto
    .help = Saako käsikortteja vaihtaa avokortteihin, ja mihin asti.
option-starter = Kuka aloittaa
    .help = Miten ratkaistaan, kuka lyö ensimmäisenä.
option-opening_rank = Ensimmäinen lyönti
    .help = Mitä jaon ensimmäisen lyönnin on oltava.
option-opening_blind = Avaus nostopakasta
    .help = Saako avata nostopakan päällimmäisellä kortilla sitä katsomatta.
option-court_minimum = Kuvakorttien raja
    .help = Mitä pinon päällä on oltava, jotta jätkän, rouvan tai kuninkaan saa lyödä.
option-court_on_empty = Kuvakortit tyhjään pöytään
    .help = Saako jätkän, rouvan tai kuninkaan lyödä tyhjään pöytään.
option-ten_on = Mihin kymppi käy
    .help = Minkä korttien päälle kympin saa lyödä.
option-ace_on = Mihin ässä käy
    .help = Minkä korttien päälle ässän saa lyödä.
option-ten_on_empty = Kymppi tyhjään pöytään
    .help = Mitä tapahtuu, kun tyhjään pöytään lyödään kymppi.
option-ace_on_empty = Ässä tyhjään pöytään
    .help = Mitä tapahtuu, kun tyhjään pöytään lyödään ässä.
option-led_answer = Vastaus kymppiin tai ässään
    .help = Mitä pinon päällä olevaan kymppiin tai ässään saa vastata.
option-two_on = Mihin kakkonen käy
    .help = Minkä korttien päälle kakkosen saa lyödä.
option-on_two = Kakkosen päälle
    .help = Mitä kakkosen päälle saa lyödä.
option-set_size = Kortteja kerralla
    .help = Montako samanarvoista korttia saa lyödä kerralla.
option-ten_clears = Mitä kymppi kaataa
    .help = Minkä päälle lyötynä kymppi kaataa pinon.
option-ace_clears = Mitä ässä kaataa
    .help = Minkä päälle lyötynä ässä kaataa pinon.
option-four_clears = Neljä samaa kaataa
    .help = Kaatavatko neljä samanarvoista korttia päällekkäin pinon.
option-four_unit = Neljä mitä
    .help = Lasketaanko neljä korttia vai neljä lyöntiä.
option-four_of_led_clearers = Neljä kymppiä tai ässää
    .help = Kaatavatko myös neljä kymppiä tai neljä ässää, tyhjässä pöydässäkin.
option-after_clear = Kaadon jälkeen
    .help = Kuka lyö tyhjään pöytään.
option-refill_to = Käden täydennys
    .help = Moneenko korttiin käsi täydennetään lyönnin jälkeen.
option-refill_time = Milloin täydennetään
    .help = Täydennetäänkö käsi ennen kuin muut saavat epäillä vai vasta sen jälkeen.
option-voluntary_draw = Nosto nostopakasta
    .help = Saako vuorollaan nostaa kortin, ja mitä siitä seuraa.
option-blind_play = Lyönti nostopakasta
    .help = Saako nostopakan päällimmäisen kortin lyödä sitä katsomatta.
option-blind_fail = Kun nostopakan kortti ei käy
    .help = Avoimissa peleissä: mitä tapahtuu, kun nostopakasta käännettyä korttia ei saa lyödä.
option-swap_window = Katumusaika
    .help = Saako juuri lyödyn kortin vaihtaa juuri nostettuun.
option-relax_when_stock_empty = Kun nostopakka on loppu
    .help = Mitkä rajat poistuvat, kun nostopakka on loppu.
option-voluntary_pickup = Pinon nosto omasta halusta
    .help = Saako pinon nostaa lyömisen sijasta.
option-pickup_next = Pinon noston jälkeen
    .help = Kuka lyö tyhjään pöytään, kun pino on nostettu.
option-face_down = Kuvapuoli alaspäin
    .help = Lyödäänkö kortit kuvapuoli alaspäin niin, että niistä saa valehdella.
option-claimed_count = Sanottu määrä
    .help = Saako korttien määrästäkin valehdella.
option-challengers = Kuka saa epäillä
    .help = Ketkä pelaajat saavat epäillä lyöntiä.
option-challenge_window = Epäilyaika
    .help = Milloin on liian myöhäistä epäillä.
option-challenge_priority = Monta epäilijää
    .help = Kuka on ensimmäinen, kun moni haluaa epäillä.
option-clear_window = Epäily ennen kaatoa
    .help = Onko aikaa epäillä, ennen kuin kaatuva pino viedään pois.
option-true_next = Turhan epäilyn jälkeen
    .help = Kuka lyö tyhjään pöytään, kun puhuttiin totta.
option-lie_next = Valeen jälkeen
    .help = Kuka lyö tyhjään pöytään, kun lyönti oli vale.
option-true_clear_challenged = Oikean kaadon epäily
    .help = Mitä pinolle tapahtuu, kun oikeaa kaatoa epäiltiin.
option-last_play_challengeable = Viimeisten korttien epäily
    .help = Saako käden tyhjentävää lyöntiä epäillä.
option-out_when = Korteista pääsy
    .help = Milloin pelaaja on päässyt pois.
option-play_until = Jaon loppu
    .help = Pelataanko, kunnes häviäjä on selvillä vai kunnes voittaja on.
option-next_dealer = Seuraava jakaja
    .help = Kuka jakaa seuraavan jaon.
option-scoring = Kirjanpito
    .help = Mitä useasta jaosta merkitään muistiin.
option-between_deals = Rangaistus
    .help = Mitä häviäjä joutuu tekemään jakojen välissä.
option-turn_limit = Vuororaja
    .help = Monenko vuoron jälkeen jako on tasapeli.


## The rules of a game in sentences, in the order of a game. The sentence of an option is
## rule-OPTION-VALUE; options that are numbers have one sentence.

rules-title = Voimassa olevat säännöt
section-cards = Kortit ja pelaajat
section-deal = Jako
section-opening = Avaus
section-ladder = Mitä minkin päälle
section-clears = Mikä kaataa
section-drawing = Nostopakka ja pinon nosto
section-challenge = Valehtelu ja epäily
section-out = Korteista pääsy ja loppu
section-deals = Useita jakoja

# Cards and players
rule-goal = Jokainen yrittää päästä korteistaan eroon.
rule-face_down-no = Kortit lyödään kuvapuoli ylöspäin: mitä näkyy, se pitää paikkansa.
rule-face_down-yes = Kortit lyödään kuvapuoli alaspäin. Lyöjä sanoo, mitä ne ovat, eikä kukaan ole luvannut sen olevan totta.
rule-min_players = { $min_players ->
    [2] Kaksi pelaajaa riittää.
   *[other] Parhaimmillaan peli on, kun pelaajia on ainakin { $min_players }; vähemmälläkin saa yrittää.
}
rule-max_players = Mukavasti pöytään mahtuu { $max_players } pelaajaa.
rule-packs-1 = Pelataan yhdellä 52 kortin pakalla.
rule-packs-2 = Kaksi pakkaa sekoitetaan yhteen: 104 korttia.
rule-jokers = { $jokers ->
    [0] Jokereita ei käytetä.
    [one] Mukana on yksi jokeri.
   *[other] Mukana on { $jokers } jokeria.
}
rule-joker_role-dead = Jokerilla ei ole arvoa. Mitä siitä sanookin, on valetta, ja vain valehtelemalla siitä pääsee eroon.
rule-joker_role-as_two = { $red_two_low ->
    [yes] Jokeri lasketaan mustaksi kakkoseksi.
   *[no] Jokeri lasketaan kakkoseksi.
}
rule-red_two_low-no = Järjestys pienimmästä suurimpaan: 3, 4, 5, 6, 7, 8, 9, 10, jätkä, rouva, kuningas, ässä, 2. Maalla ei ole väliä.
rule-red_two_low-yes = Järjestys pienimmästä suurimpaan: punainen 2, 3, 4, 5, 6, 7, 8, 9, 10, jätkä, rouva, kuningas, ässä, musta 2.
rule-special_colours-all = Kaikilla kympeillä ja ässillä on erikoisvoimansa, väristä riippumatta.
rule-special_colours-black_only = Erikoisvoimia on vain mustilla kympeillä ja mustilla ässillä. Punaiset ovat tavallisia kortteja omalla paikallaan järjestyksessä.
rule-colours = { $face_down ->
    [yes] { $special_colours ->
        [black_only] Joka sanoo kymppejä, ässiä tai kakkosia, sanoo myös värin, punainen vai musta: yhdessä lyönnissä on yhtä väriä.
       *[all] Joka sanoo kakkosia, sanoo myös värin, punainen vai musta: yhdessä lyönnissä on yhtä väriä.
    }
   *[no] { $special_colours ->
        [black_only] Punaisia ja mustia kymppejä, ässiä tai kakkosia ei lyödä samalla kertaa.
       *[all] Punaisia ja mustia kakkosia ei lyödä samalla kertaa.
    }
}

# The deal
rule-hand_size-3 = Jokaiselle jaetaan kolme korttia, ja lopuista tulee nostopakka.
rule-hand_size-5 = Jokaiselle jaetaan viisi korttia, ja lopuista tulee nostopakka.
rule-hand_size-6 = Jokaiselle jaetaan kuusi korttia, ja lopuista tulee nostopakka.
rule-hand_size-all = Kaikki kortit jaetaan; jos ne eivät mene tasan, osa saa yhden enemmän. Nostopakkaa ei ole.
rule-deal_batches-1s = Kortit jaetaan yksi kerrallaan.
rule-deal_batches-2-2-1 = Viisi korttia jaetaan erissä: kaksi, kaksi ja yksi.
rule-deal_batches-any = Kortit saa jakaa millaisissa erissä tahansa.
rule-table_down-0 = Umpikortteja ei ole.
rule-table_down-3 = Lisäksi jokainen saa eteensä kolme umpikorttia, joita kukaan ei katso.
rule-table_down-4 = Lisäksi jokainen saa eteensä neljä umpikorttia, joita kukaan ei katso.
rule-table_up-0 = Avokortteja ei ole.
rule-table_up-3 = Lisäksi jokainen saa eteensä kolme avokorttia, jotka kaikki näkevät.
rule-table_up-4 = Lisäksi jokainen saa eteensä neljä avokorttia, jotka kaikki näkevät.
rule-table_up_swap-none = Pöytäkortteja ei saa vaihtaa.
rule-table_up_swap-before_start = Ennen ensimmäistä lyöntiä jokainen saa vaihtaa käsikorttejaan omiin avokortteihinsa.
rule-table_up_swap-until_first_clear = Kunnes jotain on kaatunut, saat aloittaa vuorosi vaihtamalla käsikorttejasi omiin avokortteihisi.

# Opening
rule-starter-race_claim = { $red_two_low ->
    [yes] Ensin kysytään punaisia kakkosia, sitten kolmosia ja niin edelleen ylöspäin. Pelin avaa se, joka ensimmäisenä lyö kysyttyä arvoa.
   *[no] Ensin kysytään kolmosia, sitten nelosia ja niin edelleen ylöspäin. Pelin avaa se, joka ensimmäisenä lyö kysyttyä arvoa.
}
rule-starter-claim_in_turn = { $red_two_low ->
    [yes] Ensin kysytään punaisia kakkosia, sitten kolmosia ja niin edelleen ylöspäin. Kysymys kiertää jakajan vasemmalta, ja pelin avaa ensimmäinen, joka sanoo, että niitä löytyy.
   *[no] Ensin kysytään kolmosia, sitten nelosia ja niin edelleen ylöspäin. Kysymys kiertää jakajan vasemmalta, ja pelin avaa ensimmäinen, joka sanoo, että niitä löytyy.
}
rule-starter-most_lowest = { $red_two_low ->
    [yes] Pelin avaa se, joka sai jaossa eniten punaisia kakkosia; jos niitä ei ole kenelläkään, lasketaan kolmoset ja niin edelleen. Tasatilanteessa avaa se, joka istuu ensimmäisenä jakajasta myötäpäivään.
   *[no] Pelin avaa se, joka sai jaossa eniten kolmosia; jos niitä ei ole kenelläkään, lasketaan neloset ja niin edelleen. Tasatilanteessa avaa se, joka istuu ensimmäisenä jakajasta myötäpäivään.
}
rule-starter-lowest_card = Pelin avaa se, joka sai jaossa pienimmän kortin; tasatilanteessa se, joka istuu ensimmäisenä jakajasta myötäpäivään.
rule-starter-left_of_dealer = Pelin avaa jakajan vasemmalla puolella istuva.
rule-starter-random = Pelin avaaja arvotaan.
rule-opening_rank-claimed_lowest = { $face_down ->
    [yes] { $red_two_low ->
        [yes] Ensimmäinen lyönti väitetään punaisiksi kakkosiksi, olivatpa kortit mitä hyvänsä.
       *[no] Ensimmäinen lyönti väitetään kolmosiksi, olivatpa kortit mitä hyvänsä.
    }
   *[no] Ensimmäisessä lyönnissä on lyötävä avaajan pienintä arvoa.
}
rule-opening_rank-held_lowest_any_number = { $face_down ->
    [yes] Ensimmäinen lyönti väitetään pienimmäksi arvoksi, jonka avaaja sai jaossa, olivatpa kortit mitä hyvänsä.
   *[no] Ensimmäisessä lyönnissä on lyötävä avaajan pienintä arvoa, yksi kortti tai useampia.
}
rule-opening_rank-held_lowest_all = Ensimmäisessä lyönnissä on lyötävä avaajan pienintä arvoa, ja kaikki kerralla.
rule-opening_rank-any = Ensimmäinen lyönti saa olla mitä tahansa, minkä tyhjään pöytään saa lyödä.
rule-opening-claim = Kysyttyä arvoa ei tarvitse oikeasti olla; avaus on lyönti siinä missä muutkin.
rule-opening_blind-no = Nostopakan kortilla ei saa avata.
rule-opening_blind-yes = Avata saa myös nostopakan päällimmäisellä kortilla, sitä katsomatta.

# What may follow what
rule-turn = { $face_down ->
    [yes] Vuorollasi lyöt pinoon yhden tai useamman kortin ja sanot, mitä ne ovat, kaikista saman arvon: ”kolme kasia”.
   *[no] Vuorollasi lyöt pinoon yhden tai useamman samanarvoisen kortin.
}
rule-set_size-any = Samaa arvoa saa lyödä kerralla niin monta korttia kuin haluaa.
rule-set_size-one_clearer = Kaatavia arvoja lyödään yksi kortti kerrallaan, muita niin monta kuin haluaa.
rule-set_size-one_special = { $special_colours ->
    [black_only] Mustia kymppejä, ässiä ja kakkosia lyödään yksi kerrallaan, muita niin monta kuin haluaa.
   *[all] Kymppejä, ässiä ja kakkosia lyödään yksi kerrallaan, muita niin monta kuin haluaa.
}
rule-set_size-one_or_four_above_7 = Seiskaan asti saa lyödä kerralla niin monta kuin haluaa; kaseja ja isompia lyödään yksi kerrallaan tai vähintään neljä kerralla.
rule-order = { $face_down ->
    [yes] Sanotun arvon on oltava sama kuin edellinen tai isompi. Joillain korteilla on omat rajansa:
   *[no] Arvon on oltava sama kuin pinon päällimmäinen tai isompi. Joillain korteilla on omat rajansa:
}
rule-court_minimum-none = Kuvakorteilla (jätkä, rouva, kuningas) ei ole omaa rajaa: ne käyvät kaikkien samanarvoisten ja pienempien päälle.
rule-court_minimum-6 = Kuvakortit (jätkä, rouva, kuningas) vaativat alleen vähintään kutosen.
rule-court_minimum-7 = Kuvakortit (jätkä, rouva, kuningas) vaativat alleen vähintään seiskan.
rule-court_minimum-8 = Kuvakortit (jätkä, rouva, kuningas) vaativat alleen vähintään kasin.
rule-court_minimum-after_first_clear = Kuvakortit (jätkä, rouva, kuningas) pysyvät kädessä, kunnes jaossa on kaatunut jotain ensimmäisen kerran.
rule-court_on_empty-yes = Kuvakortin saa lyödä tyhjään pöytään.
rule-court_on_empty-no = Kuvakorttia ei saa lyödä tyhjään pöytään.
rule-court_on_empty-stock_empty = Kuvakortin saa lyödä tyhjään pöytään vasta, kun nostopakka on loppu.
rule-court_on_empty-stock_empty_incl_ace_two = { $special_colours ->
    [black_only] Kuvakortin, mustan ässän ja mustan kakkosen saa lyödä tyhjään pöytään vasta, kun nostopakka on loppu.
   *[all] { $red_two_low ->
        [yes] Kuvakortin, ässän ja mustan kakkosen saa lyödä tyhjään pöytään vasta, kun nostopakka on loppu.
       *[no] Kuvakortin, ässän ja kakkosen saa lyödä tyhjään pöytään vasta, kun nostopakka on loppu.
    }
}
rule-red_ace_court_rule-yes = Punaista ässää koskevat samat rajat kuin kuvakortteja.
rule-red_ace_court_rule-no = Kuvakorttien rajat eivät koske punaista ässää.
rule-ten_on-lower_pip = { $special_colours ->
    [black_only] Musta kymppi käy itseään pienempien ja punaisen kympin päälle, ei kuvakorttien eikä ässien.
   *[all] Kymppi käy itseään pienempien päälle, ei kuvakorttien eikä ässien.
}
rule-ten_on-lower_pip_or_court = { $special_colours ->
    [black_only] Musta kymppi käy itseään pienempien, punaisen kympin ja kuvakorttien päälle.
   *[all] Kymppi käy itseään pienempien ja kuvakorttien päälle.
}
rule-ten_on-any = { $special_colours ->
    [black_only] Musta kymppi käy minkä tahansa päälle, isompienkin, ellei alempana muuta sanota.
   *[all] Kymppi käy minkä tahansa päälle, isompienkin, ellei alempana muuta sanota.
}
rule-ace_on-court = { $special_colours ->
    [black_only] Musta ässä käy vain kuvakorttien päälle.
   *[all] Ässä käy vain kuvakorttien päälle.
}
rule-ace_on-any_lower = { $special_colours ->
    [black_only] Musta ässä käy ässien ja kaikkien pienempien päälle.
   *[all] Ässä käy ässän ja kaikkien pienempien päälle.
}
rule-ace_on-eight_up = { $special_colours ->
    [black_only] Musta ässä käy kasin ja sitä isompien päälle, ässään asti.
   *[all] Ässä käy kasin ja sitä isompien päälle, ässään asti.
}
rule-ten_on_empty-feed = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [feed] Tyhjään pöytään lyöty musta kymppi tai musta ässä on syöttö seuraavalle.
       *[other] Tyhjään pöytään lyöty musta kymppi on syöttö seuraavalle.
    }
   *[all] { $ace_on_empty ->
        [feed] Tyhjään pöytään lyöty kymppi tai ässä on syöttö seuraavalle.
       *[other] Tyhjään pöytään lyöty kymppi on syöttö seuraavalle.
    }
}
rule-ten_on_empty-clear = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [clear] Tyhjään pöytään lyöty musta kymppi tai musta ässä kaatuu saman tien.
       *[other] Tyhjään pöytään lyöty musta kymppi kaatuu saman tien.
    }
   *[all] { $ace_on_empty ->
        [clear] Tyhjään pöytään lyöty kymppi tai ässä kaatuu saman tien.
       *[other] Tyhjään pöytään lyöty kymppi kaatuu saman tien.
    }
}
rule-ten_on_empty-plain = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [plain] Mustan kympin tai mustan ässän saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
       *[other] Mustan kympin saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
    }
   *[all] { $ace_on_empty ->
        [plain] Kympin tai ässän saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
       *[other] Kympin saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
    }
}
rule-ten_on_empty-forbidden = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [forbidden] Mustaa kymppiä tai mustaa ässää ei saa lyödä tyhjään pöytään.
       *[other] Mustaa kymppiä ei saa lyödä tyhjään pöytään.
    }
   *[all] { $ace_on_empty ->
        [forbidden] Kymppiä tai ässää ei saa lyödä tyhjään pöytään.
       *[other] Kymppiä ei saa lyödä tyhjään pöytään.
    }
}
rule-ace_on_empty-feed = { $special_colours ->
    [black_only] Tyhjään pöytään lyöty musta ässä on syöttö seuraavalle.
   *[all] Tyhjään pöytään lyöty ässä on syöttö seuraavalle.
}
rule-ace_on_empty-clear = { $special_colours ->
    [black_only] Tyhjään pöytään lyöty musta ässä kaatuu saman tien.
   *[all] Tyhjään pöytään lyöty ässä kaatuu saman tien.
}
rule-ace_on_empty-plain = { $special_colours ->
    [black_only] Mustan ässän saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
   *[all] Ässän saa lyödä tyhjään pöytään siinä kuin muutkin kortit.
}
rule-ace_on_empty-forbidden = { $special_colours ->
    [black_only] Mustaa ässää ei saa lyödä tyhjään pöytään.
   *[all] Ässää ei saa lyödä tyhjään pöytään.
}
rule-led_answer-none = { $face_down ->
    [yes] Syötön päälle ei käy mikään: seuraava nostaa pinon tai epäilee, ja vuoro siirtyy hänestä seuraavalle.
   *[no] Syötön päälle ei käy mikään: seuraava nostaa pinon, ja vuoro siirtyy hänestä seuraavalle.
}
rule-led_answer-same_rank = { $special_colours ->
    [black_only] Pinon päällä olevaan mustaan kymppiin tai mustaan ässään vastataan vain samalla; muuten seuraava nostaa pinon.
   *[all] Pinon päällä olevaan kymppiin tai ässään vastataan vain samalla arvolla; muuten seuraava nostaa pinon.
}
rule-led_answer-two = { $special_colours ->
    [black_only] Pinon päällä olevaan mustaan kymppiin tai mustaan ässään vastataan vain mustalla kakkosella; muuten seuraava nostaa pinon.
   *[all] { $red_two_low ->
        [yes] Pinon päällä olevaan kymppiin tai ässään vastataan vain mustalla kakkosella; muuten seuraava nostaa pinon.
       *[no] Pinon päällä olevaan kymppiin tai ässään vastataan vain kakkosella; muuten seuraava nostaa pinon.
    }
}
rule-led_answer-same_rank_or_two = { $special_colours ->
    [black_only] Pinon päällä olevaan mustaan kymppiin tai mustaan ässään vastataan vain samalla tai mustalla kakkosella; muuten seuraava nostaa pinon.
   *[all] { $red_two_low ->
        [yes] Pinon päällä olevaan kymppiin tai ässään vastataan vain samalla arvolla tai mustalla kakkosella; muuten seuraava nostaa pinon.
       *[no] Pinon päällä olevaan kymppiin tai ässään vastataan vain samalla arvolla tai kakkosella; muuten seuraava nostaa pinon.
    }
}
rule-ten-on-ace = { $special_colours ->
    [black_only] Musta kymppi käy kuitenkin tällaisenkin ässän päälle.
   *[all] Kymppi käy kuitenkin tällaisenkin ässän päälle.
}
rule-left-on-top = { $special_colours ->
    [black_only] Sama koskee tällaista mustaa kymppiä tai ässää aina, kun se jää pinon päällimmäiseksi.
   *[all] Sama koskee tällaista kymppiä tai ässää aina, kun se jää pinon päällimmäiseksi.
}
rule-two_on-any = { $fed ->
    [ten] { $red_two_low ->
        [yes] Musta kakkonen käy minkä tahansa muun kuin syötetyn kympin päälle.
       *[no] Kakkonen käy minkä tahansa muun kuin kympin päälle.
    }
    [ace] { $red_two_low ->
        [yes] Musta kakkonen käy minkä tahansa muun kuin syötetyn ässän päälle.
       *[no] Kakkonen käy minkä tahansa muun kuin ässän päälle.
    }
   *[other] { $red_two_low ->
        [yes] Musta kakkonen käy minkä tahansa päälle.
       *[no] Kakkonen käy minkä tahansa päälle.
    }
}
rule-two_on-not_ten_ace = { $special_colours ->
    [black_only] Musta kakkonen käy minkä tahansa muun kuin mustan kympin tai mustan ässän päälle.
   *[all] { $red_two_low ->
        [yes] Musta kakkonen käy minkä tahansa muun kuin kympin tai ässän päälle.
       *[no] Kakkonen käy minkä tahansa muun kuin kympin tai ässän päälle.
    }
}
rule-on_two-two = { $red_two_low ->
    [yes] Mustan kakkosen päälle käy vain toinen musta kakkonen.
   *[no] Kakkosen päälle käy vain toinen kakkonen.
}
rule-on_two-two_ten_ace = { $special_colours ->
    [black_only] Mustan kakkosen päälle käy vain musta kakkonen, kymppi tai ässä.
   *[all] { $red_two_low ->
        [yes] Mustan kakkosen päälle käy vain musta kakkonen, kymppi tai ässä.
       *[no] Kakkosen päälle käy vain kakkonen, kymppi tai ässä.
    }
}
rule-on_two-any = { $red_two_low ->
    [yes] Mustan kakkosen päälle käy mikä tahansa.
   *[no] Kakkosen päälle käy mikä tahansa.
}

# What clears the pile
rule-clear = Kun pino kaatuu, sen kortit ovat poissa pelistä jaon loppuun.
rule-ten_clears-lower_pip = { $special_colours ->
    [black_only] Musta kymppi itseään pienemmän päällä kaataa pinon.
   *[all] Kymppi itseään pienemmän päällä kaataa pinon.
}
rule-ten_clears-lower_pip_and_court = { $special_colours ->
    [black_only] Musta kymppi kaataa kaiken, minkä päälle se lyödään, paitsi toiset kympit.
   *[all] Kymppi kaataa kaiken, minkä päälle se lyödään, paitsi toiset kympit.
}
rule-ten_clears-never = { $ace_clears ->
    [never] Kymppi ja ässä eivät kaada sitä, minkä päälle ne lyödään.
   *[other] Kymppi ei kaada sitä, minkä päälle se lyödään.
}
rule-ace_clears-court = { $special_colours ->
    [black_only] Musta ässä kuvakortin päällä kaataa pinon.
   *[all] Ässä kuvakortin päällä kaataa pinon.
}
rule-ace_clears-any_lower = { $special_colours ->
    [black_only] Musta ässä itseään pienemmän päällä kaataa pinon.
   *[all] Ässä itseään pienemmän päällä kaataa pinon.
}
rule-ace_clears-never = Ässä ei kaada sitä, minkä päälle se lyödään.
rule-four_clears-off = Neljä samaa ei kaada mitään.
rule-four_clears-on = { $four_unit ->
    [plays] Neljä peräkkäistä lyöntiä samaa arvoa kaataa pinon.
   *[cards] { $face_down ->
        [yes] Neljä tai useampi samanarvoinen kortti päällekkäin kaataa pinon; ratkaisevaa on, mitä sanottiin.
       *[no] Neljä tai useampi samanarvoinen kortti päällekkäin kaataa pinon.
    }
}
rule-four_clears-except_twos = { $four_unit ->
    [plays] Neljä peräkkäistä lyöntiä samaa arvoa kaataa pinon; kakkoset eivät kaada.
   *[cards] { $face_down ->
        [yes] Neljä tai useampi samanarvoinen kortti päällekkäin kaataa pinon; ratkaisevaa on, mitä sanottiin. Neljä kakkosta ei kaada.
       *[no] Neljä tai useampi samanarvoinen kortti päällekkäin kaataa pinon. Neljä kakkosta ei kaada.
    }
}
rule-four_unit-cards = On yhdentekevää, monessako lyönnissä ne neljä tulivat.
rule-four_unit-plays = On yhdentekevää, montako korttia kussakin lyönnissä oli.
rule-four-colours = Punaiset ja mustat lasketaan erikseen silloin, kun ne ovat eri asia.
rule-four_of_led_clearers-yes = { $special_colours ->
    [black_only] Neljä mustaa kymppiä tai neljä mustaa ässää kaataa myös, tyhjässä pöydässäkin.
   *[all] Neljä kymppiä tai neljä ässää kaataa myös, tyhjässä pöydässäkin.
}
rule-four_of_led_clearers-no = { $special_colours ->
    [black_only] Neljä mustaa kymppiä tai neljä mustaa ässää ei kaada pelkällä määrällään.
   *[all] Neljä kymppiä tai neljä ässää ei kaada pelkällä määrällään.
}
rule-after_clear-same_player = Kaataja lyö itse seuraavaksi tyhjään pöytään.
rule-after_clear-next_player = Kaadon jälkeen tyhjään pöytään lyö seuraava pelaaja.
rule-nothing-clears = Mikään ei kaada pinoa.

# Drawing and picking up
rule-refill_to-0 = Kättä ei täydennetä jaon aikana.
rule-refill_to-3 = Lyönnin jälkeen täydennät kätesi nostopakasta kolmeen korttiin, niin kauan kuin sitä riittää.
rule-refill_to-5 = Lyönnin jälkeen täydennät kätesi nostopakasta viiteen korttiin, niin kauan kuin sitä riittää.
rule-refill_to-6 = Lyönnin jälkeen täydennät kätesi nostopakasta kuuteen korttiin, niin kauan kuin sitä riittää.
rule-refill_time-at_once = Käsi täydennetään heti, ennen kuin kukaan on ehtinyt epäillä.
rule-refill_time-after_window = Käsi täydennetään vasta, kun lyöntiä ei voi enää epäillä; valeesta kiinni jäänyt ei täydennä.
rule-voluntary_draw-none = Nostopakasta ei nosteta omasta halusta.
rule-voluntary_draw-draw_and_pass = Lyömisen sijasta saat nostaa nostopakasta yhden kortin, ja vuoro siirtyy.
rule-voluntary_draw-draw_then_play_or_pickup = Vuorosi aluksi saat nostaa nostopakasta yhden kortin; sitten lyöt tai nostat pinon.
rule-blind_play-none = Nostopakasta ei lyödä.
rule-blind_play-always = { $face_down ->
    [yes] Käsikorttien sijasta saat lyödä nostopakan päällimmäisen kortin sitä katsomatta ja väittää siitä mitä tahansa, mikä pinoon käy.
   *[no] Saat kokeilla onneasi: käännä nostopakan päällimmäinen kortti ja lyö se, jos se käy.
}
rule-blind_play-if_unable = Jos sinulla ei ole mitään lyötävää, saat kokeilla onneasi: käännä nostopakan päällimmäinen kortti ja lyö se, jos se käy.
rule-blind_fail-pickup_pile_and_card = Jos se ei käy, nostat sekä kortin että pinon.
rule-blind_fail-keep_card_and_pass = Jos se ei käy, pidät kortin ja vuoro siirtyy.
rule-fed-draw = { $blind_play ->
    [none] Syötöstä ei pääse nostamalla nostopakasta.
   *[other] Syötöstä ei pääse nostamalla eikä lyömällä nostopakasta.
}
rule-fed-blind = Syötöstä ei pääse lyömällä nostopakasta.
rule-swap_window-none = Lyöty mikä lyöty.
rule-swap_window-until_next_play = Jos lyöt yhden kortin ja nostat sitten paremman, saat vaihtaa ne keskenään, kunhan uusi käy eikä seuraava ole ehtinyt tehdä mitään.
rule-voluntary_pickup-always = { $face_down ->
    [yes] Lyömisen sijasta saat nostaa koko pinon käteesi.
   *[no] Lyömisen sijasta saat nostaa koko pinon käteesi, ja sinun on pakko, jos et voi muuta.
}
rule-voluntary_pickup-if_stock_empty = Omasta halustaan pinon saa nostaa vasta, kun nostopakka on loppu; se, joka ei voi muuta, nostaa aina.
rule-voluntary_pickup-never = Pinoa ei nosteta omasta halusta, vain pakon edessä.
rule-pickup_next-next_player_leads = Kun pino on nostettu, tyhjään pöytään lyö seuraava pelaaja.
rule-pickup_next-same_player_leads = { $fed ->
    [none] Joka nostaa pinon omasta halustaan, lyö itse tyhjään pöytään.
   *[other] Joka nostaa pinon omasta halustaan, lyö itse tyhjään pöytään; syötön jälkeen lyö seuraava.
}
rule-relax_when_stock_empty-none = Rajat pysyvät voimassa, vaikka nostopakka on loppu.
rule-relax_when_stock_empty-court_minimum = Kun nostopakka on loppu, kuvakortit eivät enää vaadi alleen mitään erityistä.
rule-relax_when_stock_empty-court_on_empty = Kun nostopakka on loppu, kuvakortin saa lyödä myös tyhjään pöytään.
rule-relax_when_stock_empty-ace_clears = { $special_colours ->
    [black_only] Kun nostopakka on loppu, musta ässä kaataa kaiken, minkä päälle se lyödään.
   *[all] Kun nostopakka on loppu, ässä kaataa kaiken, minkä päälle se lyödään.
}
rule-relax_when_stock_empty-ten_on = { $special_colours ->
    [black_only] Kun nostopakka on loppu, musta kymppi käy isompienkin päälle.
   *[all] Kun nostopakka on loppu, kymppi käy isompienkin päälle.
}
rule-relax_when_stock_empty-on_two = { $red_two_low ->
    [yes] Kun nostopakka on loppu, mustan kakkosen päälle käy mikä tahansa.
   *[no] Kun nostopakka on loppu, kakkosen päälle käy mikä tahansa.
}

# Bluff and doubt
rule-claimed_count-must_match = Sanotun määrän on pidettävä paikkansa; vain arvosta saa valehdella.
rule-claimed_count-may_lie = Korttien määrästäkin saa valehdella.
rule-challengers-anyone_in_play = Viimeistä lyöntiä saa epäillä kuka tahansa, joka on vielä pelissä.
rule-challengers-next_player_only = Lyöntiä saa epäillä vain seuraava pelaaja.
rule-challengers-anyone_incl_out = Viimeistä lyöntiä saa epäillä kuka tahansa, pois päässytkin; jos hän on väärässä, hän palaa peliin.
rule-challenge_window-until_next_action = Epäily myöhästyy, kun seuraava pelaaja on tehnyt jotain.
rule-challenge_window-until_all_pass = Peli jatkuu vasta, kun jokainen, joka saa epäillä, on epäillyt tai uskonut.
rule-challenge_priority-first_to_speak = Monesta epäilijästä ratkaisee nopein.
rule-challenge_priority-clockwise = Monesta epäilijästä ratkaisee se, joka istuu lyöjästä ensimmäisenä myötäpäivään; selaimessa ratkaisee nopein tai arpa.
rule-clear_window-before_discard = Kaatuva pino viedään pois vasta, kun kukaan ei halua epäillä.
rule-clear_window-none = Kaatuva pino viedään heti pois, eikä kaatoa saa epäillä.
rule-reveal = Epäillyt kortit käännetään. Jos yksikin on muuta kuin sanottiin, se oli vale.
rule-true_next-challenged = Jos se oli totta, epäilijä nostaa koko pinon ja epäilty lyö tyhjään pöytään.
rule-true_next-next_after_challenged = Jos se oli totta, epäilijä nostaa koko pinon ja epäillystä seuraava lyö tyhjään pöytään.
rule-true_next-challenger = Jos se oli totta, epäilijä nostaa koko pinon ja lyö itse tyhjään pöytään.
rule-true_next-next_after_challenger = Jos se oli totta, epäilijä nostaa koko pinon ja hänestä seuraava lyö tyhjään pöytään.
rule-lie_next-next_after_liar = Jos se oli vale, valehtelija nostaa koko pinon ja hänestä seuraava lyö tyhjään pöytään.
rule-lie_next-challenger = Jos se oli vale, valehtelija nostaa koko pinon ja epäilijä lyö tyhjään pöytään.
rule-lie_next-liar = Jos se oli vale, valehtelija nostaa koko pinon ja lyö itse tyhjään pöytään.
rule-true_clear_challenged-challenger_takes = Sama koskee oikeaa kaatoa: sen epäilijä nostaa pinon, eikä mitään kaadu.
rule-true_clear_challenged-clears_anyway = Oikea kaato kaataa pinon, vaikka sitä epäiltiin, eikä kukaan nosta mitään.
rule-last_play_challengeable-yes = Käden viimeisiäkin kortteja saa epäillä, eikä kukaan ole päässyt pois, ennen kuin asia on selvä.
rule-last_play_challengeable-no = Käden viimeisiä kortteja ei saa epäillä.

# Going out and the end
rule-table-cards = { $table_down ->
    [0] Pöytäkortit tulevat käyttöön, kun käsi on tyhjä.
   *[other] { $table_up ->
        [0] Pöytäkortit tulevat käyttöön, kun käsi on tyhjä: yksi kerrallaan ja katsomatta.
       *[other] Pöytäkortit tulevat käyttöön, kun käsi on tyhjä: ensin avokortit, sitten umpikortit yksi kerrallaan ja katsomatta.
    }
}
rule-table-misfit = Umpikortti, joka ei käy, nostetaan käteen pinon kanssa.
rule-out_when-hand_empty = { $hand_size ->
    [all] Pois on päässyt se, jolla ei ole enää kortteja.
   *[other] Pois on päässyt se, jonka käsi on tyhjä, vaikka nostopakkaa vielä olisi.
}
rule-out_when-hand_and_stock_empty = Pois on päässyt se, jonka käsi on tyhjä, kun nostopakkakin on loppu.
rule-out_when-all_zones_empty = { $tables ->
    [yes] Pois on päässyt se, jolla ei ole enää kortteja kädessä eikä pöydällä.
   *[no] Pois on päässyt se, jonka käsi on tyhjä.
}
rule-play_until-one_left = Muut jatkavat, kunnes vain yhdellä on kortteja. Hän on paskahousu.
rule-play_until-first_out = Ensimmäisenä pois päässyt voittaa, ja jako päättyy siihen.
rule-turn_limit = { $turn_limit ->
    [none] Jaon pituutta ei ole rajattu.
    [one] Yhden vuoron jälkeen jako on tasapeli.
   *[other] Jos jako ei ole ratkennut { $turn_limit } vuorossa, se on tasapeli.
}

# Several deals
rule-next_dealer-loser = Häviäjä jakaa seuraavan jaon.
rule-next_dealer-clockwise = Jakovuoro kiertää myötäpäivään.
rule-scoring-none = Pisteitä ei lasketa.
rule-scoring-count_losses = Lasketaan, montako kertaa kukin on hävinnyt.
rule-scoring-places = Sijoista saa pisteitä: viimeinen ei yhtään, ja jokainen sija ylempänä antaa yhden lisää.
rule-between_deals-none = Rangaistusta ei ole.
rule-between_deals-loser_forfeit = Häviäjä jakaa seuraavan jaon ja passaa sillä aikaa muita.


## The presets: a title and one sentence about each.

preset-valepaska = Valepaska
preset-valepaska-about = Itse huijauspeli: kaikki lyödään kuvapuoli alaspäin, kättä ei täydennetä, ja kuvakortit vaativat kasin.
preset-valepaska-classic = Valepaska, neljä samaa ei kaada
preset-valepaska-classic-about = Vanhemman tekstin mukaan: neljä samaa jää pöytään, pinoa ei nosteta omasta halusta ennen kuin nostopakka on loppu, ja häviäjä jakaa ja hakee juomat.
preset-paskahousu = Paskahousu
preset-paskahousu-about = Avoin peli niin kuin sitä yleensä pelataan: ei valehtelua, vain huonoja kortteja.
preset-paskahousu-wikipedia = Paskahousu, mikään ei kaada
preset-paskahousu-wikipedia-about = Avoin peli tarkasti englanninkielisen Wikipedian mukaan: pino häviää pöydästä vain jonkun käteen.
preset-valepaska-wikipedia = Valepaska, mikään ei kaada
preset-valepaska-wikipedia-about = Huijauspeli tarkasti englanninkielisen Wikipedian mukaan: mikään ei kaada pinoa, ja käsi täydennetään viiteen.
preset-valepaska-house = Valepaska, käsi täydennetään
preset-valepaska-house-about = Käsi täydennetään viiteen, kuvakortit käyvät seiskan päälle, ja peli odottaa, kunnes jokainen on epäillyt tai uskonut.
preset-poytapaska = Pöytäpaska
preset-poytapaska-about = Avoin peli, jossa jokaisen edessä on neljä umpikorttia ja neljä avokorttia.
preset-poytapaska-wikipedia = Pöytäpaska, rajat poistuvat lopussa
preset-poytapaska-wikipedia-about = Pöytäkortit tarkasti englanninkielisen Wikipedian mukaan: mikään ei kaada ja rajat pitävät, kunnes nostopakka on loppu.
preset-poytapaska-family = Perheen pöytäpaska, 3+3+3
preset-poytapaska-family-about = Kolme umpeen, kolme auki, kolme käteen; kuvakortit odottavat ensimmäistä kaatoa, ja ensimmäinen pois päässyt voittaa.
preset-ruotsalainen = Ruotsalainen paskahousu
preset-ruotsalainen-about = Avoin peli, jossa koko pakka jaetaan eikä nostopakasta voi toivoa mitään.
preset-ruotsalainen-wikipedia = Ruotsalainen, mikään ei kaada
preset-ruotsalainen-wikipedia-about = Koko pakka jaetaan eikä mikään kaada pinoa, tarkasti englanninkielisen Wikipedian mukaan.
preset-paskahousu-2008 = Paskahousu, kuvat eivät aloita
preset-paskahousu-2008-about = Niin kuin peli kerrottiin vuonna 2008: kuvakortteja ei koskaan lyödä tyhjään pöytään.
preset-paskahousu-fi = Paskahousu, saa kokeilla onneaan
preset-paskahousu-fi-about = Suomenkielisen Wikipedian mukaan: kun mitään lyötävää ei ole, saa kääntää nostopakan päällimmäisen ja kokeilla.
preset-paskahousu-fi-ten-only = Paskahousu, vain kymppi kaataa
preset-paskahousu-fi-ten-only-about = Kymppi kaataa kuvakortit ja ässätkin, ja ässä on vain iso kortti.
preset-paskahousu-qa = Paskahousu, kuvakortit kasista
preset-paskahousu-qa-about = Kuvakortit ja ässät vaativat kasin, eikä kumpaakaan lyödä tyhjään pöytään.
preset-paskahousu-venda = Kahden pakan paskahousu
preset-paskahousu-venda-about = Isolle porukalle: kaksi pakkaa, jokerit kakkosina, ja isoja kortteja yksi tai neljä kerrallaan.
preset-paskahousu-runko = Paskahousu, kaatokortit yksitellen
preset-paskahousu-runko-about = Niin kuin vuoden 2001 Windows-peli pelasi: kaatokortit lyödään yksitellen, ja sijoista saa pisteitä.
preset-paskahousu-six = Kuuden kortin paskahousu
preset-paskahousu-six-about = Kuusi korttia kädessä, kovat mustat kakkoset, ja katua saa.
preset-clone-fly = Kuin valepaska.fly.dev
preset-clone-fly-about = Pelaa niin kuin palvelin valepaska.fly.dev; vertailuun.
preset-clone-toni = Kuin tonihintikka/valepaska
preset-clone-toni-about = Pelaa niin kuin sen niminen ohjelma; vertailuun.
preset-clone-juhor = Kuin juhor00/valepaska
preset-clone-juhor-about = Pelaa niin kuin sen niminen ohjelma; vertailuun.


## House rules

house-soft-twos = Neljä kakkosta ei kaada
house-soft-twos-about = Neljä samaa kaataa pinon, mutta neljä kakkosta jää.
house-black-specials = Vain mustat erikoiskortit
house-black-specials-about = Vain mustat kympit, ässät ja kakkoset ovat erikoisia; punaiset kakkoset ovat kaikkein pienimpiä.
house-jokers = Kaksi jokeria
house-jokers-about = Kaksi arvotonta jokeria, joista pääsee eroon vain valehtelemalla.
house-refill = Käsi täydennetään viiteen
house-refill-about = Lyönnin jälkeen käsi täydennetään viiteen korttiin, niin kauan kuin nostopakkaa riittää.
house-seven-courts = Kuvakortit seiskasta
house-seven-courts-about = Jätkä, rouva ja kuningas käyvät jo seiskan päälle.
house-no-pickup = Pinoa ei nosteta omasta halusta
house-no-pickup-about = Pinoa ei saa nostaa vain siksi, että se on helpompaa.
house-true-clears = Oikea kaato kaataa aina
house-true-clears-about = Oikea kymppi, ässä tai neljä samaa kaataa pinon, vaikka joku epäili.
house-challenger-leads = Oikeassa ollut epäilijä aloittaa
house-challenger-leads-about = Valehtelijan paljastaja lyö tyhjään pöytään.
house-next-only = Vain seuraava saa epäillä
house-next-only-about = Muut saavat ajatella omiaan.
house-two-packs = Kaksi pakkaa
house-two-packs-about = 104 korttia isolle pöydälle tai pitkälle illalle.
house-whole-pack = Koko pakka jaetaan
house-whole-pack-about = Nostopakkaa ei ole eikä mitään nosteta: joka kortti on jonkun kädessä.
house-ten-only = Vain kymppi kaataa
house-ten-only-about = Kymppi käy minkä tahansa päälle ja kaataa sen; ässä on vain iso kortti.
house-first-out = Ensimmäinen pois päättää jaon
house-first-out-about = Ensimmäisenä pois päässyt voittaa, eikä kenenkään tarvitse hävitä.


## The game in a terminal

term-welcome = Valepaska. Kirjoita ?, niin saat ohjeen.
term-rules = Säännöt: { $spec }
term-players = Pöydässä: { $players }
term-bots-see = Botit näkevät vain omat korttinsa, niin kuin sinäkin.

# The table and the hand.
term-hand = Kätesi ({ $count }): { $cards }
term-hand-empty = Kätesi on tyhjä.
term-up = Avokorttisi: { $cards }
term-down = Umpikorttejasi: { $count }
term-table = Pino { $pile }, nostopakka { $stock }, kaadettu { $discards }.
term-top = Päällimmäisenä: { $claim } ({ $player }).
term-top-you = Päällimmäisenä: { $claim } (sinä).
term-empty-table = Pöytä on tyhjä.
term-cards-left-up = { $player }, avokortit: { $cards }
term-history = Pinon lyönnit vanhimmasta alkaen:
term-history-empty = Kukaan ei ole vielä väittänyt mitään.
term-history-empty-open = Pinossa ei ole vielä mitään.
term-history-line = { $player }: ”{ $claim }.”
term-history-line-cards = { $player }: ”{ $claim }.” Oikeasti: { $cards }
term-history-line-open = { $player }: { $cards }
term-ledger = Tässä pinossa on muka:

# What can be done.
term-legal-stock = lyö nostopakan päällimmäinen kortti sokkona
term-legal-down = käännä umpikortti
term-legal-draw = nosta kortti nostopakasta
term-legal-pickup = nosta pino ({ $count })
term-legal-swap = vaihda kortti
term-legal-play = lyö { $cards }

# Prompts.
term-prompt-turn = Sinun vuorosi
term-prompt-turn-only = Vain yksi siirto on jäljellä. Enter = { $move }
term-prompt-claim = Mitä sanot, { $count ->
    [one] mikä se on?
   *[other] mitä ne ovat?
} Enter = takaisin
term-prompt-fed = Sait syötön. Nostatko pinon, vai mitä teet?
term-prompt-fed-only = Sait syötön. Enter = { $move }
term-fed-next = Tämä on syöttö sinulle.
term-prompt-opening = Kenellä on { $ranks }? Enter = ei ole, tai lyö ne
term-prompt-setup = Vaihda käsi- ja avokortteja ({ $key }), tai Enter = valmis
term-prompt-swap = Vaihdatko lyömäsi kortin juuri nostamaasi? Enter = en, { $key } = vaihdan

# Words that a player may type, separated by spaces. English words are always understood.
term-words-play = lyö lyön pelaa
term-words-stock = s sokkona sokko umpi
term-words-down = f käännä
term-words-draw = n pakasta nostan
term-words-pickup = o ota pino
term-words-swap = z vaihda
term-words-challenge = e epäilen epäile vale
term-words-pass = p passaan passi uskon ohi
term-words-help = ? ohje apua
term-words-rules = r säännöt
term-words-hand = h käsi kortit
term-words-table = y pöytä tilanne
term-words-history = m muisti historia lyönnit
term-words-why = w miksi
term-words-save = v tallenna
term-words-quit = l lopeta
term-words-yes = kyllä joo juu k j
term-words-no = ei e

# The help page.
term-help = Voit kirjoittaa:
term-help-play = lyö kortteja ja sano, mitä ne ovat: 8 8 = 9, 88=9, 2x8=9, 8h 8s = 9
term-help-play-open = lyö kortteja: 8 8, tai maat valiten 8h 8s
term-help-stock = lyö nostopakan päällimmäinen kortti sokkona
term-help-down = käännä yksi umpikorttisi: sen numero
term-help-draw = nosta kortti nostopakasta
term-help-pickup = nosta pino
term-help-challenge = epäile viimeistä lyöntiä
term-help-pass = usko; tai: ei ole, valmis, en vaihda
term-help-pass-open = ei ole, valmis tai en vaihda
term-help-swap = vaihda kaksi korttia: ensin se, jonka annat, sitten se, jonka otat
term-help-help = tämä luettelo
term-help-hand = korttisi yksitellen, ja numerot, joilla niitä voi valita: #1 #4 = 9
term-help-table = pöytä uudestaan: pelaajat ja pinot
term-help-history = pinon lyönnit
term-help-rules = tämän pelin säännöt
term-help-why = mitä nyt voi lyödä; arvon kanssa, miksi ei: w 10
term-help-save = tallenna kopio tiedostoon: v peli.toml
term-help-quit = lopeta; peli jää talteen
term-help-cards = Kortissa on arvo ja maa: 7h (hertta), 10s (pata), Qd (ruutu), Ac (risti); X on jokeri. Ilman maata otetaan ensimmäiset sitä arvoa.
term-help-colours = Punainen ja musta ovat tässä eri asia; b on musta, r on punainen: { $ranks }
term-help-lesson = Onko peli sinulle uusi? { $command } vie kolme minuuttia.

# Lines that could not be read.
term-unclear = En ymmärrä: ”{ $text }”. Kirjoita ?, niin saat ohjeen.
term-too-much = ”{ $rest }” sanan ”{ $word }” jälkeen ei tarkoita mitään, joten mitään ei tehty.
term-not-a-claim = ”{ $text }” ei ole arvo. Sano 3–10, J, Q, K, A tai 2.
term-which-colour = Punainen ja musta ovat tässä eri asia: { $black } on musta, { $red } on punainen.
term-no-colour = Värillä ei ole tässä väliä: sano pelkkä { $rank }.
term-count-is-cards = Olet lyömässä { $count ->
    [one] yhden kortin
   *[other] { $count } korttia
}, ja sanotun määrän on oltava sama.
term-no-claim-here = Tässä pelissä ei väitetä mitään: lyö vain kortit.
term-which-down = Mikä niistä? Sano numero, esimerkiksi: käännä 1
term-how-to-swap = Tarvitaan kaksi korttia: ensin se, josta luovut, sitten se, jonka otat.
term-not-in-hand = Sinulla ei ole tällaista: { $card }.
term-not-that-many = Niin montaa sinulla ei ole: { $rank }.
term-no-such-place = Korttia numero { $place } ei ole; niitä on { $count }.

# Several people on one device.
term-handover = Laite seuraavalle: { $player }. Paina Enter, kun kukaan muu ei katso.
term-handover-others = Muut ihailevat sillä aikaa järveä.
term-handover-done = Valmis. Paina Enter, niin korttisi menevät piiloon.

# Stopping, saving and going on.
term-saved = Peli on tallessa: { $file }
term-resume-with = Jatka komennolla: { $command }
term-resumed = Peli jatkuu siitä, mihin se jäi: { $file }
term-not-saved = Peliä ei tallennettu.
term-saved-before = Jatkamisen jälkeen pelattu on unohdettu; peli on tallessa sellaisena kuin se oli.
term-end-of-input = Syöte loppui, joten peli päättyy tähän.
term-bye = Näkemiin.

# Several deals.
term-again = Uusi jako? Enter = kyllä, e = ei
term-yes-or-no = Vastaa kyllä tai ei.
term-deal-number = Jako { $number }
term-results = { $count ->
    [one] Yhden jaon
   *[other] { $count } jaon
} jälkeen:
term-result-losses = { $player }: paskahousu { $count ->
    [0] ei vielä kertaakaan
    [one] kerran
   *[other] { $count } kertaa
}
term-result-points = { $player }: { $count ->
    [one] yksi piste
   *[other] { $count } pistettä
}
term-forfeit = { $player } jakaa seuraavan ja huolehtii juomista.
term-forfeit-you = Sinä jaat seuraavan ja huolehdit juomista.


## A lesson of three minutes

lesson-title = Valepaska kolmessa minuutissa
lesson-stop = Pois pääset milloin vain: kirjoita { $input }.
lesson-goal = Hankkiudu eroon korteistasi. Joka jää viimeisenä kortit kädessä istumaan, on paskahousu ja saa kuulla siitä aamiaiseen asti.
lesson-how = Kortit lyödään pinoon kuvapuoli alaspäin, ja sinä sanot, mitä ne ovat. Joka kerta sama arvo kuin viimeksi tai isompi; kolmoset ovat pieniä, kakkoset suuria.
lesson-honest = Ensin rehellisesti. Aino sanoi ”{ $claim }”, ja sinulla on kaksi kasia. Lyö ne ja sano, mitä ne ovat: { $input }
lesson-honest-done = Kukaan ei epäillyt. Rehellisyys toimii yllättävän usein.
lesson-lie = Nyt { $player } sanoi ”{ $claim }”, eikä sinulla ole mitään niin isoa. Lyö huono kortti ja sano sitä hyväksi. Näytä rauhalliselta. { $input }
lesson-lie-done = Meni läpi. Huono korttisi on nyt jonkun muun murhe.
lesson-challenge = { $player } sanoo ”{ $claim }”, ja sinulla itselläsi niitä on { $held }. Pakassa on neljä. Laske ja epäile: { $input }
lesson-challenge-done = Vale! { $player } nostaa koko pinon. Jos se olisi ollut totta, olisit nostanut sinä, joten laske ensin.
lesson-clear = Vielä yksi asia: kymppi. Kymppi pienemmän päällä kaataa koko pinon. Päällimmäisenä on ”{ $claim }”; lyö kymppisi: { $input }
lesson-clear-done = Sinne menivät, { $count } korttia. Ja kaataja jatkaa: voit lyödä seuraavaksi mitä vain.
lesson-more = Ässä kaataa kuvakortit, neljä samaa kaataa myös, ja kymppi tyhjässä pöydässä on lahja, joka seuraavan on pakko ottaa.
lesson-end = Siinä kaikki. Loppu on hermoista kiinni. Peli alkaa näin: { $input }
lesson-not-that = Sekin olisi siirto, mutta kokeile tätä: { $input }
lesson-next = Jatka painamalla Enter.


## The command line

cli-few-players = Näillä säännöillä pelaajia olisi hyvä olla ainakin { $least }; nyt heitä on { $count }.
cli-many-players = Näillä säännöillä pelaajia olisi hyvä olla enintään { $most }; nyt heitä on { $count }.

cli-presets = Pelit
cli-house-rules = Talon säännöt
cli-sources = Kunkin pelin sivulla on sen lähde, nimettynä englanniksi.
cli-options = Valinnat
cli-options-hint = Kirjoita ne pelin nimen perään, esimerkiksi { $spec }.
cli-option-default = { $value } (oletus)
cli-option-here = { $value } (tässä)
cli-option-range = Luku { $least }–{ $most }.
cli-option-list = Mitkä tahansa näistä pilkuin erotettuina, tai { $none }.
cli-rules-hint = Yhdistä niitä plusmerkillä, esimerkiksi { $spec }.
cli-rules-more = Kaikki valinnat arvoineen: { $command }
cli-source = Lähde: { $source }
cli-spec = Säännöt: { $spec }
cli-grid = Mitä minkin päälle saa lyödä (rivi: pinon päällimmäinen, sarake: mitä lyödään)
cli-grid-corner = alla\lyö
cli-grid-empty = tyhjä
cli-grid-stock-empty = Sama, kun nostopakka on loppu
cli-grid-o = o
    .about = käy
cli-grid-C = K
    .about = kaataa
cli-grid-F = S
    .about = syöttää seuraavalle
cli-grid-s = n
    .about = vasta kun nostopakka on loppu
cli-grid-t = e
    .about = vasta ensimmäisen kaadon jälkeen
cli-grid-no = -
    .about = ei käy

cli-simulating = Jakoja pelattu: { $done } / { $total }
cli-seed = Siemen: { $seed }
cli-column-bot = Botti
cli-column-losses = Häviöt
cli-column-wins = Voitot
cli-column-share = Osuus
cli-column-rating = Vahvuus
cli-undecided = Ratkeamattomia jakoja: { $count }
cli-decisions = Päätöksiä: { $count }

cli-replay-step = Siirto { $number } / { $total }
cli-replay-end-of-input = Syöte loppui, joten kertominen päättyy tähän.


## Rivitila: mitä pöydän vieressä sanotaan, ja jaon loppu.

term-you = Sinä
term-unnamed = Pelaaja { $number }
term-bot-kind = { $player } (botti, { $kind })
term-character = { $player }, { $level }. { $habit }
term-kind-honest = rehellinen
term-kind-counter = laskija
term-kind-liar = valehtelija
term-kind-learner = oppija
term-kind-net = itseoppinut
term-kind-search = ennakoija
term-kind-semirandom = puoliksi arpova
term-count-one = { $player } { $count }
term-count-table = { $player } { $count } (+ { $up } auki, { $down } nurin)
term-count-out = { $player } poissa
term-may-claim = Voit sanoa: { $ranks }
term-may-lay = Voit lyödä: { $ranks }
term-may-not = Ei käy: { $list }
term-may-nothing = Mikään korttisi ei käy nyt.
term-effect-clear = { $rank } (kaataa)
term-effect-feed = { $rank } (syöttää)
term-also = Lisäksi: { $list }
term-can = Voit tehdä näin: { $list }
term-why-legal = { $rank } käy nyt.
term-why-clear = { $rank } käy nyt ja kaataa pinon.
term-why-feed = { $rank } käy nyt, ja seuraava saa vastata siitä.
term-why-doubt = Kysymys on, epäiletkö tätä. { $player }: ”{ $claim }.” Jos se oli vale, { $player } nostaa pinon ({ $count }); jos se oli totta, nostat sinä.
term-why-believed = Jos kukaan ei epäile ja vuoro tulisi sitten sinulle:
term-why-nothing-laid = Tässä kohdassa ei lyödä mitään.
term-ask-doubt = Epäiletkö? Enter = en, { $key } = epäilen
term-clear-open = Jos kukaan ei epäile, { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
} kaatuu.
term-answer-first = Ensin kysymys: epäiletkö vai et?
term-nobody-doubts = Kukaan ei epäile.
term-stake-left = { $player }: { $count ->
    [0] kortit loppuivat
    [one] yksi kortti jäljellä
   *[other] { $count } korttia jäljellä
}. Väärässä oleva nostaa { $pile }.
term-watching = Pääsit korteista. Muut jatkavat.
term-endless = { $turns } vuoroa bottien kesken eikä loppua näy: tätä ei hävinnyt kukaan.
term-file-exists = { $file } on jo olemassa, joten mitään ei tallennettu: anna toinen nimi.
term-file-name = { $file } ei pääty merkkeihin { $suffix }, joten mitään ei tallennettu. Anna nimi, esimerkiksi peli.toml.
term-passed-over = Myöhemmin tallennettua peliä ei voi lukea, joten vanhempi jatkuu: { $reason }
term-file-long = Nimi on liian pitkä, joten mitään ei tallennettu. Anna lyhyempi.
term-no-folder = Kansiota { $folder } ei ole, joten mitään ei tallennettu.
term-save-trouble = Peli ei tallennu: { $reason }
term-ask-save = Tallennetaanko peli? Enter = kyllä, e = ei, tai tiedoston nimi, esimerkiksi peli.toml
term-ask-save-more = Tallennetaanko se, mitä jatkamisen jälkeen on pelattu? Enter = kyllä, e = ei: aiempi tallennus jää voimaan, tai tiedoston nimi, esimerkiksi peli.toml

term-short-not_your_turn = ei vuorossa
term-short-already_answered = on jo vastannut
term-short-not_in_play = jo päässyt korteistaan
term-short-own_play = oma lyönti
term-short-window_closed = ei mitään epäiltävää
term-short-not_your_cards = ei sellaisia kortteja
term-short-not_one_rank = yhtä arvoa kerrallaan
term-short-wrong_count = väärä määrä
term-short-set_size = yksi kerrallaan
term-short-opening_rank = ei aloitukseen
term-short-too_low = liian pieni
term-short-court_limit = kuvat eivät käy vielä
term-short-ace_limit = ässä ei käy tuohon
term-short-ten_limit = kymppi ei käy tuohon
term-short-only_twos = ei kakkosen päälle
term-short-two_limit = kakkonen ei käy tuohon
term-short-must_take = ei käy tuohon
term-short-cannot_lead = ei tyhjään pöytään
term-short-colour = väri ratkaisee
term-short-stock_empty = nostopakka on tyhjä
term-short-pile_empty = pinoa ei ole
term-short-no_such_choice = ei käy tässä
term-short-over = jako on ohi

term-end-cards = Kaikki kortit käännettyinä:
term-end-true = { $player }: ”{ $claim }” oli totta
term-end-lie = { $player }: ”{ $claim }” oli vale: { $cards }
term-end-called = { $line } (epäili { $player })
term-end-called-you = { $line } (epäilit sinä)
term-end-left = { $player }, käteen jäi: { $cards }
term-end-left-you = Sinulle jäi käteen: { $cards }
term-end-counts = { $player }: väitteitä { $claims }, valeita { $lies }, kiinni { $caught } · epäilyjä { $calls }, oikeita { $right }

lesson-lead = Pöytä on tyhjä ja aloitus sinun: mikä tahansa käy. { $input }
lesson-lead-done = Peli jatkuu.

cli-deals = Jakoja: { $count }
cli-league-deals = Jakoja joka paria kohti: { $count }
cli-league-rounded = Joka pari pelaa { $count } jakoa eikä { $wanted }: sama pakka pelataan kerran jokaiselta { $seats } paikalta.
cli-column-against-table = Yksin vastassa
cli-column-interval = Väli
cli-even = Osuudet prosentteina: kuinka usein rivin botti hävisi yksin { $seats } hengen pöydässä sarakkeen bottia vastaan. Tasaväkinen häviäisi { $share } %.
cli-rating = Vahvuus: kuinka herkästi botti pääsee eroon korteistaan. Se, joka on 400 toista edellä, pääsee ulos ennen tätä kymmenen kertaa yhdestätoista; keskiarvo on 0.
cli-waiting = Yhtään jakoa ei ole vielä pelattu. Hakevilta boteilta kuluu aikaa: Numban kanssa puoli minuuttia kerran versiota kohti pelikoneen kääntämiseen, ilman sitä paljon enemmän joka jakoon.
cli-stopped = Keskeytetty: mitään ei laskettu yhteen.
train-stint = { $decisions } päätöstä, { $speed } sekunnissa.
train-habits = Valheita: { $lies } % kädestä lyönneistä. Epäilyjä: { $challenges } % lyönneistä, joita sai epäillä.
train-measured = Häviää { $loss } % jaoista yksin kolmea rehellistä bottia vastaan; tasaväkinen häviäisi 25 %.
train-against = Häviää { $loss } ± { $within } % jaoista yksin kolmea sen verkon pelaajaa vastaan, jota vastaan se oppii.
train-done = Verkko: { $path }
train-waiting = Ensin käännetään pelikone: minuutti tai pari, kerran versiota kohti. Ensimmäinen jakso kestää sitten noin minuutin.
train-stopped = Keskeytetty: viimeksi tallennetusta voi jatkaa valitsimella --resume.
train-stopped-early = Keskeytetty: mitään ei ollut vielä tallennettu, joten aloita alusta.
cli-replay-unfinished = Jako on kesken, joten kenenkään kortteja ei käännetä.
cli-record-holds = { $file } pitää paikkansa: { $count ->
    [one] yksi siirto, sallittu
   *[other] { $count } siirtoa, kaikki sallittuja
}.
cli-record-holds-loser = { $file } pitää paikkansa: { $count ->
    [one] yksi siirto, sallittu
   *[other] { $count } siirtoa, kaikki sallittuja
}; paskahousu oli { $player }.
cli-record-holds-loser-you = { $file } pitää paikkansa: { $count ->
    [one] yksi siirto, sallittu
   *[other] { $count } siirtoa, kaikki sallittuja
}; paskahousu olit sinä.
cli-record-unfinished = { $file } pitää toistaiseksi paikkansa: { $count ->
    [one] yksi siirto, sallittu
   *[other] { $count } siirtoa, kaikki sallittuja
}; jako on kesken.


## Reilu jako: sen vaiheet, komentorivillä ja sivulla. Ohje: fair-deal.md.

fair-holds = Jako oli reilu. Mitä se osoittaa ja mitä ei, kerrotaan tiedostossa docs/fair-deal.md.
fair-fails = { $file } ei pidä paikkaansa: { $count ->
    [one] yksi vaihe ei täsmää.
   *[other] { $count } vaihetta ei täsmää.
 }
fair-none = Siinä ei kerrota, miten pakka sekoitettiin, joten reilua jakoa ei ole tarkistettavaksi.
fair-none-told = Sivusi saamaa sitoumusta tai sen antamaa lisää ei siitä löydy: pyydä pöydässä pelatun jaon pöytäkirja.
fair-line-holds = { $step }: { $said }
fair-line-fails = { $step } EI TÄSMÄÄ: { $said }
fair-step-commitment = Sitoumus
fair-step-contributions = Lisäykset
fair-step-shuffle = Sekoitus
fair-step-hands = Kädet
fair-step-starter = Aloittaja
fair-ok-commitment = salaisuus on se, johon sitouduttiin ennen jakoa, { $commitment }.
fair-ok-contributions = { $count ->
    [0] kukaan ei lisännyt mitään, joten palvelin valitsi kortit yksin.
    [one] niitä tuli yksi, paikalta { $seats }.
   *[other] niitä tuli { $count }, paikoilta { $seats }.
 }
fair-ok-shuffle = pakan { $count } korttia on siinä järjestyksessä, joka seuraa salaisuudesta ja lisäyksistä.
fair-ok-hands = { $count ->
    [one] yksi siirto, sallittu
   *[other] { $count } siirtoa, kaikki sallittuja
} jaetuilla korteilla.
fair-ok-starter = { $lots ->
    [dealer] arpa määräsi jakajaksi pelaajan { $dealer }.
    [starter] arpa määräsi aloittajaksi pelaajan { $starter }.
    [both] arpa määräsi jakajaksi pelaajan { $dealer } ja aloittajaksi pelaajan { $starter }.
   *[none] mitään ei arvottu.
 }
fair-fault-other-commitment = ennen jakoa sinulle kerrottiin { $told }, mutta tallenteessa lukee { $commitment }.
fair-fault-not-of-secret = salaisuus ei ole se, johon sitouduttiin: sen SHA-256 ei ole { $commitment }.
fair-fault-not-one-each = niitä on { $count }, paikkoja { $seats }.
fair-fault-no-contribution = paikan { $seat } kohdalla ei ole kelvollista lisäystä.
fair-fault-from-bot = paikalla { $seat } on botti, eivätkä botit lisää mitään.
fair-fault-twice = paikoilla { $seat } ja { $other } on sama lisäys.
fair-fault-yours-missing = omasi ei ole niiden joukossa.
fair-fault-incomplete = ilman koko salaisuutta ja joka paikan lisäystä (tai sanaa none) mitään ei voi laskea.
fair-fault-left-out = pakka tehtiin ilman paikan { $seat } lisäystä.
fair-fault-exchanged = pakka tehtiin niin, että paikkojen { $seat } ja { $other } lisäykset olivat vaihtaneet paikkaa.
fair-fault-not-whole = pakassa on { $count } korttia, sääntöjen mukaan niitä on { $whole }.
fair-fault-other-deck = pakka on toinen: { $place }. kortti on { $card }, mutta salaisuudesta ja lisäyksistä seuraa { $right }.
fair-fault-moves = { $why }
fair-fault-dealer-not-drawn = pöydän ensimmäisen jaon jakaja arvotaan, mutta tässä ei arvottu.
fair-fault-starter-not-drawn = sääntöjen mukaan aloittaja arvotaan, mutta tässä ei arvottu.
fair-fault-other-dealer = jakaja on { $seat }, mutta arpa määräsi pelaajan { $right }.
fair-fault-other-starter = aloittaja oli { $seat }, mutta arpa määräsi pelaajan { $right }.
fair-page-holds = Jako oli reilu: tarkistettu tässä
fair-page-fails = Tätä jakoa ei voi osoittaa reiluksi
fair-page-none = Tämä jako alkoi ennen kuin jakoja saattoi tarkistaa.
fair-page-good = täsmää
fair-page-bad = ei täsmää
fair-page-limits = Tämä osoittaa, että kortit määräytyivät palvelimen sitoumuksesta ja kaikkien lisäyksistä, joten kukaan ei valinnut niitä yksin. Se ei osoita, ettei palvelin katsonut kortteja: se tuntee ne kaikki jaon aikana ja olisi voinut toimia yhdessä jonkun pelaajan kanssa. Botit ja poissa olevat eivät lisää mitään.
fair-page-record = Kaikki tämä on tallenteessa. Komento ”valepaska verify TALLENNE --commitment … --contribution …” tarkistaa sen siirto siirrolta tämän sivun ulkopuolella; kloonissa komento on ”./play verify”.
fair-value-commitment = Sitoumus, kerrottu ennen jakoa
fair-value-contribution = Mitä tämä sivu lisäsi
fair-value-secret = Salaisuus, kerrottu jaon jälkeen
fair-says-commitment = Salaisuus on se, johon palvelin sitoutui ennen jakoa.
fair-says-contributions = Ne ovat samat, jotka kerrottiin ennen ensimmäistä korttia.
fair-says-shuffle = Koko pakan järjestys seuraa salaisuudesta ja lisäyksistä.
fair-says-hands = Jaetut kortit ovat tämän pakan päällimmäiset.
fair-says-starter = Se, mikä arvottiin, tuli samasta sattumasta.
fair-note-page-untold = Tämä sivu tuli myöhemmin eikä kuullut sitoumusta itse.
fair-note-page-nobody = Kukaan ei kuitenkaan lisännyt mitään, joten palvelin valitsi yksin.
fair-note-page-without = Tämä sivu ei lisännyt mitään.
fair-note-page-unseen = Tämä sivu ei nähnyt omaa kättä jaettavan.
fair-fault-page-changed = Sitoumus on toinen kuin jaon alussa.
fair-fault-page-secret = Salaisuus ei ole se, johon sitouduttiin.
fair-fault-page-changed-list = Lisäykset ovat toiset kuin jaon alussa.
fair-fault-page-late = Tämän sivun lisäys ei ole mukana: se tuli liian myöhään tai jätettiin pois.
fair-fault-page-deck = Pakka ei ole se, joka seuraa salaisuudesta ja lisäyksistä.
fair-fault-page-hand = Jaetut kortit ovat muita kuin tämän pakan päällimmäiset.
fair-fault-page-lot = Jakaja tai aloittaja ei ole se, jonka arpa määräsi.


## Sivu selaimessa.

page-title = Valepaska
page-quoted = ”{ $text }”
page-you = Sinä
page-default-name = Pelaaja
page-guest = Vieras { $number }
page-your-name = Nimesi
page-loading = Hetki…
page-back = Takaisin
page-close = Sulje
page-show = Näytä
page-fewer = Vähemmän
page-more = Enemmän
page-menu = Valikko
page-rules = Säännöt
page-settings = Asetukset
page-language = Kieli
page-no-script = Valepaska tarvitsee JavaScriptiä.

# Landing
page-welcome = Kaikki kortit lyödään nurin. Sinä kerrot, mitä ne ovat.
page-welcome-more = Kukaan ei valehtele, paitsi jos on pakko.
page-play-now = Pelaa nyt
page-play-now-about = Kolme bottia, ei tunnuksia.
page-play-friends = Pelaa kavereiden kanssa
page-join = Liity
page-same-device = Sama laite
page-watch = Katso
page-public = Avoimet pöydät
page-back-to-table = Takaisin pöytään
page-link-or-code = Linkki tai koodi
page-join-about = Koodissa on kuusi merkkiä. Saat sen siltä, joka avasi pöydän.
page-watch-about = Katsoja näkee saman kuin pöytä: selkäpuolet.
page-error-no-such-code = Tällaista koodia ei nyt ole. Pyydä uusi, tai linkki.
page-error-no-such-table = Tätä pöytää ei enää ole. Kahvikin on jo kylmää.

# A new table
page-new-table = Uusi pöytä
page-all-presets = Kaikki pelit ja muunnelmat
page-seats = Paikkoja
page-seats-about = Tyhjät paikat täyttyvät boteilla, kun kortit jaetaan.
page-house = Talon tavat
page-house-on = { $count } päällä
page-pace = Epäily- ja vuoroaika
page-pace-quick = Rivakka
page-pace-about = { $doubt ->
    [0] vuoro { $turn } s
   *[other] epäily { $doubt } s, vuoro { $turn } s
}
page-pace-relaxed = Rento
page-pace-unlimited = Ei kiirettä
page-pace-unlimited-about = ei kelloa
page-challengers-anyone-in-play = Kaikki pelissä olevat
page-challengers-next-player-only = Vain seuraava
page-challengers-anyone-incl-out = Myös pelistä päässeet
page-read-rules = Lue säännöt { $count ->
    [0] kokonaan
   *[other] (poikkeuksia { $count })
}
page-open-table = Avaa pöytä
page-link-carries = Linkki ja koodi tulevat seuraavaksi; säännöt kulkevat mukana.
page-bots = Botteja
page-person = Pelaaja { $number }
page-person-more = Lisää pelaaja
page-person-fewer = Poista pelaaja
page-same-about = Laite kiertää. Kortit näkee vain se, jonka vuoro on.
page-deal = Jaa kortit
page-deal-about = Tyhjille paikoille istuu botteja.

# Waiting
page-coffee = Kahvi on kuumaa
page-table-of = Pöytä: { $player }
page-free-seat = Vapaa paikka
page-bot = Botti
page-bot-semirandom = hajamielinen
page-bot-honest = rehellinen
page-bot-counter = laskija
page-bot-liar = valehtelija
page-bot-learner = oppiva
page-bot-net = itseoppinut
page-bot-search = ennakoi
page-change-bot = Vaihda toiseen: { $player }
page-change = Vaihda
page-choose-bot = Valitse vastustaja
page-choose-bot-about = He näkevät vain omat korttinsa, niin kuin sinäkin. Tavat ja taidot ovat erilaiset.
page-seat-opponent = Pöytään: { $player }
page-strength = Taso { $place }/4: { $level }
page-remove = Pois pöydästä: { $player }
page-host = isäntä
page-present = paikalla
page-kick = Poista
page-kick-sure = Lähetetäänkö { $player } pois pöydästä?
page-kick-now = Lähetä pois
page-kick-keep = Saa jäädä
page-sent-away = Pois lähetetyt
page-let-back = Päästä takaisin
page-let-back-whom = Päästä takaisin: { $player }
page-terms = Näin tässä pöydässä pelataan
page-differs = Tässä pöydässä toisin
page-all-rules = Kaikki säännöt
page-window-time = Epäilyaika on { $count } s.
page-window-unlimited = Epäillä saa, kunnes kaikki ovat vastanneet.
page-turn-time = Vuoroon on aikaa { $count } s; sitten botti pelaa sen.
page-turn-unlimited = Vuoroilla ei ole kelloa.
page-invite = Kutsu
page-qr = Pöydän linkki QR-koodina
page-code = Koodi
page-code-full = Koodi on kuollut niin kauan kuin pöytä on täynnä.
page-copy = Kopioi linkki
page-copied = Linkki kopioitu
page-own-deals = Omat jaot
page-share = Jaa
page-share-text = Tule pelaamaan valepaskaa
page-address = Pöydän osoite
page-only-here = Linkki toimii vain tällä koneella. Lähiverkkoa varten käynnistä palvelin näin: { $command }
page-nobody-here = Vain sinä ja järvi. Kutsu joku tai ota botteja.
page-listed = Kuka löytää pöydän
page-listed-never = Vain kutsutut
page-listed-free = Kunnes täynnä
page-listed-always = Myös katsojat
page-listed-never-about = Pöytään tullaan linkillä tai koodilla.
page-listed-free-about = Pöytä on avoimien luettelossa, kunnes se on täynnä.
page-listed-always-about = Pöytä on avoimien luettelossa; täyttä pöytää saa katsoa.
page-listed-is = Pöytä on avoimien luettelossa.
page-listed-wait = Pöytä on avoimien luettelossa: joku voi tulla. Jaa milloin haluat, niin vapaille paikoille istuu botteja.
page-host-deals = { $player } jakaa, kun kaikki ovat paikalla.
page-arrange = Muuta pöytää
page-arrange-do = Muuta
page-arrange-about = Kaikille kerrotaan, mikä muuttui, ja jokainen merkitsee itsensä uudelleen valmiiksi.
page-changed = Juuri muuttui
page-changed-seats = Paikkoja: { $count }.
page-lots = Arvotaan epäilijöiden kesken
page-lots-about = Epäilyt, jotka tulevat 0,2 sekunnin sisällä, ovat yhtä nopeita. Muuten ratkaisee ensimmäinen, ja nopea yhteys auttaa.
page-lots-on = Epäilyt 0,2 sekunnin sisällä ovat yhtä nopeita, ja arpa ratkaisee.
page-lots-off = Epäilijöistä ratkaisee ensimmäinen.
page-sit = Istu pöytään
page-sit-next = Istu seuraavaan jakoon
page-sit-title = Tule mukaan
page-joining = Pääset mukaan seuraavasta jaosta.
page-full = Pöytä on täynnä. Penkille mahtuu katsomaan.
page-barred = Isäntä lähetti sinut pois. Voit katsoa, kunnes isäntä päästää takaisin.

# At the table
page-at-table = Pelipöytä
page-players = Pelaajat
page-decision = Päätös
page-deal-number = jako { $number }
page-player-count = { $count } pelaajaa
page-watcher-count = { $count ->
    [one] 1 katsoja
   *[other] { $count } katsojaa
}
page-you-watch = Katsot pöytää
page-seat-bot = botti
page-seat-program = ohjelma
page-seat-away = poissa
page-seat-stand-in = poissa · botti pelaa
page-seat-turn = vuorossa
page-seat-out = päässyt, sija { $place }
page-marked = Hävisi viime jaon.
page-cards-in-hand = { $count ->
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
}
page-down-cards = { $count ->
    [one] yksi umpikortti
   *[other] { $count } umpikorttia
}
page-seconds = { $count } s
page-time-left = Aikaa jäljellä
page-no-hurry = Ei kiirettä.
page-hurry = { $count } sekuntia jäljellä. Sitten botti pelaa vuorosi.
page-stock = pakka
page-stock-count = Pakassa { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
page-pile-count = Pinossa { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
page-cleared = kaadettu
page-cleared-count = Kaadettu: { $count }
page-empty-table = Tyhjä pöytä
page-leads = { $player } aloittaa
page-you-lead = sinä aloitat
page-face-down = kortti nurin
page-choose-claim = Valitse kortteja ja väitä jotakin.{ $more ->
    [0] {""}
   *[other] {" "}Tai:
}
page-choose-lay = Valitse kortteja.{ $more ->
    [0] {""}
   *[other] {" "}Tai:
}
page-must-take = Mikään korttisi ei käy päälle.
page-must-take-fed = Sait syötön: päälle ei käy mikään, eikä pakasta saa nyt nostaa.
page-turn-down = Käännä yksi umpikortti.
page-turn-card = Käännä umpikortti { $number }
page-at-least = vähintään { $rank }
page-draw = Nosta
page-draw-about = yksi pakasta
page-blind = Sokkona
page-blind-about = pakan päältä
page-pickup = Nosta pino
page-count-cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
page-swap = Vaihda kortti
page-swap-short = Vaihda
page-swap-about = pöytäkortti
page-swap-give = Annat
page-swap-take = Saat
page-no-swap = Nyt ei voi vaihtaa.
page-setup-title = Vaihda, jos haluat
page-ready = Valmis
page-leave-it = Pidä lyönti
page-claim-what = Mitä väität?
page-claim-unseen = Mikä väität sen olevan?
page-said-count = Montako sanot lyöväsi
page-rank-legal = { $rank }, käy
page-rank-illegal = { $rank }, ei käy nyt
page-clear = Tyhjennä
page-choose-cards = Valitse ensin kortit
page-choose-rank = Valitse arvo
page-one-rank = Vain yhtä arvoa kerrallaan
page-lay = Lyö { $count ->
    [one] kortti
   *[other] { $count } korttia
}: { $claim }
page-lay-open = Lyö { $claim }
page-lay-unseen = Lyö sokkona: { $claim }
page-in-truth = Oikeasti: { $cards }. Tämän näet vain sinä.
page-held = Lyöntisi odottaa, että muut ehtivät epäillä.
page-anybody-opens = kuka vain saa aloittaa
page-you-are-asked = sinulta kysytään
page-offered = { $rank }, kysytään nyt
page-pass-until = Ohita arvoon asti
page-pass-until-rank = Ohita vielä, kun kysytään { $ranks }
page-passing-until = Ohitat vielä, kun kysytään { $ranks }.
page-pass-hint = Napauta arvoa, johon asti ohitat.
page-not-me = Ei minulla
page-claims = { $player } väittää
page-under = Alla
page-on-empty-table = Tyhjään pöytään.
page-stake = Väärässä oleva nostaa
page-if-clears = Jos kukaan ei epäile, { $count ->
    [one] kortti kaatuu
   *[other] { $count } korttia kaatuu
}.
page-if-feeds = Jos kukaan ei epäile, seuraava saa syötön.
page-doubt = Epäilen!
page-key-doubt = E
page-key-draw = N
page-key-unseen = S
page-keys = Näppäimet
page-keys-rank = Valitse sen arvon kortti; kun kortteja on valittu, väitä arvoa
page-keys-all = Kaikki sen arvon kortit
page-keys-enter = Lyö valitut, usko tai jatka
page-keys-take = Nosta pino; avauksessa ohita
page-keys-list = Tämä luettelo
page-believe = Uskon
page-wait = Hetki…
page-believed = { $count ->
    [one] { $players } uskoi.
   *[other] { $players } uskoivat.
}
page-thinking = { $count ->
    [one] { $players } miettii.
   *[other] { $players } miettivät.
}
page-doubted = { $doubter } epäili. { $player }: { $claim }
page-doubts-me = { $doubter } epäili. Sinä: { $claim }
page-doubted-you = Sinä epäilit. { $player }: { $claim }
page-not-rank = ei { $rank }
page-your-turn = Sinun vuorosi
page-lie = Vale!
page-true = Totta!
page-takes = { $player } nostaa { $count ->
    [one] kortin
   *[other] { $count } korttia
}
page-takes-you = Nostat { $count ->
    [one] kortin
   *[other] { $count } korttia
}
page-go-on = Jatka
page-doubter = { $player } epäilee
page-together = Kuka epäilee? Kortit ovat piilossa.
page-nobody-doubts = Kukaan ei epäile
page-hand = Kätesi, { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
page-hand-empty = Kätesi on tyhjä
page-your-hand = Kätesi, { $count } korttia
page-just-taken = juuri nostettu
page-card-taken = { $card }, juuri nostettu
page-group = { $rank }: { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}, valittu { $chosen }
page-own-table = Pöydässäsi
page-watching = Katsoja näkee saman kuin pöytä: selkäpuolet.
page-bot-plays = Botti pelaa puolestasi.
page-take-back = Ota paikka takaisin
page-finish-fast = Loppuun nopeasti
page-last-play = Viimeksi: { $player } löi { $count ->
    [one] kortin
   *[other] { $count } korttia
}, { $claim }.
page-occupied = Varattu
page-pass-device = Vuorossa: { $player }. Anna laite hänelle.
page-door-about = Muut katsovat hetken järvelle. Ovi pysyy kiinni, kunnes { $player } avaa sen.
page-i-am = Olen { $player }, avaa

# Ledger, history, phrases
page-ledger = Kirjanpito
page-history = Historia
page-claimed-here = Tässä pinossa väitetty
page-open = auki
page-was-believed = uskottiin
page-doubted-true = epäiltiin, totta
page-was-lie = vale
page-was-true = totta
page-lie-caught = vale, jäi kiinni
page-lie-through = vale, meni läpi
page-phrases = Sano jotakin
page-phrase-1 = Hmm.
page-phrase-2 = Juu, juu.
page-phrase-3 = Kahvi jäähtyy.
page-phrase-4 = Huh.
page-phrase-5 = Rohkeaa.
page-phrase-6 = En sano mitään.
page-phrase-7 = Hyvä jako.
page-phrase-8 = Anteeksi.

# The end of a deal
page-standings = Sijoitukset
page-place = Sija
page-player = Pelaaja
page-lies = valeita
page-caught = jäi kiinni
page-right-calls = epäilyt oikein / väärin
page-losses = housut
page-loser = paskahousu
page-again = Uusi jako
page-is-ready = valmis
page-waits-for = Odotetaan: { $players }.
page-record = Tallenne
page-all-turned = Kaikki kortit auki
page-was-left = { $player }, käteen jäi:

# News around the deal
page-news-sat-down = { $program ->
    [yes] { $player } (ohjelma) istuu pöytään.
   *[no] { $player } istuu pöytään.
}
page-news-joins = { $program ->
    [yes] { $player } (ohjelma) tulee mukaan seuraavaan jakoon.
   *[no] { $player } tulee mukaan seuraavaan jakoon.
}
page-news-stood-up = { $kicked ->
    [yes] Isäntä antoi paikan pois: { $player }.
   *[no] { $player } lähtee.
}
page-news-bot-came = { $player } (botti) istuu pöytään.
page-news-bot-left = Botti lähtee.
page-news-sits-in = { $player } on poissa, botti pelaa.
page-news-sits-in-you = Botti pelaa puolestasi.
page-news-gave-back = { $player } on takaisin.
page-news-gave-back-you = Pelaat taas itse.
page-news-by-clock = Aika loppui: { $player }. Botti pelasi vuoron.
page-news-by-clock-you = Aikasi loppui, botti pelasi puolestasi.
page-news-waits = { $player } pyytää hetken.
page-news-waits-you = Pyysit hetken.
page-news-ready = { $player } on valmis.
page-news-ready-you = Olet valmis.
page-news-new-host = { $player } on isäntä.
page-news-new-host-you = Olet isäntä.
page-news-finishing-fast = Botit pelaavat jaon loppuun.
page-news-goes-on = Peli jatkuu.
page-news-deal-begins = Jako { $deal } alkaa.
page-news-table-changed = Isäntä muutti pöytää.
page-news-new-listing = { $listed ->
    [never] Pöytä ei ole enää avoimien luettelossa.
   *[other] Pöytä on nyt avoimien luettelossa.
}
page-news-new-pace = Isäntä muutti epäily- ja vuoroaikaa: { $pace ->
    [quick] rivakka
    [relaxed] rento
   *[unlimited] ei kiirettä
}.

# When something is wrong
page-lost = Yhteys katkesi. Korttisi ovat tallessa.
page-try-now = Yritä nyt
page-offline = Palvelimeen ei saa yhteyttä: se ei ole käynnissä, tai tämä laite ei ole sen verkossa.
page-try-again = Yritä uudelleen
shell-newer = Sivusta on uusi versio.
shell-reload = Lataa uudelleen
page-missed = Takaisin pöydässä. Sillä välin: { $count ->
    [one] yksi lyönti
   *[other] { $count } lyöntiä
}.
page-gone = Pöytä
page-gone-no-such-table = Tätä pöytää ei enää ole. Kahvikin on jo kylmää.
page-gone-swept = Pöytä siivottiin pois, kun kukaan ei enää istunut siinä.
page-gone-closed = Pöytä on suljettu.
page-gone-kicked = Isäntä antoi paikkasi pois. Voit katsoa; tähän pöytään pääset takaisin, jos isäntä päästää.
page-let-back-you = Isäntä on päästänyt sinut takaisin.
page-gone-moved = Paikkasi on nyt toisella laitteella.
page-gone-elsewhere = Tämä paikka on auki toisessa ikkunassa.
page-gone-reload = Sivusta on uudempi versio.
page-nowhere = Tästä osoitteesta ei löydy pöytää. Pyydä linkki uudestaan tai kirjoita koodi.
page-not-kept = Tämä selain ei pysty säilyttämään paikkaasi: se menee, kun sivu suljetaan tai ladataan uudelleen.
page-come-back = Jatka tässä
page-play-here = Pelaa tässä
page-type-code = Kirjoita koodi
page-stand = Nouse pöydästä
page-move = Toiselle laitteelle
page-move-about = Avaa tämä toisella laitteella. Linkki toimii kerran, kymmenen minuutin ajan, ja sen avaaja saa paikkasi ja näkee korttisi.
page-move-qr = Linkki toiselle laitteelle QR-koodina
page-move-link = Linkki toiselle laitteelle
page-move-here = Tämä linkki siirtää paikan tälle laitteelle. Se toimii kerran.
page-to-landing = Alkuun
page-leave-about = Alkuun pääset paikkaasi menettämättä. Kesken jaon botti pelaa sillä aikaa.
page-leave-watch = Linkillä pääset takaisin.
mine = Mitä palvelin säilyttää minusta
mine-about = Palvelin säilyttää nimesi, tulosi ja lähtösi sekä sen, mitä teit jaoissa, kunnes pöytä on ollut käyttämättä niin kauan kuin ylläpitäjä on määrännyt. Osoitettasi tai mitään muuta se ei säilytä.
mine-fetch = Hae tiedostona
mine-erase = Poista nimeni täältä
mine-sure = Nouset pöydästä, ja nimesi poistetaan siitä ja kaikesta, mitä siitä on jaettu. Botti pelaa korttisi loppuun. Tätä ei voi perua.
mine-erase-now = Nouse ja poista nimeni
page-mute = Vaienna
page-unmute = Kuuntele taas
page-make-host = Tee isännäksi
page-open-seat = Anna paikka muille

# Settings
page-theme = Ulkoasu
page-theme-light = Vaalea
page-theme-dark = Tumma
page-theme-device = Laitteen mukaan
page-deck = Kortit
page-deck-two = Kaksi väriä
page-deck-four = Neljä väriä
page-bot-speed = Bottien tahti
page-speed-slow = Hidas
page-speed-normal = Tavallinen
page-speed-fast = Nopea
page-speed-instant = Heti
page-animation = Liike
page-motion-slow = Hidas
page-motion-normal = Tavallinen
page-motion-fast = Nopea
page-motion-instant = Ei
page-sound = Äänet
page-sound-about = Puuta, paperia ja yksi hyttynen.
page-notice = Kutsu minut pöytään
page-notice-about = Kun on vuoroni tai väite odottaa vastaustani ja sivu on taustalla.
page-call-claim = Uskotko?
page-truth-line = Rivi ”Oikeasti”
page-truth-line-about = Kertoo sinulle, mitä olet oikeasti lyömässä.
page-ready-claim = Valmis väite
page-ready-claim-about = Merkitsee oikean arvon puolestasi. Muista, että nopeus näkyy.
## The referee: what becomes of a written position. Seats are letters; “all: pass” is what one writes in the file.

referee-holds = pitää
referee-fails = EI PIDÄ
referee-told = tuomio
referee-fault = vika
referee-unnamed = nimetön tapaus
referee-count-cases = { $count ->
    [one] { $count } tapaus
   *[other] { $count } tapausta
}
referee-count-hold = { $count } pitää
referee-count-fail = { $count } ei pidä
referee-count-told = { $count ->
    [one] { $count } tuomio
   *[other] { $count } tuomiota
}
referee-differs = { $what }: odotettiin { $expected }, tuli { $found }

referee-true = { $line } ({ $cards }: totta)
referee-lie = { $line } ({ $cards }: vale)
referee-cards = { $line } ({ $cards })
referee-leads = { $player } aloittaa tyhjään pöytään.
referee-refused = ”{ $action }” ei käy ({ $code }). { $reason }
referee-not-done = Tekemättä jäi: { $actions }
referee-open-window = Lyöntiä ({ $player }) voi vielä epäillä: ”all: pass” päästää sen läpi.
referee-open-offer = Avausta kysytään yhä: ”all: pass” siirtyy seuraavaan arvoon.
referee-open-setup = Kaikki eivät ole valmiita: ”all: pass” aloittaa pelin.
referee-nothing-open = Ei ole mitään, mistä passata.
referee-over = Jako on ohi.

referee-may = { $player } saa: { $list }
referee-may-not = { $player } ei saa: { $list } ({ $reason })
referee-may-nothing = { $player } ei voi nyt tehdä mitään.
referee-do-claim = lyödä ja sanoa { $what }
referee-do-lay = lyödä { $what }
referee-do-play = lyödä
referee-do-stock-claim = lyödä sokkona nostopakasta ja sanoa { $what }
referee-do-stock = lyödä sokkona nostopakasta
referee-do-down-one = kääntää umpikortti { $what }
referee-do-down = kääntää umpikortti
referee-do-draw = nostaa kortti nostopakasta
referee-do-pickup = nostaa pino
referee-do-challenge = epäillä
referee-do-pass = passata
referee-do-swap = vaihtaa

# The lesson
page-lesson = Ensi kertaa? Opi kolmessa minuutissa
lesson-step = { $number } / { $count }
lesson-leave = Lopeta harjoitus
lesson-others = Katso, mitä muut väittävät.
lesson-wait = Hetki: lue ensin loppuun.
lesson-offline = Palvelimeen ei saa yhteyttä. Yritä hetken päästä uudelleen.
lesson-do-honest = napauta molempia kaseja, sitten arvoa 8 ja lopuksi keltaista nappia.
lesson-do-lie = napauta nelosta, sitten arvoa K ja lopuksi keltaista nappia.
lesson-do-challenge = paina ”{ $button }”
lesson-do-lead = napauta viitosta, sitten arvoa 5 ja lopuksi keltaista nappia.
lesson-do-clear = napauta kymppiä, sitten arvoa 10 ja lopuksi keltaista nappia.

# The memory aid
memory = Muistilappu
memory-about = Näyttää, kenelle tiedät korttien menneen: vain sen, minkä olet itse nähnyt.
memory-empty = Kenelläkään ei ole korttia, josta tietäisit.
memory-unsure = { $card }, jollei sitä ole jo lyöty

# A long hand, and how it lies
singly = Avaa
singly-title = Korttisi yksitellen
singly-chosen = { $count ->
    [0] Sulje
    [one] Yksi valittu
   *[other] { $count } valittu
 }
print = Tulosta säännöt
notice-asked = Selain kysyy lupaa: salli se siellä, niin kytkin kääntyy päälle.
notice-denied = Selain ei salli ilmoituksia täältä. Salli ne selaimen asetuksissa tälle sivustolle.
notice-none = Tämä selain ei anna täällä ilmoituksia: siihen tarvitaan https tai tämä kone itse.
size = Käden kortit
size-usual = Tavalliset
size-large = Suuret
thumb = Painikkeet
thumb-left = Vasemmalle peukalolle
thumb-right = Oikealle peukalolle
order = Käden järjestys
order-ladder = Arvon mukaan
order-suit = Maan mukaan
swap-drawn = Vaihdatko lyömäsi kortin juuri nostamaasi?
legend-turned = Yhtenäinen sininen kehys: totta. Katkonainen punainen: vale.

## Avoimet pöydät

public-quick = Pikapeli
public-quick-about = Sopivin pöytä. Jos sellaista ei ole, sinulle avataan uusi: odota muita tai jaa botteja vastaan.
public-count = { $count ->
    [0] Ei pöytiä
    [one] Yksi pöytä
   *[other] { $count } pöytää
}
public-none = Avoimissa pöydissä ei istu nyt ketään. Kahvi on kyllä valmista.
public-open = Avaa pöytä
public-own-rules = Omilla säännöillä
public-waiting = odottaa
public-between = jakojen välissä
public-playing = jako kesken
public-pace = { $pace ->
    [quick] rivakka tahti
    [relaxed] rento tahti
   *[unlimited] ei kiirettä
}
public-people = { $people }/{ $seats } paikkaa varattu
public-programs = { $count ->
    [one] joista yksi ohjelmalla
   *[other] joista { $count } ohjelmilla
}
public-bots = { $count ->
    [one] yksi botti
   *[other] { $count } bottia
}
public-differs = { $count ->
    [one] yksi sääntö toisin
   *[other] { $count } sääntöä toisin
}
public-sit-at = Istu: { $table }
public-next-at = Istu seuraavaan jakoon: { $table }
public-watch-at = Katso: { $table }
public-no-host = Pöytä ilman isäntää
public-lost = Luetteloa ei nyt saada. Sitä yritetään itsestään uudelleen.
## A replay

replay-title = Uusinta
replay-all-cards = Kaikki kortit
replay-all-about = Kaikki kädet ovat auki, ja valetta sanotaan valeeksi.
replay-as-seat = Niin kuin { $player } sen näki
replay-whose = Kenen kortit näkyvät
replay-sealed = Tämä linkki näyttää jaon niin kuin { $player } sen näki, eikä muuta.
replay-seat = Paikka { $seat }
replay-step = Vaihe { $at } / { $last }
replay-step-told = Mitä tapahtui
replay-steps = Kaikki vaiheet
replay-nothing-said = Kortit on jaettu.
replay-hands = Kädet
replay-tally = Valeita { $lies }, kiinni { $caught }. Epäilyjä oikein { $right }, väärin { $wrong }.
replay-true = Totta
replay-lie = Vale
replay-where = Vaihe
replay-through = Jaon läpi
replay-start = Ensimmäiseen vaiheeseen
replay-end = Viimeiseen vaiheeseen
replay-back = Vaihe taaksepäin
replay-forward = Vaihe eteenpäin
replay-play = Toista
replay-stop = Pysäytä
replay-speed = Nopeus { $speed }×
replay-keys = Näppäimet: nuolet siirtävät yhden vaiheen, Home ja End alkuun ja loppuun, välilyönti toistaa ja pysäyttää.
replay-open-file = Avaa tallenne
replay-file-about = Päättyneen jaon tallenne, sivulta tai päätteestä, näytetään vaihe vaiheelta.
replay-choose-file = Valitse tiedosto
replay-file-sent = Tiedosto, enintään { $size } kt, lähetetään tälle palvelimelle, joka pelaa sen sääntöjen mukaan eikä säilytä siitä mitään.
replay-file-large = Tämä tiedosto on suurempi kuin { $size } kt: se ei ole jaon tallenne.
replay-share = Lähetä tämä jako linkkinä
replay-share-about = Linkin avaaja voi käydä jaon läpi vaihe vaiheelta. Linkki toimii niin kauan kuin pöytä säilyy: yleensä 30 päivää sen viimeisestä jaosta.
replay-share-text = Yksi jako Valepaskaa, kortti kortilta
replay-share-look = Katso
replay-share-own = Niin kuin minä sen näin
replay-share-own-about = Vain omat korttisi ja se, mikä oli auki; linkki ei näytä muuta.

## Deals that a browser has finished

history-yours = Näin on mennyt
history-rules = Säännöt
history-total = Yhteensä
history-deals = jakoja
history-lost = hävitty
history-doubts = epäilyjä
history-right = oikein
history-bots = Vastaan tulleet botit
history-list = Jako jaolta
history-more = Näytä vanhempia ({ $count })
history-you-lost = Hävisi: paskahousu
history-place = Sija { $place } / { $count }
history-no-place = Ei sijaa
history-against = mukana { $players }
history-nobody = joku
history-numbers = Valeita { $lies }, kiinni { $caught }. Epäilyjä oikein { $right }, väärin { $wrong }.
history-who = Kuka pelasi
history-everybody = Kaikki
history-empty = Tässä selaimessa ei ole vielä pelattu yhtään jakoa loppuun.
history-files = Ota mukaan
history-about = Vain tämä selain säilyttää jakosi, viimeiset { $most }. Tiedostona ne siirtyvät toiseen; siellä jo olevia ei tule kahteen kertaan.
history-export = Tallenna tiedostoon
history-import = Lisää tiedostosta
history-delete = Poista kaikki
history-delete-sure = { $count ->
    [one] Yksi jako poistetaan tästä selaimesta. Sitä ei saa takaisin, ellei se ole tallessa tiedostossa.
   *[other] Kaikki { $count } jakoa poistetaan tästä selaimesta. Niitä ei saa takaisin, elleivät ne ole tallessa tiedostossa.
}
history-keep = Säilytä
history-cleared = Kaikki jaot on poistettu.
history-added = Lisätty: { $added }. Jo täällä: { $known }.
history-not-kept = Tämä selain ei säilytä enempää: jakosi ovat tallessa, kunnes sivu suljetaan. Tallenna ne tiedostoon.
history-file-other = Tämä ei ole tältä sivulta tallennettu jakojen tiedosto.
history-file-newer = Tämä tiedosto on uudemmasta Valepaskasta: avaa se sillä.
history-file-damaged = { $number ->
    [0] Tämä tiedosto on rikki, eikä siitä lisätty mitään.
   *[other] Tämä tiedosto on rikki jaon { $number } kohdalla, eikä siitä lisätty mitään.
}
history-file-large = Tämä tiedosto on suurempi kuin { $size } Mt: sitä ei ole tallennettu tältä sivulta.
