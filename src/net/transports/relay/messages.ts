/** NR2 to NR5: the relay's messages. The relay's side is modules/table-relay/messages.cjs. */
export const TO_RELAY = { look: 1, open: 2, join: 3, info: 4, to: 5, drop: 6 } as const;
export const FROM_RELAY = { tables: 17, opened: 18, joined: 19, came: 20, from: 21, gone: 22 } as const;

/** NR4: the bytes before a frame in a host's messages. */
export const MEMBER_BYTES = 3;
/** NR4: the length of the value that stands for a guest's address. */
export const PLACE_BYTES = 4;
export const MAX_INFO = 120;

const ROOM_BYTES = 4;

/** A table that is open at a relay. */
export interface OpenTable {
  /** A number that the relay chooses, valid while the table is open. */
  readonly room: number;
  /** The host's card. It is not authenticated. */
  readonly info: Uint8Array;
}

export function infoMessage(kind: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + rest.length);
  bytes[0] = kind;
  bytes.set(rest, 1);
  return bytes;
}

export function memberMessage(
  kind: number,
  member: number,
  rest: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const bytes = new Uint8Array(MEMBER_BYTES + rest.length);
  bytes[0] = kind;
  viewOf(bytes).setUint16(1, member);
  bytes.set(rest, MEMBER_BYTES);
  return bytes;
}

export function joinMessage(room: number): Uint8Array {
  const bytes = new Uint8Array(1 + ROOM_BYTES);
  bytes[0] = TO_RELAY.join;
  viewOf(bytes).setUint32(1, room);
  return bytes;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Null if the message is no list of tables. */
export function readTables(message: Uint8Array): readonly OpenTable[] | null {
  if (message[0] !== FROM_RELAY.tables) return null;
  const tables: OpenTable[] = [];
  const view = viewOf(message);
  let at = 1;
  while (at < message.length) {
    const length = message[at + ROOM_BYTES];
    const start = at + ROOM_BYTES + 1;
    if (length === undefined || start + length > message.length) return null;
    tables.push({ room: view.getUint32(at), info: message.slice(start, start + length) });
    at = start + length;
  }
  return tables;
}
