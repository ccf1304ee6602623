### Texter på svenska, så som den talas i Finland.
###
### The three files hold the same messages, attributes and variables in the same order.
### Names of players stay as they are, so every sentence is built for a name in its basic form.
### A message that ends in -you speaks to the person at the keyboard.
### Rule sentences may read every option of the game as a variable; see rules_text.py.

language = svenska


## Ranks, one card and several. The id is the rank as a claim writes it.
##   value      the rank            .a      with its article
##   .one       one card            .some   after a number from two up
##   .plural    as a subject        .many   as an object
##   .card      within the name of one card

rank-3 = trea
    .a = en trea
    .one = en trea
    .some = treor
    .plural = treor
    .many = treor
    .card = tre
rank-4 = fyra
    .a = en fyra
    .one = en fyra
    .some = fyror
    .plural = fyror
    .many = fyror
    .card = fyra
rank-5 = femma
    .a = en femma
    .one = en femma
    .some = femmor
    .plural = femmor
    .many = femmor
    .card = fem
rank-6 = sexa
    .a = en sexa
    .one = en sexa
    .some = sexor
    .plural = sexor
    .many = sexor
    .card = sex
rank-7 = sjua
    .a = en sjua
    .one = en sjua
    .some = sjuor
    .plural = sjuor
    .many = sjuor
    .card = sju
rank-8 = åtta
    .a = en åtta
    .one = en åtta
    .some = åttor
    .plural = åttor
    .many = åttor
    .card = åtta
rank-9 = nia
    .a = en nia
    .one = en nia
    .some = nior
    .plural = nior
    .many = nior
    .card = nio
rank-T = tia
    .a = en tia
    .one = en tia
    .some = tior
    .plural = tior
    .many = tior
    .card = tio
rank-J = knekt
    .a = en knekt
    .one = en knekt
    .some = knektar
    .plural = knektar
    .many = knektar
    .card = knekt
rank-Q = dam
    .a = en dam
    .one = en dam
    .some = damer
    .plural = damer
    .many = damer
    .card = dam
rank-K = kung
    .a = en kung
    .one = en kung
    .some = kungar
    .plural = kungar
    .many = kungar
    .card = kung
rank-A = ess
    .a = ett ess
    .one = ett ess
    .some = ess
    .plural = ess
    .many = ess
    .card = ess
rank-2 = tvåa
    .a = en tvåa
    .one = en tvåa
    .some = tvåor
    .plural = tvåor
    .many = tvåor
    .card = två
rank-X = joker
    .a = en joker
    .one = en joker
    .some = jokrar
    .plural = jokrar
    .many = jokrar
    .card = joker

## The ranks that some rules split by colour.

rank-Tr = röd tia
    .a = en röd tia
    .one = en röd tia
    .some = röda tior
    .plural = röda tior
    .many = röda tior
rank-Tb = svart tia
    .a = en svart tia
    .one = en svart tia
    .some = svarta tior
    .plural = svarta tior
    .many = svarta tior
rank-Ar = rött ess
    .a = ett rött ess
    .one = ett rött ess
    .some = röda ess
    .plural = röda ess
    .many = röda ess
rank-Ab = svart ess
    .a = ett svart ess
    .one = ett svart ess
    .some = svarta ess
    .plural = svarta ess
    .many = svarta ess
rank-2r = röd tvåa
    .a = en röd tvåa
    .one = en röd tvåa
    .some = röda tvåor
    .plural = röda tvåor
    .many = röda tvåor
rank-2b = svart tvåa
    .a = en svart tvåa
    .one = en svart tvåa
    .some = svarta tvåor
    .plural = svarta tvåor
    .many = svarta tvåor


## Cards and claims

suit-c = klöver
suit-d = ruter
suit-h = hjärter
suit-s = spader
card = { $suit } { $rank }

number-2 = två
number-3 = tre
number-4 = fyra
number-5 = fem
number-6 = sex
number-7 = sju
number-8 = åtta
number-9 = nio
number-10 = tio
claim = { $number } { $rank }

# How many of a rank have been claimed in the pile that lies there now.
ledger = påstådda { $ranks } i den här högen: { $count }
list-and = { $first } och { $last }
ledger-too-many = I leken finns bara { $count }. Någon har gott om dem.

you = du


## What happened at the table. Every sentence has its form for other players and, where a
## player is named, its form for you.

event-dealt = { $player } ger. { $stock ->
    [0] Hela leken delas ut.
   *[other] Kort i talongen: { $stock }.
}
event-dealt-you = Du ger. { $stock ->
    [0] Hela leken delas ut.
   *[other] Kort i talongen: { $stock }.
}
event-offered = Vem har { $ranks }?
event-must-open = Given öppnas med { $ranks }.

event-played = { $player }: ”{ $claim }.”
event-played-you = Du: ”{ $claim }.”
event-played-counted = { $player } lägger { $count ->
    [one] ett kort
   *[other] { $count } kort
} och säger: ”{ $claim }.”
event-played-counted-you = Du lägger { $count ->
    [one] ett kort
   *[other] { $count } kort
} och säger: ”{ $claim }.”
event-played-stock = { $player }, i blindo från talongen: ”{ $claim }.”
event-played-stock-you = Du, i blindo från talongen: ”{ $claim }.”

# Open games.
event-laid = { $player } lägger { $claim }.
event-laid-you = Du lägger { $claim }.
event-laid-up = { $player } lägger { $claim } av sina öppna bordskort.
event-laid-up-you = Du lägger { $claim } av dina öppna bordskort.
event-laid-down = { $player } vänder upp ett slutet bordskort: { $claim }.
event-laid-down-you = Du vänder upp ett slutet bordskort: { $claim }.
event-laid-stock = { $player } chansar från talongen: { $claim }.
event-laid-stock-you = Du chansar från talongen: { $claim }.
event-misfit = { $player } vänder upp { $card }, och det passar inte.
event-misfit-you = Du vänder upp { $card }, och det passar inte.

event-passed = { $player } tror på det.
event-passed-you = Du tror på det.
event-passed-offer = { $player }: ”Har inga.”
event-passed-offer-you = Du: ”Har inga.”
event-passed-ready = { $player } är klar.
event-passed-ready-you = Du är klar.
event-passed-swap = { $player } byter inte.
event-passed-swap-you = Du byter inte.

event-challenged = { $player }: ”Jag synar!”
event-challenged-you = Du: ”Jag synar!”
event-revealed = Upp kommer: { $cards }.
event-true = Det stämde, { $player } tar upp högen ({ $count }).
event-true-you = Det stämde, du tar upp högen ({ $count }).
event-true-clears = Det stämde, och högen vänds ändå bort.
event-lie = Det var bluff! { $player } tar upp högen ({ $count }).
event-lie-you = Det var bluff! Du tar upp högen ({ $count }).

event-took-choice = { $player } tar upp högen ({ $count }).
event-took-choice-you = Du tar upp högen ({ $count }).
event-took-fed = { $player } blev matad och tar upp högen ({ $count }).
event-took-fed-you = Du blev matad och tar upp högen ({ $count }).
event-took-misfit = { $player } tar upp kortet och högen ({ $count }).
event-took-misfit-you = Du tar upp kortet och högen ({ $count }).
event-took-cards = Du får: { $cards }.

event-cleared = Högen vänds bort ({ $count }).
event-cleared-ten = Tian vänder, högen är borta ({ $count }).
event-cleared-ace = Esset vänder, högen är borta ({ $count }).
event-cleared-four = Fyra lika vänder, högen är borta ({ $count }).

event-drew = { $player } drar ett kort från talongen.
event-drew-you = Du drar ett kort från talongen.
event-drew-own = Du drar från talongen: { $cards }.
event-refilled = { $player } fyller på handen från talongen ({ $count }).
event-refilled-you = Du fyller på handen från talongen ({ $count }).
event-refilled-own = Du fyller på handen från talongen: { $cards }.
event-stock-empty = Talongen är slut.

event-swapped = { $player } byter: { $give } till bordet, { $take } till handen.
event-swapped-you = Du byter: { $give } till bordet, { $take } till handen.
event-took-back = { $player } tar tillbaka sitt kort och lägger det nyss dragna i stället: ”{ $claim }.”
event-took-back-you = Du tar tillbaka ditt kort och lägger det nyss dragna i stället: ”{ $claim }.”

event-out = { $place ->
    [1] { $player } blir först av med sina kort.
   *[other] { $player } blir av med sina kort, plats { $place }.
}
event-out-you = { $place ->
    [1] Du blir först av med dina kort.
   *[other] Du blir av med dina kort, plats { $place }.
}
event-back = { $player } är med i spelet igen.
event-back-you = Du är med i spelet igen.

event-turn = { $player } är i tur.
event-turn-you = Din tur.
event-window = { $player } har lagt. Är det någon som synar?
event-window-you = Du har lagt. Är det någon som synar?

event-over-loser = { $player } är skitbyxan!
event-over-loser-you = Du är skitbyxan!
event-over-winner = { $player } vinner!
event-over-winner-you = Du vinner!
event-over-draw = Turerna tog slut och ingen förlorade: oavgjort.

## Dry remarks after the fact, one at a time and never from hidden cards.

remark-lie-1 = Resten var bara förhoppningar.
remark-lie-2 = Bra försök. Kaffet är åtminstone varmt ännu.
remark-lie-3 = Det lät bättre än det såg ut.
remark-true-1 = Så kan det gå.
remark-true-2 = Ett ärligt ansikte, trots allt.
remark-true-3 = Också en lögnare vilar ibland.
remark-loser-1 = Byxorna hänger på strecket.
remark-loser-2 = Det finns plats på verandan, på läsidan om oss andra.
remark-loser-3 = Någon måste ju tvätta dem.


## The opponents: how strong they are, and what each is like. The id is the one in characters.toml.

level-gentle = snäll
level-fair = jämn
level-sharp = skarp
level-merciless = skoningslös
character-vieno = Har spelat två gånger, glömmer vad som har lagts och tror på nästan allt.
character-rauha = Ljuger bara när hon måste, och misstror bara det omöjliga.
character-toivo = Tror gott om alla: misstror sällan och talar hellre sanning.
character-onni = Litar på turen: lägger i blindo från talongen och misstror ibland på måfå.
character-helmi = Bluffar utan att röra en min, också med sanningen på hand.
character-vaino = Släpper aldrig förbi ett sista kort, hur ärligt det än ser ut.
character-aino = För bok: räknar varje kort och misstror när räkningen säger så.
character-lempi = Räknar också, och minns vem som har ljugit och vem som lätt misstror.
character-otso = Har lärt sig genom att spela miljoner givar mot sig själv, och följer ingen regel som går att gissa.
character-tyyne = Har lärt sig som Otso, och håller huvudet kallt: nästan alltid det bästa som hon vet.
character-ilmari = Spelar igenom varje idé i huvudet många gånger innan han lägger ett kort: den starkaste av alla.

## Why a bot doubted or believed, told when the deal is over. $ranks are several of the rank, as a subject.

why = Varför?
why-doubted = { $player } misstrodde. { $why }
why-believed = { $player } trodde. { $why }
why-impossible = Det kunde inte stämma.
why-certain = Det stämde säkert.
why-chance = Chansen för en bluff var { $chance } %, tänkte jag.
why-possible = Det kunde stämma.
why-counted = { $ranks }: { $copies } i leken, { $held } på min hand, { $elsewhere } visste jag på annat håll.
why-known = { $known ->
    [one] Ett av just de här korten kände jag till.
   *[other] Av just de här korten kände jag till { $known }.
}
why-habit-stops_last = Ett sista kort släpper jag aldrig förbi.
why-habit-trusts = Men jag tror gärna folk.
why-habit-suspects = Jag misstrodde på måfå.
why-habit-weary = Given hade pågått så länge att jag lät det gå förbi.

## Why a move is refused: what stands in the way, and what can be done instead.
##   $top and $rank are ranks with their article; $opening is the rank that must open.

reason-not_your_turn = Det är inte din tur nu. Vänta tills du blir tillfrågad.
reason-already_answered = Du har redan svarat. De andra tänker ännu.
reason-not_in_play = Du är redan av med dina kort: inga kort, inga bekymmer. Titta på får du.
reason-own_play = Det du själv har lagt kan du inte syna. Vänta på vad de andra säger.
reason-window_closed = Här finns inget att syna mera. Nästa gång får du syna genast när korten ligger på bordet.
reason-not_your_cards = De korten kan du inte lägga eller byta nu. Välj bland dem som du har i bruk.
reason-not_one_rank = På en gång läggs bara kort av samma valör. Välj en valör och behåll resten.
reason-wrong_count = Antalet måste stämma: lägg minst ett kort och säg så många som du lägger.
reason-set_size = { $set_size ->
    [one_or_four_above_7] Åttor och högre läggs en åt gången, eller minst fyra på en gång. Lägg ett annat antal.
   *[other] Den här valören läggs här ett kort åt gången. Lägg bara ett.
}
reason-opening_rank = { $face_down ->
    [yes] Öppningen ska kallas { $opening }, vad korten än är.
   *[no] { $opening_rank ->
        [held_lowest_all] Öppningen ska vara { $opening }, och alla som du har.
       *[other] Öppningen ska vara { $opening }.
    }
}
reason-too_low = Överst ligger { $top }, och { $rank } är lägre. { $face_down ->
    [yes] Säg samma valör eller en högre.
   *[no] Lägg samma valör eller en högre.
}
reason-court_limit = { $court_minimum ->
    [after_first_clear] Innan högen har vänts bort för första gången får { $rank } vänta. Välj en annan valör.
    [6] Överst ligger { $top }, och { $rank } kräver minst en sexa under sig. Välj en annan valör.
    [7] Överst ligger { $top }, och { $rank } kräver minst en sjua under sig. Välj en annan valör.
   *[8] Överst ligger { $top }, och { $rank } kräver minst en åtta under sig. Välj en annan valör.
}
reason-ace_limit = { $ace_on ->
    [eight_up] Överst ligger { $top }, och ett ess kräver minst en åtta under sig. Välj en annan valör.
   *[court] Överst ligger { $top }, och ett ess går bara på knekt, dam och kung. Välj en annan valör.
}
reason-ten_limit = { $ten_on ->
    [lower_pip_or_court] Överst ligger { $top }, och en tia går bara på lägre kort och klädda kort. Välj en annan valör.
   *[lower_pip] Överst ligger { $top }, och en tia går bara på lägre kort. Välj en annan valör.
}
reason-only_twos = { $on_two ->
    [two_ten_ace] Överst ligger { $top }: på den går bara tvåor, tior och ess.
   *[two] Överst ligger { $top }: på den går bara en annan tvåa.
}
reason-two_limit = Överst ligger { $top }, och en tvåa går inte på tior och ess. Välj en annan valör.
reason-must_take = { $led_answer ->
    [none] Överst ligger { $top }, och på det går ingenting. Nu är det ditt: ta upp högen.
    [same_rank] Överst ligger { $top }: på det går bara samma valör. Lägg det eller ta upp högen.
    [two] Överst ligger { $top }: på det går bara en tvåa. Lägg en eller ta upp högen.
   *[same_rank_or_two] Överst ligger { $top }: på det går bara samma valör eller en tvåa. Lägg någotdera eller ta upp högen.
}
reason-cannot_lead = Bordet är tomt, och { $rank } får inte börja nu. Börja med något annat.
reason-colour = { $face_down ->
    [yes] I det här spelet är rött och svart olika saker: säg färgen när valören har två, och låt annars bli.
   *[no] I det här spelet är rött och svart olika saker: lägg en färg åt gången.
}
reason-stock_empty = Talongen är slut. Spela med det du har.
reason-pile_empty = Det finns ingen hög att ta upp. Börja en ny.
reason-no_such_choice = Reglerna tillåter inte det här. Se efter vad du kan göra och välj bland det.
reason-over = Given är slut. Börja en ny.


