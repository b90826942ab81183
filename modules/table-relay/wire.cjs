// The relay's messages: docs/net-links.md, NR2 to NR5. Numbers are big-endian.

/** The first byte of what a phone says. A guest that has joined says frames and nothing else. */
const SAYS = { look: 1, open: 2, join: 3, info: 4, to: 5, drop: 6 };

/** The first byte of what it is told. A guest that has been told `joined` is told frames and nothing else. */
const TOLD = { tables: 17, opened: 18, joined: 19, came: 20, from: 21, gone: 22 };

/** What `came` says of where a guest comes from. */
const PLACE_BYTES = 4;

/** WebSocket close codes, and what they mean. */
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
  const parts = [Buffer.of(TOLD.tables)];
  for (const { id, info } of rooms) {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(id, 0);
    head[4] = info.length;
    parts.push(head, Buffer.from(info));
  }
  return Buffer.concat(parts);
}

module.exports = { SAYS, TOLD, PLACE_BYTES, CODES, withRoom, withMember, tables };
