import { levels } from '../../engine/bots/bot';
import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { HOST_LINK_BYTES } from '../../engine/roll-proof';
import type { HostAnchor } from '../../net/dice/proven-entries';
import { hex, unhex } from '../../net/discovery/card';
import type { AwayRule } from '../../net/host/stand-ins';
import type { Era, Stretch } from '../../net/protocol/eras';
import { type Membership, type Phone, type SeatAssignment, TABLE_BYTES } from '../../net/session/membership';
import { nearHost } from '../../net/transports/lan/address';

/**
 * The data about a shared table that a phone stores beside the game. With it the phone rejoins or hosts
 * again.
 */
export interface SavedRoom {
  readonly membership: Membership;
  /** The secret of this phone's key at this table. A phone that has it is taken for this one. */
  readonly secret: Uint8Array;
  /** The rule by which bots stand in for people who are away; set on the host. */
  readonly away: AwayRule | null;
}

const VERSION = 1;
const KEY_BYTES = 32;

/** The key of the room's document. It is apart from the game's texts so that shared games hold no secrets. */
export const roomKey = (id: string): string => `room/${id}`;

export function roomText({ membership, secret, away }: SavedRoom): string {
  const { table, phones, assignments, anchor, ...rest } = membership;
  const keys = phones.map((phone) => ({ ...phone, key: hex(phone.key) }));
  return JSON.stringify({
    room: VERSION,
    ...rest,
    places: assignments,
    table: hex(table),
    ...(anchor && { anchor: { era: anchor.era, link: hex(anchor.link) } }),
    phones: keys,
    secret: hex(secret),
    away,
  });
}

/** Reads a stored room. If it returns null, the game can still be played on this phone alone. */
export function readRoom(text: string): SavedRoom | null {
  const fields = fieldsOf(parseJson(text), [
    'room',
    'table',
    'me',
    'role',
    'era',
    'eras',
    'places',
    'phones',
    'realDice',
    'paused',
    'secret',
    'away',
    'anchor',
    'middle',
  ]);
  if (fields?.get('room') !== VERSION) return null;
  const table = readBytes(fields.get('table'), TABLE_BYTES);
  const me = wholeNumber(fields.get('me'));
  const role = fields.get('role');
  const era = readEra(fields.get('era'));
  const eras = listOf(fields.get('eras'), readStretch);
  const assignments = listOf(fields.get('places'), readAssignment);
  const phones = listOf(fields.get('phones'), readPhone);
  const realDice = fields.get('realDice');
  const middle = fields.get('middle') === true;
  const paused = fields.get('paused') === true;
  const secret = readBytes(fields.get('secret'), KEY_BYTES);
  if (!table || me === null || (role !== 'host' && role !== 'guest') || !era || !eras) return null;
  if (!assignments || !phones || typeof realDice !== 'boolean' || !secret) return null;
  const anchor = readAnchor(fields.get('anchor'));
  const membership: Membership = {
    table,
    me,
    role,
    era,
    eras,
    ...(anchor && { anchor }),
    assignments,
    phones,
    realDice,
    paused,
    ...(middle && { middle }),
  };
  return { membership, secret, away: readAway(fields.get('away')) };
}

function readBytes(json: unknown, length: number): Uint8Array | null {
  const text = textOf(json);
  return text === null ? null : unhex(text, length);
}

function readEra(json: unknown): Era | null {
  const fields = fieldsOf(json, ['number', 'phone']);
  const number = wholeNumber(fields?.get('number'));
  const phone = wholeNumber(fields?.get('phone'));
  return number === null || phone === null ? null : { number, phone };
}

/** Null also in rooms of older versions of the app. */
function readAnchor(json: unknown): HostAnchor | null {
  const fields = fieldsOf(json, ['era', 'link']);
  const era = readEra(fields?.get('era'));
  const link = readBytes(fields?.get('link'), HOST_LINK_BYTES);
  return era && link ? { era, link } : null;
}

function readStretch(json: unknown): Stretch | null {
  const fields = fieldsOf(json, ['number', 'phone', 'from']);
  const number = wholeNumber(fields?.get('number'));
  const phone = wholeNumber(fields?.get('phone'));
  const from = wholeNumber(fields?.get('from'));
  return number === null || phone === null || from === null ? null : { number, phone, from };
}

function readAssignment(json: unknown): SeatAssignment | null {
  const fields = fieldsOf(json, ['name', 'phone', 'bot']);
  const name = textOf(fields?.get('name'));
  if (!fields || name === null) return null;
  const bot = levels.find((level) => level === fields.get('bot')) ?? null;
  return { name, phone: wholeNumber(fields.get('phone')), bot };
}

function readPhone(json: unknown): Phone | null {
  const fields = fieldsOf(json, ['number', 'key', 'address']);
  const number = wholeNumber(fields?.get('number'));
  const key = readBytes(fields?.get('key'), KEY_BYTES);
  const address = nearHost(textOf(fields?.get('address')) ?? '');
  return number === null || key === null ? null : { number, key, address };
}

function readAway(json: unknown): AwayRule | null {
  const fields = fieldsOf(json, ['ms', 'level']);
  const ms = wholeNumber(fields?.get('ms'));
  const level = levels.find((each) => each === fields?.get('level'));
  return ms === null || ms < 0 || !level ? null : { ms, level };
}