## Why a table refuses a command.

refused-unreadable = Det gick inte att läsa. Ladda om sidan.
refused-not_seated = Du tittar på. Sätt dig först.
refused-already_seated = Du har redan en plats vid det här bordet.
refused-not_host = Bara värden kan göra det.
refused-no_such_seat = Det finns ingen sådan plats vid det här bordet.
refused-seat_taken = Platsen är upptagen. Välj en annan.
refused-full = Ingen plats är ledig. Du kan titta på.
refused-name_bad = Ett namn har 1–20 synliga tecken. Skriv ett annat.
refused-name_taken = Någon här heter redan så. Skriv ett annat namn.
refused-no_such_program = Inget program har ett konto här med denna nyckel. Det kan ha tagits bort, eller inte ha använts på ett halvår: skapa ett nytt.
refused-program_sits = Det här programmet har redan en plats vid bordet.
refused-sent_away = Värden har skickat bort dig från det här bordet. Titta på, eller spela vid ett annat.
refused-no_such_bot = Det finns ingen sådan bot. Välj en i listan.
refused-not_a_bot = Där sitter ingen bot.
refused-not_a_person = Där sitter ingen människa.
refused-own_seat = Du kan inte skicka bort dig själv. Lämna bordet om du vill gå.
refused-deal_on = Inte mitt i en giv. Vänta tills den är slut.
refused-no_deal = Ingen giv spelas nu. Vänta på nästa.
refused-not_over = Först när en giv är slut.
refused-stale = Det ögonblicket är förbi. Titta på bordet igen.
refused-beaten = { $player } hann först.
refused-window_closed = Tiden att syna är slut: påståendet blev trott.
refused-already_done = Det är redan gjort.
refused-no_window = Här finns ingen tid att syna som kunde förlängas.
refused-not_opening = Att passa på förhand går bara i öppningen.
refused-bot_plays = En bot spelar för dig. Ta först tillbaka din plats.
refused-people_play = En människa spelar ännu i den här given.
refused-present = Den spelaren är här.
refused-too_often = Det var för ofta. Vänta lite.
refused-too_many_listed = Härifrån står redan så många bord i listan över öppna bord som får. Ta först bort något av dem.
refused-rules = De här reglerna går inte att spela här. Välj andra.
refused-people_sit = Det sitter eller väntar fler människor här än så. Be först någon stiga upp.
refused-ticket_wrong = Den här länken flyttar ingen plats. Kanske finns en nyare: se efter på den andra enheten.
refused-ticket_old = Länken gällde bara i tio minuter. Gör en ny på den andra enheten.
refused-ticket_used = Länken har redan använts. Gör en ny på den enhet där platsen nu är.
refused-storage = Servern kunde inte spara det, och ingenting har ändrats. Försök igen om en stund.


## What is wrong with rules, or with what they should be played with.

fault-empty = Regeltexten är tom. Skriv ett spel, till exempel { $example }.
fault-loose_plus = Ett + i en regeltext står mellan två delar. Skriv { $example }.
fault-too_long = Regeltexten är längre än { $most } tecken. Korta den.
fault-no_such_preset = Det finns inget spel ”{ $name }”. { $near ->
    [none] Välj ett i listan.
   *[other] Menade du { $near }?
}
fault-no_such_house_rule = Det finns ingen husregel ”{ $name }”. { $near ->
    [none] Välj en i listan.
   *[other] Menade du { $near }?
}
fault-no_such_option = Det finns inget val ”{ $name }”. { $near ->
    [none] Välj ett i listan.
   *[other] Menade du { $near }?
}
fault-preset_first = En regeltext börjar med ett spel. Skriv { $example }.
fault-preset_inside = ”{ $name }” är ett spel: det kan bara stå först i en regeltext.
fault-needs_value = ”{ $name }” behöver ett värde, till exempel { $example }. { $kind ->
    [number] Det kan vara ett tal från { $low } till { $high }.
    [number_or_none] Det kan vara ett tal från { $low } till { $high }, eller none.
    [many] Det kan vara none, eller några av dessa med komman emellan: { $words }.
   *[one] Det kan vara något av detta: { $words }.
}
fault-no_such_value = { $name }={ $value } går inte. { $kind ->
    [number] Det kan vara ett tal från { $low } till { $high }.
    [number_or_none] Det kan vara ett tal från { $low } till { $high }, eller none.
    [many] Det kan vara none, eller några av dessa med komman emellan: { $words }.
   *[one] Det kan vara något av detta: { $words }.
}
fault-contradiction = { $first } och { $second } motsäger varandra. Ändra någondera.
fault-implied = { $first } och { $second } motsäger varandra, för { $first } betyder { $means }. Lämna bort någondera.
fault-twice = { $first } och { $second } motsäger varandra: { $name } kan inte vara både { $one } och { $other }.
fault-twice-plain = ”{ $first }” och ”{ $second }” går inte ihop: de skiljer sig i ”{ $name }”. Lämna bort den ena.
fault-seats = { $seats } platser går inte: { $least } till { $most } kan spela.
fault-too_few_cards = { $seats } platser behöver { $needed } kort, och leken har { $cards }. Ta färre platser eller två lekar.
fault-dealer = Plats { $dealer } kan inte ge: platserna börjar från noll och är { $seats }.
fault-starter = Plats { $starter } kan inte utses att börja. Det går bara i regler med starter=random.
fault-card_too_often = Leken har { $card } oftare än { $rules }.
fault-cards_lacking = Leken har { $count } kort och saknar { $card }. { $rules } behöver alla sina kort.
fault-one_pack = Med två lekar spelar bara den vanliga spelmotorn.


## Why a request is refused.

problem-lang = Det finns inget språk ”{ $lang }”. Använd ett av { $languages }.
problem-origin = Det går bara från den här serverns egen sida. Öppna den och försök där.
problem-host = Servern svarar inte på det här namnet. Öppna den med adressen som den angav vid starten; starta den med --public för ett eget namn.
problem-no_such_address = Det finns inget på den här adressen. I /openapi.json står allt som går att fråga efter.
problem-method = Den här adressen förstår inte den metoden. Använd { $methods }.
problem-type = Skicka det med Content-Type: { $type }.
problem-encoding = Skicka innehållet som det är, utan Content-Encoding.
problem-broken = Begäran är avbruten eller skadad. Skicka den igen.
problem-size = Det är för långt. Skicka högst { $bytes } byte.
problem-slow = Begäran kom inte i tid. Försök igen.
problem-unreadable = Begäran går inte att läsa. ({ $why })
problem-too_often = Det var för ofta härifrån. Vänta en stund och försök igen.
problem-name_taken = Ett annat program på servern heter redan så. Välj ett annat namn.
problem-no_seat = Ingen plats vid det här bordet hör till den här nyckeln. Öppna bordet i den webbläsare där du satte dig.
problem-no_record = Ingen giv har spelats till slut vid det här bordet. Spela en först.
problem-no_such_code = Det finns ingen sådan kod nu. Be om en ny, eller om länken.
problem-code_full = Bordet med den här koden är fullt, och koden är död tills en plats blir ledig. Be om länken om du vill titta på.
problem-no_such_table = Det finns inget sådant bord. Kanske har det städats undan: öppna ett nytt.
problem-not_seated = Bara den som sitter vid bordet kan dela en giv därifrån.
problem-no_such_deal = Bara den senast avslutade given kan delas, och först när den är över.
problem-no_such_replay = Den här reprisen finns inte längre, eller har aldrig funnits: repriser försvinner med sitt bord, i regel 30 dagar efter dess sista giv.
problem-no_such_seat = Den här given kan inte visas från den platsen.
problem-record = Den här filen kan inte visas. ({ $why })
problem-storage = Servern kan inte spara något nu, och ingenting har ändrats. Försök igen senare.
problem-restart = Servern startar om. Försök igen om en stund.
problem-server_full = Servern är full. Kom igen senare.
problem-too_many_listed = Härifrån står redan så många bord i listan över öppna bord som får. Öppna ett bord som inte står där.
problem-address_full = För många sidor är öppna härifrån. Stäng några av dem.


## Why a page has lost its table.

gone-no_such_table = Det här bordet finns inte längre. Öppna ett nytt.
gone-closed = Bordet stängdes. Öppna ett nytt.
gone-kicked = Värden har skickat bort dig från bordet.
gone-moved = Din plats är nu på en annan enhet.
gone-swept = Ingen hade varit här på länge, och bordet städades undan. Öppna ett nytt.
gone-elsewhere = Den här platsen är öppen i ett annat fönster.
gone-table_full = Så många som får plats tittar redan på det här bordet. Kom igen senare.
gone-too_slow = Förbindelsen hann inte med. Kommer tillbaka.
gone-too_fast = För mycket kom från sidan på en gång. Kommer tillbaka om en stund.
gone-restart = Servern startar om. Kommer tillbaka om en stund.
gone-storage = Servern kommer inte åt det sparade just nu. Ingenting som berättats går förlorat; sidan kommer tillbaka av sig själv.
gone-reload = Sidan är äldre än servern. Ladda om den.


## What a server says when it begins.

serve-ready = Valepaska finns på { $address }
serve-machine-only = En länk fungerar bara på den här datorn. För att spela med andra i ditt nät, starta så här: { $command }
serve-public = Andra hittar den på { $address }
serve-network = I ditt nät: { $address }
serve-no-network = Datorn är inte i något nät nu, och ingen annan når den.
serve-already = Valepaska körs redan på { $address }: öppna den där, eller stoppa den först om du vill starta om den.
serve-end = Ctrl-C avslutar; spelen sparas.
serve-end-memory = Ctrl-C avslutar, och spelen försvinner.
serve-upgraded = Databasen har nu den här versionens format. Som den var ligger den i { $copy }
backup-done = { $tables ->
    [one] Ett bord har kopierats till { $file }
   *[other] { $tables } bord har kopierats till { $file }
}


## The options: a title and one sentence of help each.

option-packs = Kortlekar
    .help = Hur många lekar med 52 kort som blandas ihop.
option-jokers = Jokrar
    .help = Hur många jokrar som läggs till.
option-joker_role = Vad en joker är
    .help = Om en joker saknar valör eller räknas som en tvåa.
option-special_colours = Specialkort
    .help = Om alla tior, ess och tvåor är speciella eller bara de svarta.
option-red_two_low = Röda tvåor lägst
    .help = Om röda tvåor är de lägsta korten och bara de svarta de högsta.
option-red_ace_court_rule = Rött ess som klätt kort
    .help = När bara svarta ess är speciella: om gränserna för klädda kort gäller röda ess.
option-min_players = Minst antal spelare
    .help = Hur många spelare som behövs för ett riktigt spel; färre får bara en påminnelse.
option-max_players = Högst antal spelare
    .help = Hur många spelare som ryms bekvämt; fler får bara en påminnelse.
option-hand_size = Kort på hand
    .help = Hur många kort var och en får, eller om hela leken delas ut.
option-deal_batches = Givsätt
    .help = I vilka omgångar korten ges; spelet påverkas inte.
option-table_down = Slutna bordskort
    .help = Hur många kort som ligger nedvända framför var och en tills handen är tom.
option-table_up = Öppna bordskort
    .help = Hur många kort som ligger uppvända framför var och en tills handen är tom.
option-table_up_swap = Byte av bordskort
    .help = Om kort på hand får bytas mot öppna bordskort, och hur länge.
option-starter = Vem som öppnar
    .help = Hur det avgörs vem som lägger först.
option-opening_rank = Första kortet
    .help = Vad det första draget i given måste vara.
option-opening_blind = Öppning från talongen
    .help = Om man får öppna med talongens översta kort utan att se på det.
option-court_minimum = Gräns för klädda kort
    .help = Vad som måste ligga överst innan knekt, dam eller kung får läggas.
option-court_on_empty = Klädda kort på tomt bord
    .help = Om knekt, dam eller kung får läggas på tomt bord.
option-ten_on = Vad en tia går på
    .help = På vilka kort en tia får läggas.
option-ace_on = Vad ett ess går på
    .help = På vilka kort ett ess får läggas.
option-ten_on_empty = En tia på tomt bord
    .help = Vad som händer när en tia läggs på tomt bord.
option-ace_on_empty = Ett ess på tomt bord
    .help = Vad som händer när ett ess läggs på tomt bord.
option-led_answer = Svar på tia eller ess
    .help = Vad som får läggas på en tia eller ett ess som ligger överst.
option-two_on = Vad en tvåa går på
    .help = På vilka kort en tvåa får läggas.
option-on_two = På en tvåa
    .help = Vad som får läggas på en tvåa.
option-set_size = Kort på en gång
    .help = Hur många kort av samma valör som får läggas på en gång.
option-ten_clears = Vad en tia vänder
    .help = På vilka kort en tia vänder bort högen.
