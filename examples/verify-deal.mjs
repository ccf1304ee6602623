#!/usr/bin/env node
// Whether the deal of a record was fair: node verify-deal.mjs RECORD [COMMITMENT] [CONTRIBUTION]
//
// Written from docs/fair-deal.md alone, with nothing but what node brings. It checks where the deck came from, and leaves
// the moves of the game to `valepaska verify`. Exit status 0: fair; 1: a step does not hold; 2: the file cannot be read.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const METHOD = "valepaska-fair-1";
const SEATS = "ABCDEFGHIJ";

export const commitmentOf = (secret) => createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

export function block(proof, purpose, number) {
  const text = [METHOD, ...proof.contributions, purpose, number].join("\n");
  return createHmac("sha256", Buffer.from(proof.secret, "hex")).update(text).digest();
}

/** A function that draws below n by the numbers of a purpose. */
export function drawer(proof, purpose) {
  let bytes = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return (n) => {
    for (;;) {
      if (at === bytes.length) [bytes, at] = [block(proof, purpose, blocks++), 0];
      const number = bytes.readUInt16BE(at);
      at += 2;
      if (number < 65536 - (65536 % n)) return number % n;
    }
  };
}

export function shuffle(proof, pack) {
  const deck = pack.slice();
  const draw = drawer(proof, "deck");
  for (let place = deck.length; place > 1; place--) {
    const other = draw(place);
    const card = deck[other];
    deck[other] = deck[place - 1];
    deck[place - 1] = card;
  }
  return deck;
}

/** All cards that a deck ought to have, from how many it has and how many of them are jokers. */
export function packLike(deck) {
  const jokers = deck.filter((card) => card === "X");
  const copies = Math.max(1, Math.round((deck.length - jokers.length) / 52));
  const pack = [];
  for (const rank of "3456789TJQKA2") for (const suit of "cdhs") for (let copy = 0; copy < copies; copy++) pack.push(rank + suit);
  return pack.concat(jokers);
}

/** What a verifier needs of a record. A whole TOML reader is not needed for files that the program has written. */
export function read(text) {
  const tables = { "": {} };
  let table = "";
  const entry = /^\[(\w+)\]|^(\w+) = ("""[^]*?"""|"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\n]*)/gm;
  for (const [, name, key, value] of text.matchAll(entry)) {
    if (name) tables[(table = name)] = {};
    else tables[table][key] = value;
  }
  const words = (value) => (value ?? "").replaceAll('"', "").split(/\s+/).filter(Boolean);
  const list = (value) => [...(value ?? "").matchAll(/"([^"]*)"/g)].map((found) => found[1]);
  const one = (value) => list(value)[0];
  const { "": top, proof, session } = tables;
  if (!top.deck || !top.seats) throw new Error("this is not a record");
  return {
    rules: one(top.rules),
    seats: list(top.seats).length,
    deck: words(top.deck),
    dealer: one(top.dealer),
    starter: one(top.starter),
    first: session !== undefined && (session.deals ?? "0") === "0",
    bots: list(session?.bots),
    proof: proof && { method: one(proof.method), commitment: one(proof.commitment), secret: one(proof.secret), contributions: list(proof.contributions), lots: list(proof.lots) },
  };
}

/** Every step that can be checked without the rules of the game; what is wrong with it, or null. */
export function verify({ seats, deck, dealer, starter, first, bots, proof }, commitment, contribution) {
  const given = proof.contributions;
  const drawn = { dealer, starter };
  const whole = /^[0-9a-f]{64}$/.test(proof.secret) && given.length === seats;
  const lot = (name) => SEATS[drawer(proof, name)(seats)];
  return {
    commitment:
      commitment && commitment.toLowerCase() !== proof.commitment
        ? "another one was told before the deal"
        : commitmentOf(proof.secret) === proof.commitment
          ? null
          : "it is not the SHA-256 of the secret",
    contributions:
      given.length !== seats
        ? "there is not one for each seat"
        : given.some((each) => each !== "none" && !/^[0-9a-f]{32}$/.test(each))
          ? "one of them is none"
          : given.some((each, seat) => each !== "none" && (bots[seat] || given.indexOf(each) !== seat))
            ? "one is from a bot, or stands there twice"
            : contribution && !given.includes(contribution.toLowerCase())
              ? "yours is not among them"
              : null,
    shuffle: !whole ? "secret or contributions are not whole" : shuffle(proof, packLike(deck)).join() === deck.join() ? null : "the deck is another one",
    starter: !whole
      ? "secret or contributions are not whole"
      : first && !proof.lots.includes("dealer")
        ? "the dealer of a first deal has to be drawn"
        : proof.lots.every((name) => lot(name) === drawn[name])
          ? null
          : "the lot fell on another seat",
  };
}

function main([path, commitment, contribution]) {
  const hex = (text, length) => text === undefined || (text.length === length && /^[0-9a-f]+$/i.test(text));
  if (path === undefined || !hex(commitment, 64) || !hex(contribution, 32)) {
    console.log("usage: node verify-deal.mjs RECORD [COMMITMENT of 64 hexadecimal digits] [CONTRIBUTION of 32]");
    return 2;
  }
  const record = read(readFileSync(path, "utf8"));
  if (!record.proof || record.proof.method !== METHOD) {
    console.log(`there is no fair deal of the kind ${METHOD} in it`);
    return 2;
  }
  const found = verify(record, commitment, contribution);
  for (const [step, fault] of Object.entries(found)) console.log(`${step}: ${fault ?? "holds"}`);
  return Object.values(found).some(Boolean) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.log(`it cannot be read: ${error.message}`);
    process.exitCode = 2;
  }
}
