// The relay's messages: docs/net-links.md, NR2 to NR5. Numbers are big-endian. The phones' side is
// src/net/transports/relay/messages.ts.

/** The first byte of a message from a phone. A guest that has joined sends only frames. */
const TO_RELAY = { look: 1, open: 2, join: 3, info: 4, to: 5, drop: 6 };

/** The first byte of a message to a phone. After `joined` a guest receives only frames. */
const FROM_RELAY = { tables: 17, opened: 18, joined: 19, came: 20, from: 21, gone: 22 };

/** NR4: the length of the value in `came` that stands for a guest's address. */
const PLACE_BYTES = 4;

/** NR5: close codes of the WebSocket. */
const CODES = { noSuchTable: 4000, full: 4001, lost: 4002, slow: 4003 };

/** @param {number} kind @param {number} room */
function withRoom(kind, room) {
  const bytes = Buffer.alloc(5);
  bytes[0] = kind;
  bytes.writeUInt32BE(room, 1);
  return bytes;
}

/** @param {number} kind @param {number} member @param {Uint8Array} [rest] */
function withMember(kind, member, rest = new Uint8Array(0)) {
  const bytes = Buffer.alloc(3 + rest.length);
  bytes[0] = kind;
  bytes.writeUInt16BE(member, 1);
  bytes.set(rest, 3);
  return bytes;
}

/** @param {Iterable<{ readonly id: number, readonly info: Uint8Array }>} rooms */
function tables(rooms) {
  const parts = [Buffer.of(FROM_RELAY.tables)];
  for (const { id, info } of rooms) {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(id, 0);
    head[4] = info.length;
    parts.push(head, Buffer.from(info));
  }
  return Buffer.concat(parts);
}

module.exports = { TO_RELAY, FROM_RELAY, PLACE_BYTES, CODES, withRoom, withMember, tables };