option-ace_clears = Vad ett ess vänder
    .help = På vilka kort ett ess vänder bort högen.
option-four_clears = Fyra lika vänder
    .help = Om fyra kort av samma valör ovanpå varandra vänder bort högen.
option-four_unit = Fyra av vad
    .help = Om man räknar fyra kort eller fyra drag.
option-four_of_led_clearers = Fyra tior eller ess
    .help = Om också fyra tior eller fyra ess vänder, även på tomt bord.
option-after_clear = Efter en vändning
    .help = Vem som lägger på det tomma bordet.
option-refill_to = Påfyllning av handen
    .help = Till hur många kort handen fylls på efter att man lagt.
option-refill_time = När handen fylls på
    .help = Om handen fylls på före eller efter att de andra får syna.
option-voluntary_draw = Att dra ett kort
    .help = Om man får dra ett kort när man är i tur, och vad som följer.
option-blind_play = Att lägga från talongen
    .help = Om talongens översta kort får läggas utan att man ser på det.
option-blind_fail = När talongens kort inte passar
    .help = I öppna spel: vad som händer när det uppvända kortet inte får läggas.
option-swap_window = Ångerrätt
    .help = Om kortet man nyss lade får bytas mot det man nyss drog.
option-relax_when_stock_empty = När talongen är slut
    .help = Vilka gränser som faller bort när talongen är slut.
option-voluntary_pickup = Att ta upp högen frivilligt
    .help = Om man får ta upp högen i stället för att lägga.
option-pickup_next = Efter att högen tagits upp
    .help = Vem som lägger på det tomma bordet när någon har tagit upp högen.
option-face_down = Nedvända kort
    .help = Om korten läggs med baksidan upp så att man får ljuga om dem.
option-claimed_count = Sagt antal
    .help = Om man får ljuga också om antalet kort.
option-challengers = Vem som får syna
    .help = Vilka spelare som får syna.
option-challenge_window = Tid att syna
    .help = När det är för sent att syna.
option-challenge_priority = Flera som synar
    .help = Vem som går först när flera vill syna.
option-clear_window = Syna före vändning
    .help = Om det finns tid att syna innan en hög vänds bort.
option-true_next = När det stämde
    .help = Vem som lägger på det tomma bordet när någon synat i onödan.
option-lie_next = När det var bluff
    .help = Vem som lägger på det tomma bordet när någon har bluffat.
option-true_clear_challenged = Synad äkta vändning
    .help = Vad som händer med högen när en äkta vändning har synats.
option-last_play_challengeable = Syna de sista korten
    .help = Om det som tömmer en hand får synas.
option-out_when = Att gå ut
    .help = När en spelare har gått ut.
option-play_until = Givens slut
    .help = Om man spelar tills en förlorare är klar eller tills en vinnare är det.
option-next_dealer = Nästa giv
    .help = Vem som ger nästa giv.
option-scoring = Poängräkning
    .help = Vad som skrivs upp över flera givar.
option-between_deals = Straff
    .help = Vad förloraren måste göra mellan givarna.
option-turn_limit = Gräns för turer
    .help = Efter hur många turer en giv är oavgjord.


## The rules of a game in sentences, in the order of a game. The sentence of an option is
## rule-OPTION-VALUE; options that are numbers have one sentence.

rules-title = Reglerna som gäller
section-cards = Kort och spelare
section-deal = Given
section-opening = Öppningen
section-ladder = Vad som går på vad
section-clears = Vad som vänder bort högen
section-drawing = Talongen och högen
section-challenge = Bluffa och syna
section-out = Att gå ut och slutet
section-deals = Flera givar

# Cards and players
rule-goal = Alla vill bli av med sina kort.
rule-face_down-no = Korten läggs med framsidan upp: det man ser är det som gäller.
rule-face_down-yes = Korten läggs med baksidan upp. Den som lägger säger vad de är, och ingen har lovat att det är sant.
rule-min_players = { $min_players ->
    [2] Två spelare räcker.
   *[other] Bäst är det med minst { $min_players } spelare; färre får försöka.
}
rule-max_players = Upp till { $max_players } spelare ryms bekvämt.
rule-packs-1 = Man spelar med en lek om 52 kort.
rule-packs-2 = Två lekar blandas ihop: 104 kort.
rule-jokers = { $jokers ->
    [0] Inga jokrar är med.
    [one] En joker är med.
   *[other] { $jokers } jokrar är med.
}
rule-joker_role-dead = En joker saknar valör. Vad man än säger om den är det bluff, och bara genom att ljuga blir man av med den.
rule-joker_role-as_two = { $red_two_low ->
    [yes] En joker räknas som en svart tvåa.
   *[no] En joker räknas som en tvåa.
}
rule-red_two_low-no = Från lägst till högst: 3, 4, 5, 6, 7, 8, 9, 10, knekt, dam, kung, ess, 2. Färgerna saknar betydelse.
rule-red_two_low-yes = Från lägst till högst: röd 2, 3, 4, 5, 6, 7, 8, 9, 10, knekt, dam, kung, ess, svart 2.
rule-special_colours-all = Alla tior och ess har sina specialkrafter, oberoende av färg.
rule-special_colours-black_only = Bara svarta tior och svarta ess har specialkrafter. Röda är vanliga kort på sin plats i ordningen.
rule-colours = { $face_down ->
    [yes] { $special_colours ->
        [black_only] Den som säger tior, ess eller tvåor säger också om de är röda eller svarta: en färg åt gången.
       *[all] Den som säger tvåor säger också om de är röda eller svarta: en färg åt gången.
    }
   *[no] { $special_colours ->
        [black_only] Röda och svarta tior, ess eller tvåor läggs inte på en gång.
       *[all] Röda och svarta tvåor läggs inte på en gång.
    }
}

# The deal
rule-hand_size-3 = Alla får tre kort, och resten blir talong.
rule-hand_size-5 = Alla får fem kort, och resten blir talong.
rule-hand_size-6 = Alla får sex kort, och resten blir talong.
rule-hand_size-all = Hela leken delas ut; går det inte jämnt ut får några ett kort mera. Någon talong finns inte.
rule-deal_batches-1s = Korten ges ett åt gången.
rule-deal_batches-2-2-1 = De fem korten ges två, två och ett.
rule-deal_batches-any = Korten får ges i vilka omgångar som helst.
rule-table_down-0 = Det finns inga slutna bordskort.
rule-table_down-3 = Dessutom får alla tre slutna bordskort framför sig, som ingen ser på.
rule-table_down-4 = Dessutom får alla fyra slutna bordskort framför sig, som ingen ser på.
rule-table_up-0 = Det finns inga öppna bordskort.
rule-table_up-3 = Dessutom får alla tre öppna bordskort framför sig, som alla ser.
rule-table_up-4 = Dessutom får alla fyra öppna bordskort framför sig, som alla ser.
rule-table_up_swap-none = Bordskorten får inte bytas.
rule-table_up_swap-before_start = Innan någon har lagt får alla byta kort på hand mot sina egna öppna bordskort.
rule-table_up_swap-until_first_clear = Tills något har vänts bort får du börja din tur med att byta kort på hand mot dina öppna bordskort.

# Opening
rule-starter-race_claim = { $red_two_low ->
    [yes] Först frågas det efter röda tvåor, sedan treor och så vidare uppåt. Den som först lägger det som frågas efter öppnar spelet.
   *[no] Först frågas det efter treor, sedan fyror och så vidare uppåt. Den som först lägger det som frågas efter öppnar spelet.
}
rule-starter-claim_in_turn = { $red_two_low ->
    [yes] Först frågas det efter röda tvåor, sedan treor och så vidare uppåt. Frågan går runt från givarens vänstra sida, och den första som säger sig ha sådana öppnar spelet med dem.
   *[no] Först frågas det efter treor, sedan fyror och så vidare uppåt. Frågan går runt från givarens vänstra sida, och den första som säger sig ha sådana öppnar spelet med dem.
}
rule-starter-most_lowest = { $red_two_low ->
    [yes] Den som fick flest röda tvåor i given öppnar; har ingen några räknas treorna, och så vidare uppåt. Är det jämnt öppnar den som sitter först medsols från givaren.
   *[no] Den som fick flest treor i given öppnar; har ingen några räknas fyrorna, och så vidare uppåt. Är det jämnt öppnar den som sitter först medsols från givaren.
}
rule-starter-lowest_card = Den som fick det lägsta kortet i given öppnar; är det jämnt öppnar den som sitter först medsols från givaren.
rule-starter-left_of_dealer = Den som sitter till vänster om givaren öppnar.
rule-starter-random = Vem som öppnar lottas.
rule-opening_rank-claimed_lowest = { $face_down ->
    [yes] { $red_two_low ->
        [yes] Öppningen ska kallas röda tvåor, vad korten än är.
       *[no] Öppningen ska kallas treor, vad korten än är.
    }
   *[no] Öppningen ska vara den lägsta valör som öppnaren har.
}
rule-opening_rank-held_lowest_any_number = { $face_down ->
    [yes] Öppningen ska kallas den lägsta valör som öppnaren fick i given, vad korten än är.
   *[no] Öppningen ska vara den lägsta valör som öppnaren har, ett kort eller flera.
}
rule-opening_rank-held_lowest_all = Öppningen ska vara den lägsta valör som öppnaren har, och alla på en gång.
rule-opening_rank-any = Öppningen får vara vad som helst som får läggas på tomt bord.
rule-opening-claim = Man behöver inte ha det som frågas efter; öppningen är ett drag som alla andra.
rule-opening_blind-no = Man får inte öppna med ett kort från talongen.
rule-opening_blind-yes = Man får också öppna med talongens översta kort, utan att se på det.

