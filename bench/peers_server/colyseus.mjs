// A table of four on Colyseus, its cheapest way: one message in, one broadcast to all; nothing is hidden or kept.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Table extends Room {
  maxClients = 4;
  seatReservationTime = 60;

  onCreate() {
    this.autoDispose = false;
    let number = 0;
    this.onMessage("play", (client, { id, cards, claim }) => {
      number += 1;
      this.broadcast("ev", { number, seat: client.sessionId, id, count: cards.length, claim });
    });
  }
}
const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("vp", Table);
await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log("up");
