/** NR2 to NR5: the relay's messages. The other side: modules/table-relay/wire.cjs. */
export const TO_RELAY = { look: 1, open: 2, join: 3, info: 4, to: 5, drop: 6 } as const;
export const FROM_RELAY = { tables: 17, opened: 18, joined: 19, came: 20, from: 21, gone: 22 } as const;

/** NR4: what a host's frames are longer by on their way. */
export const MEMBER_BYTES = 3;
/** NR4: what a host is told about where a guest comes from. */
export const PLACE_BYTES = 4;
export const MAX_INFO = 120;

const ROOM_BYTES = 4;

/** A table that is open at a relay. */
export interface OpenTable {
  /** Made up by the relay, for as long as the table is open there. */
  readonly room: number;
  /** What its host says about it. Anybody may have said it. */
  readonly info: Uint8Array;
}

export function said(kind: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + rest.length);
  bytes[0] = kind;
  bytes.set(rest, 1);
  return bytes;
}

export function saidOf(kind: number, member: number, rest: Uint8Array = new Uint8Array(0)): Uint8Array {
  const bytes = new Uint8Array(MEMBER_BYTES + rest.length);
  bytes[0] = kind;
  viewOf(bytes).setUint16(1, member);
  bytes.set(rest, MEMBER_BYTES);
  return bytes;
}

export function joining(room: number): Uint8Array {
  const bytes = new Uint8Array(1 + ROOM_BYTES);
  bytes[0] = TO_RELAY.join;
  viewOf(bytes).setUint32(1, room);
  return bytes;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Null if this is no list. */
export function tablesOf(message: Uint8Array): readonly OpenTable[] | null {
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
