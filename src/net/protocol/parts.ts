import { type Level, levels } from '../../engine/bots/bot';
import { MOST_PHONES, NO_PHONE, type SeatAssignment } from '../session/membership';
import type { ByteReader } from './byte-reader';
import type { ByteWriter } from './byte-writer';
import type { Era, Eras } from './eras';
import type { PhoneHere, SeatsTable } from './message';

export const MOST_SEATS = 8;
export const NAME_BYTES = 80;
export const MOVE_BYTES = 60;
export const KEY_BYTES = 32;

/** Parts that several messages have. */
export function writeEra({ number, phone }: Era, out: ByteWriter): void {
  out.varint(number).u8(phone);
}

export const readEra = (input: ByteReader): Era => ({
  number: input.varint(),
  phone: input.u8(NO_PHONE - 1),
});

export function writeEras(eras: Eras, out: ByteWriter): void {
  out.u8(eras.length);
  for (const era of eras) {
    writeEra(era, out);
    out.varint(era.from);
  }
}

export const readEras = (input: ByteReader): Eras =>
  input.list(input.u8(), () => ({ ...readEra(input), from: input.varint() }));

const PAUSED = 1;

const AWAY = 0;
const HERE = 1;
/** N39: here, and in the middle of the table. */
const MIDDLE = 2;

const NO_BOT = 0;
/** The code of each bot level on the wire. A code never changes: a new level gets a new one. */
const LEVEL_CODES = { random: 1, easy: 2, normal: 3, hard: 4, expert: 5 } as const satisfies Record<
  Level,
  number
>;
const MOST_LEVEL_CODE = 5;

export function writeSeats({ paused, assignments, phones, middle }: SeatsTable, out: ByteWriter): void {
  out.u8(paused ? PAUSED : 0).u8(assignments.length);
  for (const { name, phone, bot } of assignments)
    out
      .u8(phone ?? NO_PHONE)
      .u8(bot === null ? NO_BOT : LEVEL_CODES[bot])
      .text(name);
  out.u8(phones.length);
  for (const { number, here, key, address } of phones)
    out
      .u8(number)
      .u8(here ? (number === middle ? MIDDLE : HERE) : AWAY)
      .raw(key)
      .raw(addressBytes(address));
}

export function readSeats(input: ByteReader): SeatsTable {
  const paused = input.u8(PAUSED) === PAUSED;
  const assignments = input.list(input.u8(MOST_SEATS), () => readAssignment(input));
  const inMiddle: number[] = [];
  const phones = input.list(input.u8(MOST_PHONES), () => readPhone(input, inMiddle));
  if (inMiddle.length > 1) input.fail();
  return { paused, assignments, phones, middle: inMiddle[0] ?? null };
}

function readLevel(input: ByteReader): Level | null {
  const code = input.u8(MOST_LEVEL_CODE);
  return levels.find((level) => LEVEL_CODES[level] === code) ?? null;
}

function readAssignment(input: ByteReader): SeatAssignment {
  const phone = input.u8();
  const bot = readLevel(input);
  return { phone: phone === NO_PHONE ? null : phone, bot, name: input.text(NAME_BYTES) };
}

/** Adds the phone's number to `inMiddle` if it lies there. */
function readPhone(input: ByteReader, inMiddle: number[]): PhoneHere {
  const number = input.u8(NO_PHONE - 1);
  const code = input.u8(MIDDLE);
  if (code === MIDDLE) inMiddle.push(number);
  const key = input.raw(KEY_BYTES);
  return { number, here: code !== AWAY, key, address: addressOf(input.raw(ADDRESS_BYTES)) };
}

const ADDRESS_BYTES = 4;
const NOWHERE = '0.0.0.0';

const addressBytes = (address: string | null): Uint8Array =>
  Uint8Array.from((address ?? NOWHERE).split('.').map(Number));

function addressOf(bytes: Uint8Array): string | null {
  const text = bytes.join('.');
  return text === NOWHERE || bytes.length < ADDRESS_BYTES ? null : text;
}

export function writeTexts(texts: readonly string[], out: ByteWriter): void {
  out.u8(texts.length);
  for (const text of texts) out.text(text);
}

export const readTexts = (input: ByteReader, most: number, bytes: number): readonly string[] =>
  input.list(input.u8(most), () => input.text(bytes));
