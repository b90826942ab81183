import { LINK_BYTES } from '../../engine/roll-proof';
import { NO_PHONE, TABLE_BYTES } from '../session/membership';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { type FromGuest, type NumberedLink, type OtherVersion, VERSION, type Wish } from './message';
import {
  MOST_SEATS,
  MOVE_BYTES,
  NAME_BYTES,
  readEra,
  readEras,
  readTexts,
  writeEra,
  writeEras,
  writeTexts,
} from './parts';

const SIT = 0x01;
const BACK = 0x02;
const PROPOSE = 0x03;
const TAP = 0x04;
const TAKE_BACK = 0x05;
const NAME = 0x06;
const ASK = 0x07;
const LENT = 0x08;
const PING = 0x09;
const LEAVE = 0x0a;
const LINK = 0x0b;
const MIDDLE = 0x0c;

/** Rolls are counted from 1. */
const NO_ROLL = 0;

export const MOST_MOVES = 16;
const MOST_DICE = 64;

export function writeFromGuest(message: FromGuest): Uint8Array {
  const out = new ByteWriter();
  switch (message.kind) {
    case 'sit':
      out.u8(SIT).u8(VERSION).varint(message.id).u8(message.wishes.length);
      for (const { seat, name } of message.wishes) out.u8(seat ?? NO_PHONE).text(name);
      break;
    case 'back':
      out.u8(BACK).u8(VERSION).raw(message.table);
      writeEra(message.era, out);
      writeEras(message.eras, out);
      out.varint(message.length).u32(message.digest);
      break;
    case 'propose':
      out.u8(PROPOSE).varint(message.id).u8(message.seat).varint(message.at);
      writeTexts(message.moves, out);
      if (message.link) out.varint(message.link.roll).raw(message.link.link);
      else out.varint(NO_ROLL);
      break;
    case 'tap':
      out.u8(TAP).varint(message.id).u8(message.values.length);
      for (const value of message.values) out.varint(value);
      break;
    case 'take-back':
      out.u8(TAKE_BACK);
      break;
    case 'name':
      out.u8(NAME).varint(message.id).u8(message.seat).text(message.name);
      break;
    case 'middle':
      out
        .u8(MIDDLE)
        .varint(message.id)
        .u8(message.lies ? 1 : 0);
      break;
    case 'ask':
      out.u8(ASK).varint(message.from);
      break;
    case 'lent':
      out.u8(LENT).varint(message.from);
      writeEras(message.eras, out);
      out.raw(message.entries);
      break;
    case 'ping':
      out.u8(PING);
      break;
    case 'leave':
      out.u8(LEAVE);
      break;
    case 'link':
      out.u8(LINK).varint(message.roll);
      if (message.link) out.raw(message.link);
      break;
  }
  return out.bytes();
}

/** Null if the bytes are no message. */
export function readFromGuest(bytes: Uint8Array): FromGuest | OtherVersion | null {
  const input = new ByteReader(bytes);
  const type = input.u8();
  if (type === SIT || type === BACK) {
    const version = input.u8();
    if (bytes.length > 1 && version !== VERSION) return { kind: 'other-version', version };
  }
  const message = readBody(type, input);
  return message && input.whole() ? message : null;
}

function readBody(type: number, input: ByteReader): FromGuest | null {
  switch (type) {
    case SIT:
      return {
        kind: 'sit',
        id: input.varint(),
        wishes: input.list(input.u8(MOST_SEATS), () => readWish(input)),
      };
    case BACK:
      return {
        kind: 'back',
        table: input.raw(TABLE_BYTES),
        era: readEra(input),
        eras: readEras(input),
        length: input.varint(),
        digest: input.u32(),
      };
    case PROPOSE:
      return {
        kind: 'propose',
        id: input.varint(),
        seat: input.u8(),
        at: input.varint(),
        moves: atLeastOne(input, readTexts(input, MOST_MOVES, MOVE_BYTES)),
        link: readNumberedLink(input),
      };
    case TAP:
      return {
        kind: 'tap',
        id: input.varint(),
        values: atLeastOne(
          input,
          input.list(input.u8(MOST_DICE), () => input.varint()),
        ),
      };
    case TAKE_BACK:
      return { kind: 'take-back' };
    case NAME:
      return { kind: 'name', id: input.varint(), seat: input.u8(), name: input.text(NAME_BYTES) };
    case MIDDLE:
      return { kind: 'middle', id: input.varint(), lies: input.u8(1) === 1 };
    case ASK:
      return { kind: 'ask', from: input.varint() };
    case LENT:
      return { kind: 'lent', from: input.varint(), eras: readEras(input), entries: input.rest() };
    case PING:
      return { kind: 'ping' };
    case LEAVE:
      return { kind: 'leave' };
    case LINK: {
      const roll = input.varint();
      const link = input.rest();
      if (link.length > 0 && link.length !== LINK_BYTES) input.fail();
      return { kind: 'link', roll, link: link.length > 0 ? link : null };
    }
    default:
      return null;
  }
}

function readNumberedLink(input: ByteReader): NumberedLink | null {
  const roll = input.varint();
  return roll === NO_ROLL ? null : { roll, link: input.raw(LINK_BYTES) };
}

function readWish(input: ByteReader): Wish {
  const seat = input.u8();
  return { seat: seat === NO_PHONE ? null : seat, name: input.text(NAME_BYTES) };
}

function atLeastOne<T>(input: ByteReader, list: readonly T[]): readonly T[] {
  if (list.length === 0) input.fail();
  return list;
}