# What may follow what
rule-turn = { $face_down ->
    [yes] När du är i tur lägger du ett eller flera kort på högen och säger vad de är, samma valör för alla: ”tre åttor”.
   *[no] När du är i tur lägger du ett eller flera kort av samma valör på högen.
}
rule-set_size-any = Av samma valör får man lägga hur många kort som helst på en gång.
rule-set_size-one_clearer = Valörer som vänder läggs ett kort åt gången, andra hur många som helst.
rule-set_size-one_special = { $special_colours ->
    [black_only] Svarta tior, ess och tvåor läggs en åt gången, andra kort hur många som helst.
   *[all] Tior, ess och tvåor läggs en åt gången, andra kort hur många som helst.
}
rule-set_size-one_or_four_above_7 = Till och med sjuor får man lägga hur många som helst på en gång; åttor och högre läggs en åt gången, eller minst fyra på en gång.
rule-order = { $face_down ->
    [yes] Valören du säger ska vara samma som den senast sagda eller högre. Vissa kort har egna gränser:
   *[no] Valören ska vara samma som den översta eller högre. Vissa kort har egna gränser:
}
rule-court_minimum-none = Klädda kort (knekt, dam, kung) har ingen egen gräns: de går på allt som är lika eller lägre.
rule-court_minimum-6 = Klädda kort (knekt, dam, kung) kräver minst en sexa under sig.
rule-court_minimum-7 = Klädda kort (knekt, dam, kung) kräver minst en sjua under sig.
rule-court_minimum-8 = Klädda kort (knekt, dam, kung) kräver minst en åtta under sig.
rule-court_minimum-after_first_clear = Klädda kort (knekt, dam, kung) stannar på handen tills något har vänts bort för första gången i given.
rule-court_on_empty-yes = Ett klätt kort får läggas på tomt bord.
rule-court_on_empty-no = Ett klätt kort får inte läggas på tomt bord.
rule-court_on_empty-stock_empty = Ett klätt kort får läggas på tomt bord först när talongen är slut.
rule-court_on_empty-stock_empty_incl_ace_two = { $special_colours ->
    [black_only] Klädda kort, svarta ess och svarta tvåor får läggas på tomt bord först när talongen är slut.
   *[all] { $red_two_low ->
        [yes] Klädda kort, ess och svarta tvåor får läggas på tomt bord först när talongen är slut.
       *[no] Klädda kort, ess och tvåor får läggas på tomt bord först när talongen är slut.
    }
}
rule-red_ace_court_rule-yes = För ett rött ess gäller samma gränser som för klädda kort.
rule-red_ace_court_rule-no = Gränserna för klädda kort gäller inte röda ess.
rule-ten_on-lower_pip = { $special_colours ->
    [black_only] En svart tia går på lägre kort och på en röd tia, men inte på klädda kort eller ess.
   *[all] En tia går på lägre kort, men inte på klädda kort eller ess.
}
rule-ten_on-lower_pip_or_court = { $special_colours ->
    [black_only] En svart tia går på lägre kort, på en röd tia och på klädda kort.
   *[all] En tia går på lägre kort och på klädda kort.
}
rule-ten_on-any = { $special_colours ->
    [black_only] En svart tia går på vad som helst, också på högre kort, om inget annat sägs nedan.
   *[all] En tia går på vad som helst, också på högre kort, om inget annat sägs nedan.
}
rule-ace_on-court = { $special_colours ->
    [black_only] Ett svart ess går bara på klädda kort.
   *[all] Ett ess går bara på klädda kort.
}
rule-ace_on-any_lower = { $special_colours ->
    [black_only] Ett svart ess går på ess och på allt som är lägre.
   *[all] Ett ess går på ett ess och på allt som är lägre.
}
rule-ace_on-eight_up = { $special_colours ->
    [black_only] Ett svart ess går på åttor och högre, till och med ess.
   *[all] Ett ess går på åttor och högre, till och med ess.
}
rule-ten_on_empty-feed = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [feed] En svart tia eller ett svart ess på tomt bord matar nästa spelare.
       *[other] En svart tia på tomt bord matar nästa spelare.
    }
   *[all] { $ace_on_empty ->
        [feed] En tia eller ett ess på tomt bord matar nästa spelare.
       *[other] En tia på tomt bord matar nästa spelare.
    }
}
rule-ten_on_empty-clear = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [clear] En svart tia eller ett svart ess på tomt bord vänds bort genast.
       *[other] En svart tia på tomt bord vänds bort genast.
    }
   *[all] { $ace_on_empty ->
        [clear] En tia eller ett ess på tomt bord vänds bort genast.
       *[other] En tia på tomt bord vänds bort genast.
    }
}
rule-ten_on_empty-plain = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [plain] En svart tia eller ett svart ess får läggas på tomt bord som andra kort.
       *[other] En svart tia får läggas på tomt bord som andra kort.
    }
   *[all] { $ace_on_empty ->
        [plain] En tia eller ett ess får läggas på tomt bord som andra kort.
       *[other] En tia får läggas på tomt bord som andra kort.
    }
}
rule-ten_on_empty-forbidden = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [forbidden] Varken en svart tia eller ett svart ess får läggas på tomt bord.
       *[other] En svart tia får inte läggas på tomt bord.
    }
   *[all] { $ace_on_empty ->
        [forbidden] Varken en tia eller ett ess får läggas på tomt bord.
       *[other] En tia får inte läggas på tomt bord.
    }
}
rule-ace_on_empty-feed = { $special_colours ->
    [black_only] Ett svart ess på tomt bord matar nästa spelare.
   *[all] Ett ess på tomt bord matar nästa spelare.
}
rule-ace_on_empty-clear = { $special_colours ->
    [black_only] Ett svart ess på tomt bord vänds bort genast.
   *[all] Ett ess på tomt bord vänds bort genast.
}
rule-ace_on_empty-plain = { $special_colours ->
    [black_only] Ett svart ess får läggas på tomt bord som andra kort.
   *[all] Ett ess får läggas på tomt bord som andra kort.
}
rule-ace_on_empty-forbidden = { $special_colours ->
    [black_only] Ett svart ess får inte läggas på tomt bord.
   *[all] Ett ess får inte läggas på tomt bord.
}
rule-led_answer-none = { $face_down ->
    [yes] På ett kort som matar går ingenting: nästa spelare tar upp högen eller synar, och turen går till den därpå följande.
   *[no] På ett kort som matar går ingenting: nästa spelare tar upp högen, och turen går till den därpå följande.
}
rule-led_answer-same_rank = { $special_colours ->
    [black_only] På en svart tia eller ett svart ess som ligger överst går bara ett likadant kort; annars tar nästa spelare upp högen.
   *[all] På en tia eller ett ess som ligger överst går bara samma valör; annars tar nästa spelare upp högen.
}
rule-led_answer-two = { $special_colours ->
    [black_only] På en svart tia eller ett svart ess som ligger överst går bara en svart tvåa; annars tar nästa spelare upp högen.
   *[all] { $red_two_low ->
        [yes] På en tia eller ett ess som ligger överst går bara en svart tvåa; annars tar nästa spelare upp högen.
       *[no] På en tia eller ett ess som ligger överst går bara en tvåa; annars tar nästa spelare upp högen.
    }
}
rule-led_answer-same_rank_or_two = { $special_colours ->
    [black_only] På en svart tia eller ett svart ess som ligger överst går bara ett likadant kort eller en svart tvåa; annars tar nästa spelare upp högen.
   *[all] { $red_two_low ->
        [yes] På en tia eller ett ess som ligger överst går bara samma valör eller en svart tvåa; annars tar nästa spelare upp högen.
       *[no] På en tia eller ett ess som ligger överst går bara samma valör eller en tvåa; annars tar nästa spelare upp högen.
    }
}
rule-ten-on-ace = { $special_colours ->
    [black_only] Men en svart tia går också på ett sådant ess.
   *[all] Men en tia går också på ett sådant ess.
}
rule-left-on-top = { $special_colours ->
    [black_only] En sådan svart tia eller ett sådant svart ess matar på samma sätt när det annars blir liggande överst.
   *[all] En sådan tia eller ett sådant ess matar på samma sätt när det annars blir liggande överst.
}
rule-two_on-any = { $fed ->
    [ten] { $red_two_low ->
        [yes] En svart tvåa går på allt utom en tia som matar.
       *[no] En tvåa går på allt utom en tia.
    }
    [ace] { $red_two_low ->
        [yes] En svart tvåa går på allt utom ett ess som matar.
       *[no] En tvåa går på allt utom ett ess.
    }
   *[other] { $red_two_low ->
        [yes] En svart tvåa går på vad som helst.
       *[no] En tvåa går på vad som helst.
    }
}
rule-two_on-not_ten_ace = { $special_colours ->
    [black_only] En svart tvåa går på allt utom en svart tia eller ett svart ess.
   *[all] { $red_two_low ->
        [yes] En svart tvåa går på allt utom en tia eller ett ess.
       *[no] En tvåa går på allt utom en tia eller ett ess.
    }
}
rule-on_two-two = { $red_two_low ->
    [yes] På en svart tvåa går bara en annan svart tvåa.
   *[no] På en tvåa går bara en annan tvåa.
}
rule-on_two-two_ten_ace = { $special_colours ->
    [black_only] På en svart tvåa går bara svarta tvåor, tior och ess.
   *[all] { $red_two_low ->
        [yes] På en svart tvåa går bara svarta tvåor, tior och ess av båda färgerna.
       *[no] På en tvåa går bara tvåor, tior och ess.
    }
}
rule-on_two-any = { $red_two_low ->
    [yes] På en svart tvåa går vad som helst.
   *[no] På en tvåa går vad som helst.
}

# What clears the pile
rule-clear = När högen vänds bort är dess kort borta för resten av given.
rule-ten_clears-lower_pip = { $special_colours ->
    [black_only] En svart tia på ett lägre kort vänder bort högen.
   *[all] En tia på ett lägre kort vänder bort högen.
}
rule-ten_clears-lower_pip_and_court = { $special_colours ->
    [black_only] En svart tia vänder bort allt som den läggs på, utom andra tior.
   *[all] En tia vänder bort allt som den läggs på, utom andra tior.
}
rule-ten_clears-never = { $ace_clears ->
    [never] Varken en tia eller ett ess vänder bort det som de läggs på.
   *[other] En tia vänder inte bort det som den läggs på.
}
rule-ace_clears-court = { $special_colours ->
    [black_only] Ett svart ess på ett klätt kort vänder bort högen.
   *[all] Ett ess på ett klätt kort vänder bort högen.
}
rule-ace_clears-any_lower = { $special_colours ->
    [black_only] Ett svart ess på ett lägre kort vänder bort högen.
   *[all] Ett ess på ett lägre kort vänder bort högen.
}
rule-ace_clears-never = Ett ess vänder inte bort det som det läggs på.
rule-four_clears-off = Fyra lika vänder ingenting.
rule-four_clears-on = { $four_unit ->
    [plays] När samma valör har lagts fyra gånger i rad vänds högen bort.
   *[cards] { $face_down ->
        [yes] Fyra eller flera kort av samma valör ovanpå varandra vänder bort högen; det som sades räknas.
       *[no] Fyra eller flera kort av samma valör ovanpå varandra vänder bort högen.
    }
}
rule-four_clears-except_twos = { $four_unit ->
    [plays] När samma valör har lagts fyra gånger i rad vänds högen bort; tvåor vänder inte.
   *[cards] { $face_down ->
        [yes] Fyra eller flera kort av samma valör ovanpå varandra vänder bort högen; det som sades räknas. Fyra tvåor vänder inte.
       *[no] Fyra eller flera kort av samma valör ovanpå varandra vänder bort högen. Fyra tvåor vänder inte.
    }
}
rule-four_unit-cards = Det spelar ingen roll i hur många omgångar de fyra kom.
rule-four_unit-plays = Det spelar ingen roll hur många kort som lades varje gång.
rule-four-colours = Röda och svarta räknas skilt för sig när de är olika saker.
rule-four_of_led_clearers-yes = { $special_colours ->
    [black_only] Fyra svarta tior eller fyra svarta ess vänder också, även på tomt bord.
   *[all] Fyra tior eller fyra ess vänder också, även på tomt bord.
}
rule-four_of_led_clearers-no = { $special_colours ->
    [black_only] Fyra svarta tior eller fyra svarta ess vänder inte genom sitt antal.
   *[all] Fyra tior eller fyra ess vänder inte genom sitt antal.
}
rule-after_clear-same_player = Den som vände lägger själv på det tomma bordet.
rule-after_clear-next_player = Efter en vändning lägger nästa spelare på det tomma bordet.
rule-nothing-clears = Ingenting vänder bort högen.

# Drawing and picking up
rule-refill_to-0 = Handen fylls inte på under given.
rule-refill_to-3 = När du har lagt fyller du på handen till tre kort, så länge talongen räcker.
rule-refill_to-5 = När du har lagt fyller du på handen till fem kort, så länge talongen räcker.
rule-refill_to-6 = När du har lagt fyller du på handen till sex kort, så länge talongen räcker.
rule-refill_time-at_once = Handen fylls på genast, innan någon har hunnit syna.
rule-refill_time-after_window = Handen fylls på först när ingen kan syna längre; den som åker fast för bluff fyller inte på.
rule-voluntary_draw-none = Ingen drar från talongen frivilligt.
rule-voluntary_draw-draw_and_pass = I stället för att lägga får du dra ett kort från talongen, och turen går vidare.
rule-voluntary_draw-draw_then_play_or_pickup = Du får börja din tur med att dra ett kort från talongen; sedan lägger du eller tar upp högen.
rule-blind_play-none = Man lägger inte från talongen.
rule-blind_play-always = { $face_down ->
    [yes] I stället för kort på hand får du lägga talongens översta kort utan att se på det, och kalla det vad som helst som får läggas.
   *[no] Du får chansa: vänd upp talongens översta kort och lägg det, om det passar.
}
rule-blind_play-if_unable = Om du inte har något att lägga får du chansa: vänd upp talongens översta kort och lägg det, om det passar.
rule-blind_fail-pickup_pile_and_card = Passar det inte tar du upp både kortet och högen.
rule-blind_fail-keep_card_and_pass = Passar det inte behåller du kortet och turen går vidare.
rule-fed-draw = { $blind_play ->
    [none] Den som har blivit matad slipper inte undan genom att dra från talongen.
   *[other] Den som har blivit matad slipper inte undan genom att dra eller lägga från talongen.
}
rule-fed-blind = Den som har blivit matad slipper inte undan genom att lägga från talongen.
rule-swap_window-none = Lagt kort ligger.
rule-swap_window-until_next_play = Om du lägger ett enda kort och sedan drar ett bättre får du byta dem, så länge det nya passar och nästa spelare inte har gjort något.
rule-voluntary_pickup-always = { $face_down ->
    [yes] I stället för att lägga får du ta upp hela högen.
   *[no] I stället för att lägga får du ta upp hela högen, och du måste om du inte kan något annat.
}
rule-voluntary_pickup-if_stock_empty = Frivilligt får man ta upp högen först när talongen är slut; den som inte kan något annat tar alltid upp den.
rule-voluntary_pickup-never = Ingen tar upp högen frivilligt, bara när spelet tvingar till det.
rule-pickup_next-next_player_leads = När någon har tagit upp högen lägger nästa spelare på det tomma bordet.
rule-pickup_next-same_player_leads = { $fed ->
    [none] Den som frivilligt tar upp högen lägger själv på det tomma bordet.
   *[other] Den som frivilligt tar upp högen lägger själv på det tomma bordet; efter matning är det nästa spelare.
}
rule-relax_when_stock_empty-none = Gränserna gäller också när talongen är slut.
rule-relax_when_stock_empty-court_minimum = När talongen är slut kräver klädda kort inget särskilt under sig längre.
rule-relax_when_stock_empty-court_on_empty = När talongen är slut får ett klätt kort läggas också på tomt bord.
rule-relax_when_stock_empty-ace_clears = { $special_colours ->
    [black_only] När talongen är slut vänder ett svart ess bort allt som det läggs på.
   *[all] När talongen är slut vänder ett ess bort allt som det läggs på.
}
rule-relax_when_stock_empty-ten_on = { $special_colours ->
    [black_only] När talongen är slut går en svart tia också på högre kort.
   *[all] När talongen är slut går en tia också på högre kort.
}
rule-relax_when_stock_empty-on_two = { $red_two_low ->
    [yes] När talongen är slut går vad som helst på en svart tvåa.
   *[no] När talongen är slut går vad som helst på en tvåa.
}

# Bluff and doubt
rule-claimed_count-must_match = Antalet du säger måste stämma; bara om valören får man ljuga.
rule-claimed_count-may_lie = Man får ljuga också om antalet kort.
rule-challengers-anyone_in_play = Vem som helst som är kvar i spelet får syna det som senast lades.
rule-challengers-next_player_only = Bara nästa spelare får syna.
rule-challengers-anyone_incl_out = Vem som helst får syna det som senast lades, också den som har gått ut; den som hade fel är med i spelet igen.
rule-challenge_window-until_next_action = Det är för sent att syna när nästa spelare har gjort något.
rule-challenge_window-until_all_pass = Spelet går vidare först när alla som får syna har synat eller trott.
rule-challenge_priority-first_to_speak = Av flera som synar gäller den snabbaste.
rule-challenge_priority-clockwise = Av flera som synar gäller den som sitter först medsols från den som lade; i webbläsaren gäller den snabbaste, eller så avgör lotten.
rule-clear_window-before_discard = En hög som vänds förs bort först när ingen vill syna.
rule-clear_window-none = En hög som vänds förs bort genast, och vändningen får inte synas.
rule-reveal = De synade korten vänds upp. Är ens ett av dem något annat än vad som sades, var det bluff.
rule-true_next-challenged = Om det stämde tar den som synade upp hela högen, och den som blev synad lägger på det tomma bordet.
rule-true_next-next_after_challenged = Om det stämde tar den som synade upp hela högen, och den som sitter efter den synade lägger på det tomma bordet.
rule-true_next-challenger = Om det stämde tar den som synade upp hela högen och lägger själv på det tomma bordet.
rule-true_next-next_after_challenger = Om det stämde tar den som synade upp hela högen, och den som sitter närmast efter lägger på det tomma bordet.
rule-lie_next-next_after_liar = Om det var bluff tar bluffaren upp hela högen, och den som sitter närmast efter lägger på det tomma bordet.
rule-lie_next-challenger = Om det var bluff tar bluffaren upp hela högen, och den som synade lägger på det tomma bordet.
rule-lie_next-liar = Om det var bluff tar bluffaren upp hela högen och lägger själv på det tomma bordet.
rule-true_clear_challenged-challenger_takes = Detsamma gäller en äkta vändning: den som synar den tar upp högen, och ingenting vänds bort.
rule-true_clear_challenged-clears_anyway = En äkta vändning vänder bort högen också när den har synats, och ingen tar upp något.
rule-last_play_challengeable-yes = Också de sista korten på en hand får synas, och ingen har gått ut innan saken är klar.
rule-last_play_challengeable-no = De sista korten på en hand får inte synas.

