import { HOST_LINK_BYTES, LINK_BYTES, type WitnessKind, witnessKinds } from '../../engine/roll-proof';
import { MOVES_HASH_BYTES } from '../dice/moves-hash';
import { hex, unhex } from '../discovery/card';
import { NO_PHONE, TABLE_BYTES } from '../session/membership';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { MOST_MOVES } from './from-guest';
import { BYE_REASONS, type FromHost, type OtherVersion, VERSION, type Welcome } from './message';
import {
  MOST_SEATS,
  MOVE_BYTES,
  NAME_BYTES,
  readEra,
  readEras,
  readSeats,
  readTexts,
  writeEra,
  writeEras,
  writeSeats,
  writeTexts,
} from './parts';

const WELCOME = 0x81;
const COMMIT = 0x82;
const PART = 0x83;
const ANSWER = 0x84;
const SEATS = 0x85;
const HELD = 0x86;
const WANTED = 0x87;
const PONG = 0x88;
const BYE = 0x89;
const LEND = 0x8a;
const ENTRY = 0x8b;
const CALL = 0x8c;
/** One type for each kind of witness. */
const ROLLS = { rolled: 0x8d, asked: 0x8e, instead: 0x8f } as const satisfies Record<WitnessKind, number>;

const REAL_DICE = 1;
const DIGEST_BYTES = 2;
const GAME_BYTES = 40;
const OPTIONS_BYTES = 32_768;
const MOST_START = 255;
const CODE_BYTES = 40;
const VALUES_BYTES = 400;

export function writeFromHost(message: FromHost): Uint8Array {
  const out = new ByteWriter();
  switch (message.kind) {
    case 'welcome':
      writeWelcome(message, out);
      break;
    case 'entry':
      out.u8(ENTRY).u8(message.index).raw(message.entry).u16(message.digest);
      break;
    case 'commit':
      out.u8(COMMIT).varint(message.index).raw(message.entries).u16(message.digest);
      break;
    case 'part':
      out.u8(PART).varint(message.index).raw(message.entries);
      break;
    case 'roll':
      out.u8(ROLLS[message.how]).u8(message.phone).raw(message.host).raw(message.link);
      out.raw(message.move).u8(message.digest);
      break;
    case 'call':
      out.u8(CALL).varint(message.roll).varint(message.at).varint(message.index);
      out.raw(unhex(message.hash, MOVES_HASH_BYTES) ?? new Uint8Array(MOVES_HASH_BYTES));
      break;
    case 'answer':
      out.u8(ANSWER).varint(message.id).text(message.code).text(message.values);
      break;
    case 'seats':
      out.u8(SEATS);
      writeSeats(message.seats, out);
      break;
    case 'held':
      out.u8(HELD).u8(message.seats.reduce((bits, seat) => bits | (1 << seat), 0));
      break;
    case 'wanted':
      out.u8(WANTED);
      if (message.wanted === null) out.u8(0);
      else {
        const { seat, moves, given } = message.wanted;
        writeTexts(moves, out);
        out.u8(seat).u8(given.length);
        for (const value of given) out.u8(value);
      }
      break;
    case 'pong':
      out.u8(PONG);
      break;
    case 'bye':
      out
        .u8(BYE)
        .u8(message.version)
        .u8(BYE_REASONS.indexOf(message.reason) + 1);
      break;
    case 'lend':
      out.u8(LEND).varint(message.from);
      break;
  }
  return out.bytes();
}

function writeWelcome(message: Welcome, out: ByteWriter): void {
  const { opening } = message;
  out
    .u8(WELCOME)
    .u8(VERSION)
    .u8(message.phone)
    .raw(message.table)
    .u8(message.realDice ? REAL_DICE : 0);
  writeEra(message.era, out);
  out.raw(message.anchor).text(opening.game).text(opening.options);
  writeTexts(opening.names, out);
  out.varint(opening.start.length);
  for (const value of opening.start) out.varint(value);
  writeEras(message.eras, out);
  out.varint(message.length).varint(message.from);
  writeSeats(message.seats, out);
}

/** Null if the bytes are no message. */
export function readFromHost(bytes: Uint8Array): FromHost | OtherVersion | null {
  const input = new ByteReader(bytes);
  const type = input.u8();
  if (type === WELCOME || type === BYE) {
    const version = input.u8();
    if (bytes.length > 1 && version !== VERSION) return { kind: 'other-version', version };
  }
  const message = readBody(type, input);
  return message && input.whole() ? message : null;
}

function readBody(type: number, input: ByteReader): FromHost | null {
  switch (type) {
    case WELCOME:
      return readWelcome(input);
    case ENTRY:
      return { kind: 'entry', index: input.u8(), entry: input.rest(DIGEST_BYTES), digest: input.u16() };
    case COMMIT:
      return {
        kind: 'commit',
        index: input.varint(),
        entries: input.rest(DIGEST_BYTES),
        digest: input.u16(),
      };
    case PART:
      return { kind: 'part', index: input.varint(), entries: input.rest() };
    case CALL:
      return {
        kind: 'call',
        roll: input.varint(),
        at: input.varint(),
        index: input.varint(),
        hash: hex(input.raw(MOVES_HASH_BYTES)),
      };
    case ANSWER:
      return {
        kind: 'answer',
        id: input.varint(),
        code: input.text(CODE_BYTES),
        values: input.text(VALUES_BYTES),
      };
    case SEATS:
      return { kind: 'seats', seats: readSeats(input) };
    case HELD: {
      const bits = input.u8();
      return { kind: 'held', seats: [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (bits >> seat) & 1) };
    }
    case WANTED:
      return { kind: 'wanted', wanted: readWanted(input) };
    case PONG:
      return { kind: 'pong' };
    case BYE:
      return readBye(input);
    case LEND:
      return { kind: 'lend', from: input.varint() };
    default:
      return readRoll(type, input);
  }
}

function readRoll(type: number, input: ByteReader): FromHost | null {
  const how = witnessKinds.find((kind) => ROLLS[kind] === type);
  if (!how) return null;
  return {
    kind: 'roll',
    how,
    phone: input.u8(NO_PHONE - 1),
    host: input.raw(HOST_LINK_BYTES),
    link: input.raw(LINK_BYTES),
    move: input.rest(1),
    digest: input.u8(),
  };
}

function readWelcome(input: ByteReader): FromHost {
  return {
    kind: 'welcome',
    phone: input.u8(NO_PHONE - 1),
    table: input.raw(TABLE_BYTES),
    realDice: input.u8(REAL_DICE) === REAL_DICE,
    era: readEra(input),
    anchor: input.raw(HOST_LINK_BYTES),
    opening: {
      game: input.text(GAME_BYTES),
      options: input.text(OPTIONS_BYTES),
      names: readTexts(input, MOST_SEATS, NAME_BYTES),
      start: readStart(input),
    },
    eras: readEras(input),
    length: input.varint(),
    from: input.varint(),
    seats: readSeats(input),
  };
}

function readStart(input: ByteReader): readonly number[] {
  const count = input.varint();
  if (count > MOST_START) input.fail();
  return input.list(count, () => input.varint());
}

function readWanted(input: ByteReader) {
  const moves = readTexts(input, MOST_MOVES, MOVE_BYTES);
  if (moves.length === 0) return null;
  return { moves, seat: input.u8(), given: input.list(input.u8(), () => input.u8()) };
}

function readBye(input: ByteReader): FromHost | null {
  const reason = BYE_REASONS[input.u8() - 1];
  return reason ? { kind: 'bye', version: VERSION, reason } : null;
}
