// A table of four on boardgame.io: hands that its playerView hides, and one move that lays cards.
const { Server } = require("boardgame.io/server");

const play = ({ G, playerID }, id, cards, claim) => {
  G.pile += cards.length;
  G.last = { id, seat: playerID, count: cards.length, claim };
};
const game = {
  name: "vp",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle([...Array(52).keys()]);
    const hands = Object.fromEntries(ctx.playOrder.map((seat) => [seat, stock.splice(0, 5)]));
    return { stock, hands, pile: 0, last: null };
  },
  turn: { activePlayers: { all: "any" }, stages: { any: { moves: { play: { client: false, move: play } } } } },
  playerView: ({ G, playerID }) => ({ ...G, stock: G.stock.length, hands: playerID === null ? {} : { [playerID]: G.hands[playerID] } }),
};
const port = Number(process.argv[2]);
Server({ games: [game], origins: [/127/] }).run({ port, callback: () => console.log("up") });
