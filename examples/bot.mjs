// A program that plays at a table: node bot.mjs http://localhost:8000/t/TABLE [DEALS [SECONDS]]
//
// For Node 22 or newer (20 with --experimental-websocket). In a browser: open a page of the server, paste all of this into its
// console, and say main(location.href).
// It makes an account, sits down, plays DEALS deals (0: until it is stopped), waits SECONDS before each move, and deletes the
// account. It tells the truth while it can, and doubts what its own cards rule out. docs/programs.md tells the rest.

const random = (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What to do, as texts, the best first: where the rules refuse one, the next is tried. */
function* moves(may, view, hand, faceDown) {
  const can = (verb) => may.verbs.includes(verb);
  const as = (claim) => (faceDown ? ` as ${claim}` : "");
  const ranks = can("play") ? may.ranks.filter(({ reason }) => reason === null).map(({ claim }) => claim) : [];
  if (can("challenge")) {
    const last = view.claims.at(-1);
    const impossible = last.count + hand.filter((card) => card[0] === last.claim[0]).length > 4;
    yield impossible || !can("pass") ? "challenge" : "pass";
  }
  for (const rank of ranks) {
    const honest = hand.filter((card) => card[0] === rank[0]);
    for (let count = honest.length; count > 0; count--) yield `play ${honest.slice(0, count).join(" ")}${as(rank)}`;
  }
  for (const verb of ["pass", "draw"]) if (can(verb)) yield verb;
  if (faceDown) for (const rank of ranks) for (const card of hand) yield `play ${card} as ${rank}`;
  if (can("stock")) for (const { claim } of may.ranks) yield `stock${as(claim)}`;
  for (let slot = 1; slot <= may.down; slot++) yield `down ${slot}`;
  if (can("pickup")) yield "pickup";
}

/** Sit down and play until the deals are over, or the table says that it is. */
function play(server, table, account, deals, seconds) {
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/tables/${table}/socket`);
  const known = {};
  const rules = new Map();
  const played = new Set();
  let contributed, answered, question, choices, sitting, acting;
  const ask = (type, fields = {}) => {
    const id = random(8);
    socket.send(JSON.stringify({ type, id, ...fields }));
    return id;
  };
  const isFaceDown = async (spec) => {
    if (!rules.has(spec)) {
      const answer = await fetch(`${server}/api/rules?spec=${encodeURIComponent(spec)}`);
      rules.set(spec, (await answer.json()).options.face_down === "yes");
    }
    return rules.get(spec);
  };
  const act = () => {
    const { value } = choices.next();
    if (value) acting = ask("act", { decision: known.deal.decision, action: value });
  };
  const hear = async (told) => {
    if (told.type === "gone" || (told.type === "refused" && told.id === sitting)) {
      socket.close();
      throw new Error(told.text);
    }
    for (const part of ["table", "mine", "deal", "own"]) if (part in told) known[part] = told[part];
    const { table, mine, deal, own } = known;
    if (contributed !== table.commitment && (mine.seat !== null || mine.joining)) {
      contributed = table.commitment;
      ask("contribute", { commitment: contributed, contribution: random(16) });
    }
    const company = table.seats.filter(({ kind, present }) => kind === "person" && present).length > 1;
    if (table.stage === "waiting" && table.host === mine.seat && company && answered !== "start") {
      answered = "start"; // where no person sits a program is the host
      ask("start");
    }
    if (deal?.review && answered !== deal.decision && mine.seat !== null) {
      answered = deal.decision;
      if (deals > 0 && played.size >= deals) {
        ask("stand");
        return socket.close();
      }
      ask("rematch", { decision: answered });
    }
    const asked = own?.may ? `${deal.decision} ${own.may.verbs}` : undefined;
    if (asked === question) {
      if (asked && told.type === "refused" && told.id === acting) act();
      return;
    }
    question = asked;
    if (!asked) return;
    played.add(deal.deal);
    choices = moves(own.may, deal.view, own.hand.length ? own.hand : deal.view.up[mine.seat], await isFaceDown(table.rules));
    await new Promise((done) => setTimeout(done, seconds * 1000)); // people need time too
    if (asked === question) act();
  };
  return new Promise((done, failed) => {
    let last = Promise.resolve();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", lang: "en" }));
      sitting = ask("sit_program", { account });
    };
    socket.onmessage = ({ data }) => void (last = last.then(() => hear(JSON.parse(data))).catch(failed));
    socket.onerror = () => failed(new Error(`there is no table at ${server}/t/${table}`));
    socket.onclose = () => last.then(done);
    for (const signal of ["SIGINT", "SIGTERM"]) globalThis.process?.once(signal, () => socket.close());
  });
}

/** Make an account, play, and delete the account. */
async function main(link, deals = "0", seconds = "1", ...more) {
  const understood = /^https?:[/][/][^/]+[/]t[/][\w-]+/.test(link) && /^\d{1,9}$/.test(deals) && /^\d{1,9}(\.\d+)?$/.test(seconds);
  if (!understood || !URL.canParse(link) || more.length) {
    throw Object.assign(new Error("usage: node bot.mjs http://HOST/t/TABLE [DEALS [SECONDS]]"), { status: 2 });
  }
  if (!globalThis.WebSocket) throw new Error("this Node has no sockets: use Node 22, or 20 with --experimental-websocket");
  const { origin: server, pathname } = new URL(link);
  const headers = { "Content-Type": "application/json" };
  const made = await fetch(`${server}/api/programs`, { method: "POST", headers, body: JSON.stringify({ name: `Tuisku ${random(2)}` }) });
  const { token, text } = await made.json();
  if (!made.ok) throw new Error(text);
  try {
    await play(server, pathname.split("/")[2], token, Number(deals), Number(seconds));
  } finally {
    await fetch(`${server}/api/programs/own`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
  }
}

if (globalThis.process) {
  await main(...process.argv.slice(2)).catch(({ message, cause, status }) => {
    console.error(cause?.message ?? message);
    process.exitCode = status ?? 1;
  });
}
