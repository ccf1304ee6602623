/**
 * The parts of the server's messages, as `docs/protocol.md` has them.
 *
 * @typedef {object} SeatFacts
 * @property {"free" | "person" | "bot"} kind
 * @property {string} name
 * @property {string | null} bot
 * @property {"away" | "clock" | "left" | null} stand_in
 * @property {boolean} present
 * @property {boolean} open
 * @property {boolean} ready
 * @property {number} losses
 * @property {number} points
 * @property {boolean} marked
 * @property {boolean} [program] who holds it is a program
 *
 * @typedef {{window: number | null, shortest: number, turn: number | null}} Times
 *
 * @typedef {object} Facts
 * @property {string} rules
 * @property {string} preset
 * @property {{option: string, value: string, usual: string}[]} differs
 * @property {"waiting" | "playing" | "between"} stage
 * @property {SeatFacts[]} seats
 * @property {number | null} host
 * @property {"quick" | "relaxed" | "unlimited"} pace
 * @property {Times} times
 * @property {"slow" | "normal" | "fast" | "instant"} bot_speed
 * @property {boolean} lots
 * @property {"never" | "free" | "always"} listed
 * @property {number} deals
 * @property {string[]} joining
 * @property {number | null} rematch_at
 * @property {string} [commitment] the SHA-256 of the secret of the next deal
 *
 * @typedef {object} Mine
 * @property {number | null} seat
 * @property {boolean} joining
 * @property {number[]} muted
 * @property {boolean} waited
 * @property {string | null} pass_until
 * @property {string | null} held
 * @property {boolean} [barred] the host has sent this viewer away
 * @property {{number: number, name: string, program: boolean}[]} [sent_away] to the host: who was
 *
 * @typedef {{seat: number, claim: string, count: number, cards: string[] | null, source: string}} PileEntry
 * @typedef {{order: number[], winner: number | null, loser: number | null, reason: string}} Outcome
 *
 * @typedef {object} View
 * @property {number | null} seat
 * @property {"setup" | "opening" | "turn" | "window" | "over"} phase
 * @property {number | null} turn
 * @property {number[]} to_act
 * @property {number} dealer
 * @property {string[]} hand
 * @property {number[]} hand_sizes
 * @property {string[][]} up
 * @property {number[]} down
 * @property {number} stock
 * @property {number} pile
 * @property {number} discards
 * @property {string | null} top
 * @property {PileEntry[]} claims
 * @property {number[]} out
 * @property {string | null} opening
 * @property {number | null} claimant
 * @property {"clear" | "feed" | null} effect
 * @property {number[]} answered
 * @property {boolean} drew
 * @property {number} swaps
 * @property {number | null} swapper
 * @property {string | null} just_drew
 * @property {number} turns
 * @property {Outcome | null} outcome
 *
 * @typedef {{claim: string, reason: string | null, unseen: string | null}} RankChoice
 * @typedef {"challenge" | "pass" | "play" | "stock" | "down" | "draw" | "pickup" | "swap"} Verb
 * @typedef {{verbs: Verb[], ranks: RankChoice[], give: string[], take: string[], down: number}} May
 * @typedef {{opened: number, deadline: number | null, held_until: number | null}} Clock
 * @typedef {{lie?: number, copies?: number, held?: number, elsewhere?: number, known?: number, habit?: string}} Why
 * @typedef {{seat: number, doubted: boolean, why: Why}} Belief
 * @typedef {{seat: number, claim: string, cards: string[], honest: boolean, challenger: number | null, beliefs: Belief[]}} TrueClaim
 * @typedef {{claims: number, lies: number, caught: number, calls: number, right_calls: number}} Tally
 * @typedef {{method: string, commitment: string, secret: string, contributions: (string | null)[], lots: ("dealer" | "starter")[], deck: string[], dealer: number, starter: number | null}} FairDeal
 * @typedef {{plays: TrueClaim[], hands: string[][], tallies: Tally[], fair: FairDeal | null}} Review
 * @typedef {{deal: number, decision: number, view: View, may: May | null, clock: Clock, review: Review | null}} Deal
 *
 * @typedef {{type: string, number?: number, seat?: number, [field: string]: any}} Happened
 */
export {};