# Going out and the end
rule-table-cards = { $table_down ->
    [0] Bordskorten kommer i bruk när handen är tom.
   *[other] { $table_up ->
        [0] Bordskorten kommer i bruk när handen är tom: ett åt gången och utan att man ser på dem.
       *[other] Bordskorten kommer i bruk när handen är tom: först de öppna, sedan de slutna, ett åt gången och utan att man ser på dem.
    }
}
rule-table-misfit = Ett slutet bordskort som inte passar tas upp på handen tillsammans med högen.
rule-out_when-hand_empty = { $hand_size ->
    [all] Den som inte har några kort kvar har gått ut.
   *[other] Den som inte har några kort på hand har gått ut, även om det finns kort i talongen.
}
rule-out_when-hand_and_stock_empty = Den som inte har några kort på hand har gått ut, när också talongen är slut.
rule-out_when-all_zones_empty = { $tables ->
    [yes] Den som inte har några kort kvar, varken på hand eller på bordet, har gått ut.
   *[no] Den som inte har några kort på hand har gått ut.
}
rule-play_until-one_left = De andra fortsätter tills bara en har kort kvar. Den är skitbyxan.
rule-play_until-first_out = Den som går ut först vinner, och given slutar där.
rule-turn_limit = { $turn_limit ->
    [none] Givens längd är inte begränsad.
    [one] Efter en tur är given oavgjord.
   *[other] Är saken inte avgjord efter { $turn_limit } turer är given oavgjord.
}

# Several deals
rule-next_dealer-loser = Förloraren ger nästa giv.
rule-next_dealer-clockwise = Given går medsols.
rule-scoring-none = Ingen poäng räknas.
rule-scoring-count_losses = Man räknar hur många gånger var och en har förlorat.
rule-scoring-places = Platserna ger poäng: den sista får ingen, och varje plats ovanför ger en till.
rule-between_deals-none = Det finns inget straff.
rule-between_deals-loser_forfeit = Förloraren ger nästa giv och passar upp de andra under tiden.


## The presets: a title and one sentence about each.

preset-valepaska = Valepaska
preset-valepaska-about = Själva bluffspelet: allt läggs med baksidan upp, handen fylls inte på, och klädda kort kräver en åtta.
preset-valepaska-classic = Valepaska, fyra lika vänder inte
preset-valepaska-classic-about = Enligt den äldre texten: fyra lika ligger kvar, högen tas inte upp frivilligt förrän talongen är slut, och förloraren ger och hämtar dricka.
preset-paskahousu = Paskahousu
preset-paskahousu-about = Det öppna spelet så som det vanligen spelas: inga lögner, bara dåliga kort.
preset-paskahousu-wikipedia = Paskahousu, ingenting vänder
preset-paskahousu-wikipedia-about = Det öppna spelet noga enligt Wikipedia på engelska: högen försvinner bara till någons hand.
preset-valepaska-wikipedia = Valepaska, ingenting vänder
preset-valepaska-wikipedia-about = Bluffspelet noga enligt Wikipedia på engelska: ingenting vänder bort högen, och handen fylls på till fem.
preset-valepaska-house = Valepaska med påfyllning
preset-valepaska-house-about = Handen fylls på till fem, klädda kort går på en sjua, och spelet väntar tills alla har synat eller trott.
preset-poytapaska = Pöytäpaska
preset-poytapaska-about = Det öppna spelet med fyra slutna och fyra öppna bordskort framför var och en.
preset-poytapaska-wikipedia = Pöytäpaska, gränserna faller på slutet
preset-poytapaska-wikipedia-about = Bordskort noga enligt Wikipedia på engelska: ingenting vänder och gränserna gäller tills talongen är slut.
preset-poytapaska-family = Familjens pöytäpaska, 3+3+3
preset-poytapaska-family-about = Tre slutna, tre öppna, tre på hand; klädda kort väntar på första vändningen, och den som går ut först vinner.
preset-ruotsalainen = Svensk paskahousu
preset-ruotsalainen-about = Det öppna spelet där hela leken delas ut och det inte finns någon talong att hoppas på.
preset-ruotsalainen-wikipedia = Svensk paskahousu, ingenting vänder
preset-ruotsalainen-wikipedia-about = Hela leken delas ut och ingenting vänder bort högen, noga enligt Wikipedia på engelska.
preset-paskahousu-2008 = Paskahousu, klädda kort börjar inte
preset-paskahousu-2008-about = Som spelet berättades år 2008: klädda kort läggs aldrig på tomt bord.
preset-paskahousu-fi = Paskahousu, chansa från talongen
preset-paskahousu-fi-about = Enligt Wikipedia på finska: den som inte har något att lägga får vända upp talongens översta kort och chansa.
preset-paskahousu-fi-ten-only = Paskahousu, bara tior vänder
preset-paskahousu-fi-ten-only-about = Tior vänder bort också klädda kort och ess, och ett ess är bara ett högt kort.
preset-paskahousu-qa = Paskahousu, klädda kort från åtta
preset-paskahousu-qa-about = Klädda kort och ess kräver en åtta, och inget av dem läggs på tomt bord.
preset-paskahousu-venda = Paskahousu med två lekar
preset-paskahousu-venda-about = För ett stort gäng: två lekar, jokrar som tvåor, och höga kort en eller fyra åt gången.
preset-paskahousu-runko = Paskahousu, ett vändande kort åt gången
preset-paskahousu-runko-about = Som Windows-spelet från 2001 gjorde: vändande kort läggs ett åt gången, och placeringarna ger poäng.
preset-paskahousu-six = Paskahousu med sex kort
preset-paskahousu-six-about = Sex kort på hand, hårda svarta tvåor, och ångra sig får man.
preset-clone-fly = Som på valepaska.fly.dev
preset-clone-fly-about = Spelar som servern valepaska.fly.dev; för jämförelser.
preset-clone-toni = Som i tonihintikka/valepaska
preset-clone-toni-about = Spelar som programmet med det namnet; för jämförelser.
preset-clone-juhor = Som i juhor00/valepaska
preset-clone-juhor-about = Spelar som programmet med det namnet; för jämförelser.


## House rules

house-soft-twos = Fyra tvåor vänder inte
house-soft-twos-about = Fyra lika vänder bort högen, men fyra tvåor ligger kvar.
house-black-specials = Bara svarta specialkort
house-black-specials-about = Bara svarta tior, ess och tvåor är speciella; röda tvåor är lägst av alla.
house-jokers = Två jokrar
house-jokers-about = Två jokrar utan valör, som man bara blir av med genom att ljuga.
house-refill = Påfyllning till fem
house-refill-about = När man har lagt fylls handen på till fem kort, så länge talongen räcker.
house-seven-courts = Klädda kort från sjua
house-seven-courts-about = Knekt, dam och kung går redan på en sjua.
house-no-pickup = Högen tas inte upp frivilligt
house-no-pickup-about = Ingen får ta upp högen bara för att det är lättare.
house-true-clears = En äkta vändning gäller ändå
house-true-clears-about = En äkta tia, ett äkta ess eller fyra lika vänder bort högen fast någon synade.
house-challenger-leads = Den som synar rätt börjar
house-challenger-leads-about = Den som avslöjar en bluff lägger på det tomma bordet.
house-next-only = Bara nästa spelare får syna
house-next-only-about = De andra får tänka vad de vill.
house-two-packs = Två lekar
house-two-packs-about = 104 kort för ett stort bord eller en lång kväll.
house-whole-pack = Hela leken delas ut
house-whole-pack-about = Ingen talong, inget att dra: alla kort finns på någons hand.
house-ten-only = Bara tior vänder
house-ten-only-about = En tia går på vad som helst och vänder bort det; ett ess är bara ett högt kort.
house-first-out = Först ut avslutar given
house-first-out-about = Den som går ut först vinner, och ingen behöver förlora.


## The game in a terminal

term-welcome = Valepaska. Skriv ? för hjälp.
term-rules = Regler: { $spec }
term-players = Vid bordet: { $players }
term-bots-see = Botarna ser bara sina egna kort, liksom du.

# The table and the hand.
term-hand = Din hand ({ $count }): { $cards }
term-hand-empty = Din hand är tom.
term-up = Dina öppna bordskort: { $cards }
term-down = Dina slutna bordskort: { $count }
term-table = Högen { $pile }, talongen { $stock }, bortvända { $discards }.
term-top = Överst: { $claim } ({ $player }).
term-top-you = Överst: { $claim } (du).
term-empty-table = Bordet är tomt.
term-cards-left-up = { $player }, öppna bordskort: { $cards }
term-history = Det som ligger i högen, äldst först:
term-history-empty = Ingen har påstått något ännu.
term-history-empty-open = Det ligger ingenting i högen ännu.
term-history-line = { $player }: ”{ $claim }.”
term-history-line-cards = { $player }: ”{ $claim }.” Egentligen: { $cards }
term-history-line-open = { $player }: { $cards }
term-ledger = I den här högen sägs det finnas:

# What can be done.
term-legal-stock = lägg talongens översta kort i blindo
term-legal-down = vänd upp ett slutet bordskort
term-legal-draw = dra från talongen
term-legal-pickup = ta upp högen ({ $count })
term-legal-swap = byt ett kort
term-legal-play = lägg { $cards }

# Prompts.
term-prompt-turn = Din tur
term-prompt-turn-only = Det finns bara en sak att göra. Enter = { $move }
term-prompt-claim = Vad säger du att { $count ->
    [one] det är?
   *[other] de är?
} Enter = tillbaka
term-prompt-fed = Du har blivit matad. Tar du upp högen, eller vad gör du?
term-prompt-fed-only = Du har blivit matad. Enter = { $move }
term-fed-next = Det här är mat åt dig.
term-prompt-opening = Vem har { $ranks }? Enter = har inga, eller lägg dem
term-prompt-setup = Byt kort mellan handen och bordet ({ $key }), eller Enter = klar
term-prompt-swap = Byter du kortet du lade mot det du drog? Enter = nej, { $key } = ja

# Words that a player may type, separated by spaces. English words are always understood.
term-words-play = lägg lägger spela
term-words-stock = s slumpa chansa blint
term-words-down = f vänd
term-words-draw = d dra
term-words-pickup = u upp ta
term-words-swap = z byt
term-words-challenge = e synar syna bluff misstror
term-words-pass = p pass tror
term-words-help = ? hjälp
term-words-rules = r regler
term-words-hand = h hand kort
term-words-table = b bord
term-words-history = m minne historia
term-words-why = w varför
term-words-save = v spara
term-words-quit = l lämna sluta avsluta
term-words-yes = ja j
term-words-no = nej n

# The help page.
term-help = Du kan skriva:
term-help-play = lägg kort och säg vad de är: 8 8 = 9, 88=9, 2x8=9, 8h 8s = 9
term-help-play-open = lägg kort: 8 8, eller 8h 8s för att välja färgerna
term-help-stock = lägg talongens översta kort i blindo
term-help-down = vänd upp ett av dina slutna bordskort: dess nummer
term-help-draw = dra ett kort
term-help-pickup = ta upp högen
term-help-challenge = syna det som senast lades
term-help-pass = tro på det; eller: har inga, klar, byter inte
term-help-pass-open = har inga, klar eller byter inte
term-help-swap = byt två kort: först det du ger, sedan det du tar
term-help-help = den här listan
term-help-hand = dina kort ett och ett, med nummer att välja dem med: #1 #4 = 9
term-help-table = bordet igen: spelare och högar
term-help-history = det som ligger i högen
term-help-rules = det här spelets regler
term-help-why = vad som går att lägga nu; med en valör, varför inte: w 10
term-help-save = spara en kopia i en fil: v spel.toml
term-help-quit = lämna; spelet förblir sparat
term-help-cards = Ett kort är valör och färg: 7h (hjärter), 10s (spader), Qd (ruter), Ac (klöver); X är en joker. Utan färg tas de första av valören.
term-help-colours = Rött och svart är olika saker här; b är svart, r är rött: { $ranks }
term-help-lesson = Är spelet nytt för dig? { $command } tar tre minuter.

# Lines that could not be read.
term-unclear = Jag förstår inte ”{ $text }”. Skriv ? för hjälp.
term-too-much = ”{ $rest }” efter ”{ $word }” betyder ingenting, så ingenting gjordes.
term-not-a-claim = ”{ $text }” är ingen valör. Säg 3–10, J, Q, K, A eller 2.
term-which-colour = Rött och svart är olika saker här: säg { $black } för svart, { $red } för rött.
term-no-colour = Färgen spelar ingen roll här: säg bara { $rank }.
term-count-is-cards = Du lägger { $count ->
    [one] ett kort
   *[other] { $count } kort
}, och antalet du säger måste vara detsamma.
term-no-claim-here = I det här spelet påstås ingenting: lägg bara korten.
term-which-down = Vilket? Säg numret, till exempel: vänd 1
term-how-to-swap = Det behövs två kort: först det du ger, sedan det du tar.
term-not-in-hand = Du har inte { $card }.
term-not-that-many = Så många har du inte: { $rank }.
term-no-such-place = Det finns inget kort nummer { $place }; du har { $count }.

# Several people on one device.
term-handover = Räck apparaten till { $player }. { $player }, tryck på Enter när ingen annan ser på.
term-handover-others = Ni andra beundrar sjön så länge.
term-handover-done = Klart. Tryck på Enter så göms dina kort.

# Stopping, saving and going on.
term-saved = Spelet är sparat: { $file }
term-resume-with = Fortsätt med: { $command }
term-resumed = Spelet fortsätter där det avbröts: { $file }
term-not-saved = Spelet sparades inte.
term-saved-before = Det som spelats sedan du fortsatte är glömt; spelet är sparat som det var.
term-end-of-input = Det kom inget mera att läsa, så spelet slutar här.
term-bye = Hej då.

# Several deals.
term-again = En giv till? Enter = ja, n = nej
term-yes-or-no = Svara ja eller nej.
term-deal-number = Giv { $number }
term-results = Efter { $count ->
    [one] en giv
   *[other] { $count } givar
}:
term-result-losses = { $player }: skitbyxan { $count ->
    [0] inte en enda gång
    [one] en gång
   *[other] { $count } gånger
}
term-result-points = { $player }: { $count ->
    [one] ett poäng
   *[other] { $count } poäng
}
term-forfeit = { $player } ger nästa giv och hämtar dricka.
term-forfeit-you = Du ger nästa giv och hämtar dricka.


## A lesson of three minutes

lesson-title = Valepaska på tre minuter
lesson-stop = Du kan sluta när som helst: skriv { $input }.
lesson-goal = Bli av med dina kort. Den som sist sitter kvar med kort på hand är skitbyxan och får höra om det ända till frukosten.
lesson-how = Korten läggs på högen med baksidan upp, och du säger vad de är. Varje gång samma valör som senast eller högre; treor är låga, tvåor är höga.
lesson-honest = Ärligt till att börja med. Aino sade ”{ $claim }”, och du har två åttor. Lägg dem och säg vad de är: { $input }
lesson-honest-done = Ingen synade. Ärlighet fungerar förvånansvärt ofta.
lesson-lie = Nu sade { $player } ”{ $claim }”, och du har inget så högt. Lägg ett dåligt kort och säg att det är ett bra. Se lugn ut. { $input }
lesson-lie-done = Det gick igenom. Ditt dåliga kort är nu någon annans bekymmer.
lesson-challenge = { $player } säger ”{ $claim }”, och själv har du { $held } av dem. Leken har fyra. Räkna efter och syna: { $input }
lesson-challenge-done = Bluff! { $player } tar upp hela högen. Hade det stämt hade du gjort det, så räkna först.
lesson-clear = En sak till: tian. En tia på ett lägre kort vänder bort hela högen. Överst ligger ”{ $claim }”; lägg din tia: { $input }
lesson-clear-done = Där försvann { $count } kort. Och den som vänder fortsätter: du får börja med vad som helst.
lesson-more = Ess vänder bort klädda kort, fyra lika vänder också, och en tia på tomt bord är en gåva som nästa spelare måste ta upp.
lesson-end = Det var allt. Resten är nerver. Börja ett spel med: { $input }
lesson-not-that = Det går också, men pröva det här: { $input }
lesson-next = Tryck på Enter för att fortsätta.


## The command line

cli-few-players = Med de här reglerna är det bäst med minst { $least } spelare; nu är de { $count }.
cli-many-players = Med de här reglerna är det bäst med högst { $most } spelare; nu är de { $count }.

cli-presets = Spel
cli-house-rules = Husregler
cli-sources = På sidan om varje spel står dess källa, namngiven på engelska.
cli-options = Val
cli-options-hint = Skriv dem efter spelets namn, till exempel { $spec }.
cli-option-default = { $value } (förval)
cli-option-here = { $value } (här)
cli-option-range = Ett tal från { $least } till { $most }.
cli-option-list = Vilka som helst av dessa med komma emellan, eller { $none }.
cli-rules-hint = Sätt ihop dem med plustecken, till exempel { $spec }.
cli-rules-more = Alla val med sina värden: { $command }
cli-source = Källa: { $source }
cli-spec = Regler: { $spec }
cli-grid = Vad som får läggas på vad (rad: högens översta, kolumn: det som läggs)
cli-grid-corner = på\lägg
cli-grid-empty = tomt
cli-grid-stock-empty = Detsamma när talongen är slut
cli-grid-o = o
    .about = går
cli-grid-C = V
    .about = vänder
cli-grid-F = M
    .about = matar nästa
cli-grid-s = s
    .about = först när talongen är slut
cli-grid-t = f
    .about = först efter första vändningen
cli-grid-no = -
    .about = går inte

cli-simulating = Givar spelade: { $done } av { $total }
cli-seed = Frö: { $seed }
cli-column-bot = Bot
cli-column-losses = Förluster
cli-column-wins = Vinster
cli-column-share = Andel
cli-column-rating = Styrka
cli-undecided = Oavgjorda givar: { $count }
cli-decisions = Beslut: { $count }

cli-replay-step = Drag { $number } av { $total }
cli-replay-end-of-input = Det kom inget mera att läsa, så återgivningen slutar här.


## Radläget: det som sägs bredvid bordet, och givens slut.

term-you = Du
term-unnamed = Spelare { $number }
term-bot-kind = { $player } (bot, { $kind })
term-character = { $player }, { $level }. { $habit }
term-kind-honest = ärlig
term-kind-counter = räknare
term-kind-liar = lögnare
term-kind-learner = lärling
term-kind-net = självlärd
term-kind-search = framsynt tänkare
term-kind-semirandom = halvt på måfå
term-count-one = { $player } { $count }
term-count-table = { $player } { $count } (+ { $up } öppna, { $down } slutna)
term-count-out = { $player } ute
term-may-claim = Du kan säga: { $ranks }
term-may-lay = Du kan lägga: { $ranks }
term-may-not = Inte: { $list }
term-may-nothing = Inget av dina kort går att lägga nu.
term-effect-clear = { $rank } (vänder)
term-effect-feed = { $rank } (matar)
term-also = Dessutom: { $list }
term-can = Du kan: { $list }
term-why-legal = { $rank } går att lägga nu.
term-why-clear = { $rank } går att lägga nu och vänder högen.
term-why-feed = { $rank } går att lägga nu, och nästa spelare får svara för den.
term-why-doubt = Frågan är om du synar det här. { $player }: ”{ $claim }.” Var det bluff tar { $player } upp högen ({ $count }); stämde det gör du det.
term-why-believed = Om ingen synar och din tur kom sedan:
term-why-nothing-laid = Här läggs ingenting.
term-ask-doubt = Synar du? Enter = nej, { $key } = jag synar
term-clear-open = Om ingen synar försvinner { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
term-answer-first = Först frågan: synar du eller inte?
term-nobody-doubts = Ingen synar.
term-stake-left = { $player } har { $count ->
    [0] inga kort
    [one] ett kort
   *[other] { $count } kort
} kvar. Den som har fel tar upp { $pile }.
term-watching = Du är av med dina kort. De andra spelar vidare.
term-endless = { $turns } turer bland botar och inget slut i sikte: den här förlorade ingen.
term-file-exists = { $file } finns redan, så ingenting sparades: ge ett annat namn.
term-file-name = { $file } slutar inte på { $suffix }, så ingenting sparades. Ge ett namn, till exempel spel.toml.
term-passed-over = Ett spel som sparades senare kan inte läsas, så ett äldre fortsätter: { $reason }
term-file-long = Namnet är för långt, så ingenting sparades. Ge ett kortare.
term-no-folder = Mappen { $folder } finns inte, så ingenting sparades.
term-save-trouble = Spelet sparas inte: { $reason }
term-ask-save = Spara spelet? Enter = ja, n = nej, eller ett filnamn, till exempel spel.toml
term-ask-save-more = Spara det som spelats sedan du fortsatte? Enter = ja, n = nej: det som sparats tidigare gäller, eller ett filnamn, till exempel spel.toml

term-short-not_your_turn = inte i tur
term-short-already_answered = har redan svarat
term-short-not_in_play = redan av med korten
term-short-own_play = eget spel
term-short-window_closed = inget att syna
term-short-not_your_cards = inga sådana kort
term-short-not_one_rank = en valör i taget
term-short-wrong_count = fel antal
term-short-set_size = en i taget
term-short-opening_rank = inte som öppning
term-short-too_low = för lågt
term-short-court_limit = klädda kort får vänta
term-short-ace_limit = ett ess går inte på den
term-short-ten_limit = en tia går inte på den
term-short-only_twos = inte på en tvåa
term-short-two_limit = en tvåa går inte på den
term-short-must_take = går inte på den
term-short-cannot_lead = får inte börja
term-short-colour = färgen avgör
term-short-stock_empty = talongen är slut
term-short-pile_empty = det finns ingen hög
term-short-no_such_choice = går inte här
term-short-over = given är slut

term-end-cards = Alla kort vända:
term-end-true = { $player }: ”{ $claim }” stämde
term-end-lie = { $player }: ”{ $claim }” var bluff: { $cards }
term-end-called = { $line } (synades av { $player })
term-end-called-you = { $line } (synades av dig)
term-end-left = { $player } har kvar: { $cards }
term-end-left-you = Du har kvar: { $cards }
term-end-counts = { $player }: påståenden { $claims }, lögner { $lies }, avslöjade { $caught } · synade { $calls }, rätt { $right }

lesson-lead = Bordet är tomt och du börjar: vad som helst går. { $input }
lesson-lead-done = Spelet går vidare.

cli-deals = Givar: { $count }
cli-league-deals = Givar för varje par: { $count }
cli-league-rounded = Varje par spelar { $count } givar i stället för { $wanted }: varje lek spelas en gång från var och en av de { $seats } platserna.
cli-column-against-table = Ensam mot
cli-column-interval = Intervall
cli-even = Andelar i procent: hur ofta radens bot förlorade, ensam vid ett bord med { $seats } mot kolumnens bot. En jämn spelare skulle förlora { $share } %.
cli-rating = Styrka: hur lätt en bot blir av med sina kort. Den som ligger 400 före en annan går ut före den tio gånger av elva; medelvärdet är 0.
cli-waiting = Ingen giv är färdig än. Bottar som söker tar tid på sig: med Numba en halv minut en gång per version för att kompilera spelmotorn, utan det mycket längre för varje giv.
cli-stopped = Avbrutet: inget räknades samman.
train-stint = { $decisions } beslut, { $speed } i sekunden.
train-habits = Bluffar: { $lies } % av spelen från handen. Syningar: { $challenges } % av spelen som fick synas.
train-measured = Förlorar { $loss } % av givarna ensam mot tre ärliga bottar; en jämn spelare skulle förlora 25 %.
train-against = Förlorar { $loss } ± { $within } % av givarna ensam mot tre av det nät som det lär sig mot.
train-done = Nätet: { $path }
train-waiting = Först kompileras spelmotorn: en minut eller två, en gång per version. Den första etappen tar sedan ungefär en minut.
train-stopped = Avbrutet: det som sparades senast kan fortsättas med --resume.
train-stopped-early = Avbrutet: ingenting hade sparats ännu, så börja om från början.
cli-replay-unfinished = Given är inte slut, så ingens kort vänds upp.
cli-record-holds = { $file } håller: { $count ->
    [one] ett drag, tillåtet
   *[other] { $count } drag, alla tillåtna
}.
cli-record-holds-loser = { $file } håller: { $count ->
    [one] ett drag, tillåtet
   *[other] { $count } drag, alla tillåtna
}; skitbyxan var { $player }.
cli-record-holds-loser-you = { $file } håller: { $count ->
    [one] ett drag, tillåtet
   *[other] { $count } drag, alla tillåtna
}; skitbyxan var du.
cli-record-unfinished = { $file } håller så här långt: { $count ->
    [one] ett drag, tillåtet
   *[other] { $count } drag, alla tillåtna
}; given är inte slut.


## Den rättvisa given: dess steg, på kommandoraden och på sidan. Beskrivning: fair-deal.md.

fair-holds = Given var rättvis. Vad det visar, och vad det inte visar, står i docs/fair-deal.md.
fair-fails = { $file } håller inte: { $count ->
    [one] ett steg stämmer inte.
   *[other] { $count } steg stämmer inte.
 }
fair-none = Det står inget om hur leken blandades, så det finns ingen rättvis giv att kontrollera.
fair-none-told = Det löfte som din sida fick eller det bidrag som den gav finns inte i den: be om protokollet från en giv som spelats vid ett bord.
fair-line-holds = { $step }: { $said }
fair-line-fails = { $step } STÄMMER INTE: { $said }
fair-step-commitment = Löfte
fair-step-contributions = Bidrag
fair-step-shuffle = Blandning
fair-step-hands = Händer
fair-step-starter = Vem som börjar
fair-ok-commitment = hemligheten är den som lovades före given, { $commitment }.
fair-ok-contributions = { $count ->
    [0] ingen bidrog med något, så servern valde korten ensam.
    [one] ett kom, från plats { $seats }.
   *[other] { $count } kom, från platserna { $seats }.
 }
fair-ok-shuffle = de { $count } korten ligger i den ordning som följer av hemligheten och bidragen.
fair-ok-hands = { $count ->
    [one] ett drag, tillåtet
   *[other] { $count } drag, alla tillåtna
} med de kort som gavs.
fair-ok-starter = { $lots ->
    [dealer] lotten föll på { $dealer } att ge.
    [starter] lotten föll på { $starter } att börja.
    [both] lotterna föll på { $dealer } att ge och på { $starter } att börja.
   *[none] inget lottades.
 }
fair-fault-other-commitment = före given fick du veta { $told }, men i protokollet står { $commitment }.
fair-fault-not-of-secret = hemligheten är inte den som lovades: dess SHA-256 är inte { $commitment }.
fair-fault-not-one-each = det finns { $count } för { $seats } platser.
fair-fault-no-contribution = det som står för plats { $seat } är inget bidrag.
fair-fault-from-bot = plats { $seat } är en bot, och botar bidrar inte med något.
fair-fault-twice = platserna { $seat } och { $other } har samma bidrag.
fair-fault-yours-missing = ditt finns inte bland dem.
fair-fault-incomplete = utan hela hemligheten och ett bidrag eller none för varje plats kan inget räknas ut.
fair-fault-left-out = leken gjordes utan bidraget från { $seat }.
fair-fault-exchanged = leken gjordes med bidragen från { $seat } och { $other } i ombytt ordning.
fair-fault-not-whole = leken har { $count } kort och reglerna vill ha { $whole }.
fair-fault-other-deck = leken är en annan: kort { $place } är { $card }, men av hemligheten och bidragen följer { $right }.
fair-fault-moves = { $why }
fair-fault-dealer-not-drawn = den som ger först vid ett bord lottas, men här lottades ingen.
fair-fault-starter-not-drawn = enligt reglerna lottas vem som börjar, men här lottades ingen.
fair-fault-other-dealer = { $seat } gav, men lotten föll på { $right }.
fair-fault-other-starter = { $seat } började, men lotten föll på { $right }.
fair-page-holds = Given var rättvis: kontrollerat här
fair-page-fails = Det går inte att visa att given var rättvis
fair-page-none = Den här given började innan givar kunde kontrolleras.
fair-page-good = stämmer
fair-page-bad = stämmer inte
fair-page-limits = Det visar att korten bestämdes av serverns löfte och av allas bidrag, så att ingen valde dem ensam. Det visar inte att servern lät bli att titta: den känner alla kort medan given spelas, och den kan ha samarbetat med en spelare. Botar och de som var borta bidrar inte med något.
fair-page-record = Allt detta finns i protokollet. ”valepaska verify PROTOKOLL --commitment … --contribution …” kontrollerar det drag för drag, utanför den här sidan; i en klon heter kommandot ”./play verify”.
fair-value-commitment = Löftet, givet före given
fair-value-contribution = Vad den här sidan bidrog med
fair-value-secret = Hemligheten, berättad efter given
fair-says-commitment = Hemligheten är den som servern lovade före given.
fair-says-contributions = De är desamma som berättades före det första kortet.
fair-says-shuffle = Hela lekens ordning följer av hemligheten och bidragen.
fair-says-hands = Korten som gavs är de som ligger överst i den leken.
fair-says-starter = Det som lottades kom ur samma slump.
fair-note-page-untold = Den här sidan kom senare och hörde inte löftet själv.
fair-note-page-nobody = Men ingen bidrog med något, så servern valde ensam.
fair-note-page-without = Den här sidan bidrog inte med något.
fair-note-page-unseen = Den här sidan såg ingen egen hand ges.
fair-fault-page-changed = Löftet är ett annat än när given började.
fair-fault-page-secret = Hemligheten är inte den som lovades.
fair-fault-page-changed-list = Bidragen är andra än när given började.
fair-fault-page-late = Det som den här sidan bidrog med finns inte med: det kom för sent eller utelämnades.
fair-fault-page-deck = Leken är inte den som följer av hemligheten och bidragen.
fair-fault-page-hand = Andra kort gavs än de som ligger överst i den leken.
fair-fault-page-lot = Den som ger eller börjar är inte den som lotten föll på.


## Sidan i webbläsaren.

page-title = Valepaska
page-quoted = ”{ $text }”
page-you = Du
page-default-name = Spelare
page-guest = Gäst { $number }
page-your-name = Ditt namn
page-loading = Ett ögonblick…
page-back = Tillbaka
page-close = Stäng
page-show = Visa
page-fewer = Färre
page-more = Fler
page-menu = Meny
page-rules = Regler
page-settings = Inställningar
page-language = Språk
page-no-script = Valepaska behöver JavaScript.

# Landing
page-welcome = Korten läggs med baksidan upp. Du säger vad de är.
page-welcome-more = Ingen ljuger, om det inte är nödvändigt.
page-play-now = Spela nu
page-play-now-about = Tre botar, inget konto.
page-play-friends = Spela med vänner
page-join = Gå med
page-same-device = Samma enhet
page-watch = Bara titta
page-public = Öppna bord
page-back-to-table = Tillbaka till bordet
page-link-or-code = Länk eller kod
page-join-about = Koden har sex tecken. Du får den av den som öppnade bordet.
page-watch-about = Den som tittar ser detsamma som bordet: baksidor.
page-error-no-such-code = Den koden finns inte nu. Be om en ny, eller om länken.
page-error-no-such-table = Bordet finns inte längre. Kaffet har också kallnat.

# A new table
page-new-table = Nytt bord
page-all-presets = Alla spel och varianter
page-seats = Platser
page-seats-about = Botar tar de tomma platserna när korten ges.
page-house = Husets regler
page-house-on = { $count } på
page-pace = Tid att syna och spela
page-pace-quick = Raskt
page-pace-about = { $doubt ->
    [0] ett drag { $turn } s
   *[other] syna { $doubt } s, ett drag { $turn } s
}
page-pace-relaxed = Lugnt
page-pace-unlimited = Ingen brådska
page-pace-unlimited-about = ingen klocka
page-challengers-anyone-in-play = Alla som är med
page-challengers-next-player-only = Bara nästa
page-challengers-anyone-incl-out = Också de som gått ut
page-read-rules = Läs reglerna { $count ->
    [0] i sin helhet
   *[other] (avvikelser: { $count })
}
page-open-table = Öppna bordet
page-link-carries = Länken och koden kommer härnäst; reglerna följer med.
page-bots = Botar
page-person = Spelare { $number }
page-person-more = Lägg till en spelare
page-person-fewer = Ta bort en spelare
page-same-about = Enheten går runt. Bara den som är i tur ser sina kort.
page-deal = Ge korten
page-deal-about = Botar sätter sig på de tomma platserna.

# Waiting
page-coffee = Kaffet är varmt
page-table-of = Bord: { $player }
page-free-seat = Ledig plats
page-bot = Bot
page-bot-semirandom = tankspridd
page-bot-honest = ärlig
page-bot-counter = räknare
page-bot-liar = lögnare
page-bot-learner = läraktig
page-bot-net = självlärd
page-bot-search = ser framåt
page-change-bot = Byt ut { $player } mot någon annan
page-change = Byt
page-choose-bot = Välj en motspelare
page-choose-bot-about = De ser bara sina egna kort, liksom du. De skiljer sig i vanor och styrka.
page-seat-opponent = Till bordet: { $player }
page-strength = Styrka { $place } av 4: { $level }
page-remove = Bort från bordet: { $player }
page-host = värd
page-present = här
page-kick = Ta bort
page-kick-sure = Skicka bort { $player } från bordet?
page-kick-now = Skicka bort
page-kick-keep = Får stanna
page-sent-away = Bortskickade
page-let-back = Släpp in igen
page-let-back-whom = Släpp in { $player } igen
page-terms = Så spelas det vid det här bordet
page-differs = Annorlunda vid det här bordet
page-all-rules = Alla regler
page-window-time = Tiden att syna är { $count } s.
page-window-unlimited = Man får syna tills alla har svarat.
page-turn-time = Ett drag får ta { $count } s; sedan spelar en bot det.
page-turn-unlimited = Dragen har ingen klocka.
page-invite = Bjud in
page-qr = Länken till bordet som QR-kod
page-code = Kod
page-code-full = Koden är död så länge bordet är fullt.
page-copy = Kopiera länken
page-copied = Länken är kopierad
page-own-deals = Dina givar
page-share = Dela
page-share-text = Kom och spela valepaska
page-address = Bordets adress
page-only-here = Länken fungerar bara på den här datorn. För det lokala nätet: starta servern så här: { $command }
page-nobody-here = Bara du och sjön. Bjud in någon eller ta botar.
page-listed = Vem hittar bordet
page-listed-never = Bara inbjudna
page-listed-free = Tills fullt
page-listed-always = Även åskådare
page-listed-never-about = Man kommer med länken eller koden.
page-listed-free-about = Bordet står i listan över öppna bord tills det är fullt.
page-listed-always-about = Bordet står i listan över öppna bord; när det är fullt får man titta på.
page-listed-is = Bordet står i listan över öppna bord.
page-listed-wait = Bordet står i listan över öppna bord: någon kan komma. Dela ut när du vill, så sätter sig botar på de lediga platserna.
page-host-deals = { $player } ger när alla är här.
page-arrange = Ändra bordet
page-arrange-do = Ändra
page-arrange-about = Alla får veta vad som ändrades och säger på nytt till när de är klara.
page-changed = Ändrat nyss
page-changed-seats = Platser: { $count }.
page-lots = Lotta bland dem som synar
page-lots-about = De som synar inom 0,2 sekunder räknas som lika snabba. Annars gäller den första, och en snabb förbindelse hjälper.
page-lots-on = De som synar inom 0,2 sekunder är lika snabba, och lotten avgör.
page-lots-off = Av dem som synar gäller den första.
page-sit = Sätt dig
page-sit-next = Sätt dig till nästa giv
page-sit-title = Var med
page-joining = Du är med från nästa giv.
page-full = Bordet är fullt. Det finns plats på bänken att titta på.
page-barred = Värden har skickat bort dig. Du får titta på tills värden släpper in dig igen.

# At the table
page-at-table = Spelbordet
page-players = Spelare
page-decision = Beslut
page-deal-number = giv { $number }
page-player-count = { $count } spelare
page-watcher-count = { $count ->
    [one] 1 åskådare
   *[other] { $count } åskådare
}
page-you-watch = Du tittar på
page-seat-bot = bot
page-seat-program = program
page-seat-away = borta
page-seat-stand-in = borta · en bot spelar
page-seat-turn = i tur
page-seat-out = gått ut, plats { $place }
page-marked = Förlorade förra given.
page-cards-in-hand = { $count ->
    [one] ett kort på handen
   *[other] { $count } kort på handen
}
page-down-cards = { $count ->
    [one] ett slutet bordskort
   *[other] { $count } slutna bordskort
}
page-seconds = { $count } s
page-time-left = Tid kvar
page-no-hurry = Ingen brådska.
page-hurry = { $count } sekunder kvar. Sedan spelar en bot ditt drag.
page-stock = talong
page-stock-count = I talongen: { $count } kort
page-pile-count = I högen: { $count } kort
page-cleared = bortvända
page-cleared-count = Bortvända: { $count }
page-empty-table = Tomt bord
page-leads = { $player } börjar
page-you-lead = du börjar
page-face-down = ett kort med baksidan upp
page-choose-claim = Välj kort och påstå något.{ $more ->
    [0] {""}
   *[other] {" "}Eller:
}
page-choose-lay = Välj kort.{ $more ->
    [0] {""}
   *[other] {" "}Eller:
}
page-must-take = Inget av dina kort passar ovanpå.
page-must-take-fed = Du blev matad: ingenting går på, och du får inte dra ur talongen nu.
page-turn-down = Vänd upp ett slutet bordskort.
page-turn-card = Vänd upp bordskort { $number }
page-at-least = minst { $rank }
page-draw = Dra
page-draw-about = ett från talongen
page-blind = I blindo
page-blind-about = från talongen
page-pickup = Ta högen
page-count-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
page-swap = Byt ett kort
page-swap-short = Byt
page-swap-about = ett bordskort
page-swap-give = Du ger
page-swap-take = Du får
page-no-swap = Du kan inte byta nu.
page-setup-title = Byt om du vill
page-ready = Klar
page-leave-it = Låt det ligga
page-claim-what = Vad påstår du?
page-claim-unseen = Vad kallar du det?
page-said-count = Hur många du säger
page-rank-legal = { $rank }, går
page-rank-illegal = { $rank }, går inte nu
page-clear = Rensa
page-choose-cards = Välj kort först
page-choose-rank = Välj valör
page-one-rank = Bara en valör åt gången
page-lay = Lägg { $count ->
    [one] ett kort
   *[other] { $count } kort
}: { $claim }
page-lay-open = Lägg { $claim }
page-lay-unseen = Lägg i blindo: { $claim }
page-in-truth = I verkligheten: { $cards }. Bara du ser det.
page-held = Ditt drag väntar tills de andra har hunnit syna.
page-anybody-opens = vem som helst får börja
page-you-are-asked = du blir tillfrågad
page-offered = { $rank }, efterfrågas
page-pass-until = Passa fram till
page-pass-until-rank = Passa till och med { $ranks }
page-passing-until = Du passar till och med { $ranks }.
page-pass-hint = Tryck på en högre valör för att passa till och med den.
page-not-me = Har inga
page-claims = { $player } påstår
page-under = Under ligger
page-on-empty-table = På tomt bord.
page-stake = Den som har fel tar upp
page-if-clears = Om ingen synar vänds { $count } kort bort.
page-if-feeds = Om ingen synar blir nästa matad.
page-doubt = Jag synar!
page-key-doubt = S
page-key-draw = D
page-key-unseen = B
page-keys = Tangenter
page-keys-rank = Välj ett kort av valören; med valda kort, påstå valören
page-keys-all = Alla kort av valören
page-keys-enter = Lägg det valda, tro eller fortsätt
page-keys-take = Ta högen; i öppningen, passa
page-keys-list = Den här listan
page-believe = Jag tror
page-wait = Vänta…
page-believed = { $count ->
    [one] { $players } trodde på det.
   *[other] { $players } trodde på det.
}
page-thinking = { $count ->
    [one] { $players } funderar.
   *[other] { $players } funderar.
}
page-doubted = { $doubter } synade. { $player }: { $claim }
page-doubts-me = { $doubter } synade. Du: { $claim }
page-doubted-you = Du synade. { $player }: { $claim }
page-not-rank = inte { $rank }
page-your-turn = Din tur
page-lie = Bluff!
page-true = Sant!
page-takes = { $player } tar upp { $count } kort
page-takes-you = Du tar upp { $count } kort
page-go-on = Fortsätt
page-doubter = { $player } synar
page-together = Vem synar? Korten är gömda.
page-nobody-doubts = Ingen synar
page-hand = Din hand, { $count } kort
page-hand-empty = Din hand är tom
page-your-hand = Din hand, { $count } kort
page-just-taken = nyss upptagna
page-card-taken = { $card }, nyss upptaget
page-group = { $rank }: { $count } kort, valda: { $chosen }
page-own-table = På bordet framför dig
page-watching = Den som tittar ser detsamma som bordet: baksidor.
page-bot-plays = En bot spelar för dig.
page-take-back = Ta tillbaka platsen
page-finish-fast = Spela klart snabbt
page-last-play = Senast: { $player } lade { $count } kort, { $claim }.
page-occupied = Upptaget
page-pass-device = I tur: { $player }. Räck över enheten.
page-door-about = Ni andra tittar på sjön en stund. Dörren är stängd tills { $player } öppnar den.
page-i-am = Jag är { $player }, öppna

# Ledger, history, phrases
page-ledger = Bokföring
page-history = Historik
page-claimed-here = Påstått i den här högen
page-open = öppet
page-was-believed = troddes
page-doubted-true = synades, sant
page-was-lie = bluff
page-was-true = sant
page-lie-caught = bluff, avslöjad
page-lie-through = bluff, gick hem
page-phrases = Säg något
page-phrase-1 = Hmm.
page-phrase-2 = Jo, jo.
page-phrase-3 = Kaffet kallnar.
page-phrase-4 = Puh.
page-phrase-5 = Modigt.
page-phrase-6 = Jag säger inget.
page-phrase-7 = Bra giv.
page-phrase-8 = Förlåt.

# The end of a deal
page-standings = Placeringar
page-place = Plats
page-player = Spelare
page-lies = bluffar
page-caught = avslöjade
page-right-calls = synat rätt / fel
page-losses = byxor
page-loser = skitbyxa
page-again = Ny giv
page-is-ready = klar
page-waits-for = Vi väntar på: { $players }.
page-record = Protokoll
page-all-turned = Alla kort uppvända
page-was-left = { $player } hade kvar:

# News around the deal
page-news-sat-down = { $program ->
    [yes] { $player } (program) sätter sig.
   *[no] { $player } sätter sig.
}
page-news-joins = { $program ->
    [yes] { $player } (program) är med från nästa giv.
   *[no] { $player } är med från nästa giv.
}
page-news-stood-up = { $kicked ->
    [yes] Värden gav bort platsen: { $player }.
   *[no] { $player } går.
}
page-news-bot-came = { $player } (bot) sätter sig.
page-news-bot-left = En bot går.
page-news-sits-in = { $player } är borta, en bot spelar.
page-news-sits-in-you = En bot spelar för dig.
page-news-gave-back = { $player } är tillbaka.
page-news-gave-back-you = Du spelar själv igen.
page-news-by-clock = Tiden tog slut för { $player }. En bot spelade.
page-news-by-clock-you = Din tid tog slut, en bot spelade för dig.
page-news-waits = { $player } ber om ett ögonblick.
page-news-waits-you = Du bad om ett ögonblick.
page-news-ready = { $player } är klar.
page-news-ready-you = Du är klar.
page-news-new-host = { $player } är värd.
page-news-new-host-you = Du är värd.
page-news-finishing-fast = Botarna spelar klart given.
page-news-goes-on = Spelet fortsätter.
page-news-deal-begins = Giv { $deal } börjar.
page-news-table-changed = Värden ändrade bordet.
page-news-new-listing = { $listed ->
    [never] Bordet står inte längre i listan över öppna bord.
   *[other] Bordet står nu i listan över öppna bord.
}
page-news-new-pace = Värden ändrade tiderna: { $pace ->
    [quick] raskt
    [relaxed] lugnt
   *[unlimited] ingen brådska
}.

# When something is wrong
page-lost = Förbindelsen bröts. Dina kort är i säkert förvar.
page-try-now = Försök nu
page-offline = Servern går inte att nå: den är inte igång, eller så har enheten ingen anslutning till den.
page-try-again = Försök igen
shell-newer = Det finns en ny version av sidan.
shell-reload = Ladda om
page-missed = Tillbaka vid bordet. Under tiden: { $count } drag.
page-gone = Bordet
page-gone-no-such-table = Bordet finns inte längre. Kaffet har också kallnat.
page-gone-swept = Bordet dukades av när ingen längre satt vid det.
page-gone-closed = Bordet är stängt.
page-gone-kicked = Värden gav bort din plats. Du får titta på; du kan sätta dig här igen när värden släpper in dig.
page-let-back-you = Värden har släppt in dig igen.
page-gone-moved = Din plats är nu på en annan enhet.
page-gone-elsewhere = Den här platsen är öppen i ett annat fönster.
page-gone-reload = Det finns en nyare version av sidan.
page-nowhere = Det finns inget bord på den här adressen. Be om länken igen, eller skriv koden.
page-not-kept = Den här webbläsaren kan inte spara din plats: den är borta när sidan stängs eller laddas om.
page-come-back = Fortsätt här
page-play-here = Spela här
page-type-code = Skriv en kod
page-stand = Lämna bordet
page-move = Till en annan enhet
page-move-about = Öppna det här på den andra enheten. Länken fungerar en gång, inom tio minuter, och den som öppnar den får din plats och ser dina kort.
page-move-qr = Länken till den andra enheten som QR-kod
page-move-link = Länk till den andra enheten
page-move-here = Den här länken flyttar en plats till den här enheten. Den fungerar en gång.
page-to-landing = Till början
page-leave-about = Du behåller din plats om du går till början. Under en giv spelar en bot så länge.
page-leave-watch = Länken för dig tillbaka.
mine = Vad servern sparar om mig
mine-about = Servern sparar ditt namn, när du kom och gick och vad du gjorde i givarna, tills bordet har stått oanvänt så länge som den som driver servern har bestämt. Den sparar ingen adress och inget annat om dig.
mine-fetch = Hämta som fil
mine-erase = Radera mitt namn här
mine-sure = Du lämnar bordet, och ditt namn raderas där och i allt som har delats därifrån. En bot spelar vidare med dina kort. Det går inte att ångra.
mine-erase-now = Lämna och radera mitt namn
page-mute = Tysta
page-unmute = Lyssna igen
page-make-host = Gör till värd
page-open-seat = Ge platsen till andra

# Settings
page-theme = Utseende
page-theme-light = Ljust
page-theme-dark = Mörkt
page-theme-device = Som enheten
page-deck = Kort
page-deck-two = Två färger
page-deck-four = Fyra färger
page-bot-speed = Botarnas tempo
page-speed-slow = Långsamt
page-speed-normal = Vanligt
page-speed-fast = Snabbt
page-speed-instant = Genast
page-animation = Rörelse
page-motion-slow = Långsam
page-motion-normal = Vanlig
page-motion-fast = Snabb
page-motion-instant = Ingen
page-sound = Ljud
page-sound-about = Trä, papper och en mygga.
page-notice = Kalla mig till bordet
page-notice-about = När det är min tur eller ett påstående väntar på mig, medan sidan är i bakgrunden.
page-call-claim = Tror du på det?
page-truth-line = Raden ”I verkligheten”
page-truth-line-about = Berättar för dig vad du verkligen lägger.
page-ready-claim = Färdigt påstående
page-ready-claim-about = Väljer den rätta valören åt dig. Kom ihåg att farten syns.
## The referee: what becomes of a written position. Seats are letters; “all: pass” is what one writes in the file.

referee-holds = håller
referee-fails = HÅLLER EJ
referee-told = domslut
referee-fault = fel
referee-unnamed = ett fall utan namn
referee-count-cases = { $count } fall
referee-count-hold = { $count } håller
referee-count-fail = { $count } håller inte
referee-count-told = { $count } domslut
referee-differs = { $what }: väntat { $expected }, blev { $found }

referee-true = { $line } ({ $cards }: sant)
referee-lie = { $line } ({ $cards }: bluff)
referee-cards = { $line } ({ $cards })
referee-leads = { $player } börjar på tomt bord.
referee-refused = ”{ $action }” går inte ({ $code }). { $reason }
referee-not-done = Inte utfört: { $actions }
referee-open-window = Det som { $player } har lagt kan ännu synas: ”all: pass” låter det gå.
referee-open-offer = Öppningen är ännu fri: ”all: pass” går vidare till nästa valör.
referee-open-setup = Alla är inte klara: ”all: pass” börjar spelet.
referee-nothing-open = Det finns inget att passa på.
referee-over = Given är slut.

referee-may = { $player } får: { $list }
referee-may-not = { $player } får inte: { $list } ({ $reason })
referee-may-nothing = { $player } kan inte göra något nu.
referee-do-claim = lägga och säga { $what }
referee-do-lay = lägga { $what }
referee-do-play = lägga
referee-do-stock-claim = lägga i blindo från talongen och säga { $what }
referee-do-stock = lägga i blindo från talongen
referee-do-down-one = vända slutet bordskort { $what }
referee-do-down = vända slutet bordskort
referee-do-draw = dra från talongen
referee-do-pickup = ta upp högen
referee-do-challenge = syna
referee-do-pass = passa
referee-do-swap = byta

# The lesson
page-lesson = Första gången? Lär dig spelet på tre minuter
lesson-step = { $number } av { $count }
lesson-leave = Lämna övningen
lesson-others = Se vad de andra påstår.
lesson-wait = Ett ögonblick: läs klart först.
lesson-offline = Servern svarar inte. Försök igen om en stund.
lesson-do-honest = tryck på båda åttorna, sedan på valören 8 och till sist på den gula knappen.
lesson-do-lie = tryck på fyran, sedan på valören K och till sist på den gula knappen.
lesson-do-challenge = tryck på ”{ $button }”
lesson-do-lead = tryck på en femma, sedan på valören 5 och till sist på den gula knappen.
lesson-do-clear = tryck på tian, sedan på valören 10 och till sist på den gula knappen.

# The memory aid
memory = Minneslapp
memory-about = Visar vart du vet att korten har gått: bara det du har sett själv.
memory-empty = Du vet inte om ett enda kort hos någon.
memory-unsure = { $card }, om det inte har lagts sedan dess

# A long hand, and how it lies
singly = Visa
singly-title = Dina kort ett och ett
singly-chosen = { $count ->
    [0] Stäng
    [one] Ett valt
   *[other] { $count } valda
 }
print = Skriv ut reglerna
notice-asked = Webbläsaren frågar om lov: tillåt det där, så slås brytaren på.
notice-denied = Webbläsaren tillåter inga aviseringar härifrån. Tillåt dem i dess inställningar för den här webbplatsen.
notice-none = Webbläsaren ger inga aviseringar här: det kräver https eller den egna datorn.
size = Korten på handen
size-usual = Vanliga
size-large = Stora
thumb = Knappar
thumb-left = För vänster tumme
thumb-right = För höger tumme
order = Ordning på handen
order-ladder = Efter valör
order-suit = Efter färg
swap-drawn = Vill du byta kortet du just lade mot det du drog?
legend-turned = Hel blå ram: sant. Streckad röd: bluff.

## Öppna bord

public-quick = Snabbspel
public-quick-about = Bordet som passar bäst. Finns det inget öppnas ett för dig: vänta på andra där, eller dela ut mot botar.
public-count = { $count ->
    [0] Inga bord
    [one] Ett bord
   *[other] { $count } bord
}
public-none = Ingen sitter vid ett öppet bord just nu. Kaffet är klart.
public-open = Öppna ett
public-own-rules = Med egna regler
public-waiting = väntar
public-between = mellan givar
public-playing = given pågår
public-pace = { $pace ->
    [quick] raskt tempo
    [relaxed] lugnt tempo
   *[unlimited] ingen brådska
}
public-people = { $people } av { $seats } platser tagna
public-programs = { $count ->
    [one] en av ett program
   *[other] { $count } av program
}
public-bots = { $count ->
    [one] en bot
   *[other] { $count } botar
}
public-differs = { $count ->
    [one] en regel är annorlunda
   *[other] { $count } regler är annorlunda
}
public-sit-at = Sätt dig: { $table }
public-next-at = Sätt dig till nästa giv: { $table }
public-watch-at = Titta på: { $table }
public-no-host = Ett bord utan värd
public-lost = Listan kan inte hämtas just nu. Sidan försöker igen av sig själv.
## A replay

replay-title = Repris
replay-all-cards = Alla kort
replay-all-about = Alla händer ligger öppna, och en bluff kallas bluff.
replay-as-seat = Som { $player } såg den
replay-whose = Vems kort som visas
replay-sealed = Den här länken visar given som { $player } såg den, och inget annat.
replay-seat = Plats { $seat }
replay-step = Steg { $at } av { $last }
replay-step-told = Vad som hände
replay-steps = Alla steg
replay-nothing-said = Korten är utdelade.
replay-hands = Händer
replay-tally = Bluffar { $lies }, avslöjade { $caught }. Misstankar rätt { $right }, fel { $wrong }.
replay-true = Sant
replay-lie = Bluff
replay-where = Steg
replay-through = Genom given
replay-start = Till första steget
replay-end = Till sista steget
replay-back = Ett steg bakåt
replay-forward = Ett steg framåt
replay-play = Spela upp
replay-stop = Stanna
replay-speed = Hastighet { $speed }×
replay-keys = Tangenter: pilarna går ett steg, Home och End till början och slutet, mellanslag spelar upp och stannar.
replay-open-file = Öppna ett protokoll
replay-file-about = Protokollet av en avslutad giv, sparat från sidan eller terminalen, visas steg för steg.
replay-choose-file = Välj en fil
replay-file-sent = Filen, högst { $size } kB, skickas till den här servern, som spelar den enligt reglerna och inte sparar något av den.
replay-file-large = Den här filen är större än { $size } kB: den är inget protokoll av en giv.
replay-share = Dela den här given
replay-share-about = Den som öppnar länken kan gå igenom given steg för steg. Den fungerar så länge bordet finns kvar: i regel 30 dagar efter den sista given.
replay-share-text = En giv Valepaska, kort för kort
replay-share-look = Titta på den
replay-share-own = Som jag såg den
replay-share-own-about = Bara dina kort och det som låg öppet; länken visar inget annat.

## Deals that a browser has finished

history-yours = Så har det gått
history-rules = Regler
history-total = Sammanlagt
history-deals = givar
history-lost = förlorade
history-doubts = misstankar
history-right = rätt
history-bots = Botar du mött
history-list = Giv för giv
history-more = Visa äldre ({ $count })
history-you-lost = Förlust: skitbyxan
history-place = Plats { $place } av { $count }
history-no-place = Ingen plats
history-against = med { $players }
history-nobody = någon
history-numbers = Bluffar { $lies }, avslöjade { $caught }. Misstankar rätt { $right }, fel { $wrong }.
history-who = Vem som spelade
history-everybody = Alla
history-empty = Ingen giv har ännu spelats till slut i den här webbläsaren.
history-files = Ta med dig
history-about = Bara den här webbläsaren sparar dina givar, de { $most } senaste. Med en fil följer de med till en annan; det som redan finns där blir inte dubbelt.
history-export = Spara till en fil
history-import = Lägg till från en fil
history-delete = Ta bort alla
history-delete-sure = { $count ->
    [one] En giv tas bort ur den här webbläsaren och kan inte fås tillbaka, om du inte har sparat den till en fil.
   *[other] Alla { $count } givar tas bort ur den här webbläsaren och kan inte fås tillbaka, om du inte har sparat dem till en fil.
}
history-keep = Behåll dem
history-cleared = Alla givar är borttagna.
history-added = Tillagda: { $added }. Fanns redan: { $known }.
history-not-kept = Den här webbläsaren sparar inte mer: dina givar finns kvar tills sidan stängs. Spara dem till en fil.
history-file-other = Det här är ingen fil med givar som sparats från den här sidan.
history-file-newer = Den här filen är från en nyare version av Valepaska: öppna den med den.
history-file-damaged = { $number ->
    [0] Den här filen är skadad, och inget ur den har lagts till.
   *[other] Den här filen är skadad vid giv { $number }, och inget ur den har lagts till.
}
history-file-large = Den här filen är större än { $size } MB: den har inte sparats från den här sidan.
