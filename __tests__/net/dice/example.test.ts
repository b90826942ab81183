import { readFileSync } from 'node:fs';
import { given } from '../../../src/engine/chance';
import { lockout } from '../../../src/engine/lockout';
import { commit, open } from '../../../src/engine/match';
import { readRecord, writeRecord } from '../../../src/engine/record';
import { CHAIN_LENGTH, Chain, linkAt } from '../../../src/net/dice/chain';
import { provenEntries } from '../../../src/net/dice/proven-entries';
import { chanceOf } from '../../../src/net/dice/proven-log';
import { checkProofs } from '../../../src/net/dice/record-proofs';
import { rollWords } from '../../../src/net/dice/roll-words';
import { inOrder, type Rolls } from '../../../src/net/dice/rolls';
import { withProof } from '../../../src/net/session/cast-roll';
import type { SeatAssignment } from '../../../src/net/session/membership';
import { bytes, hex } from '../support/hex';

const table = bytes('03743a17eb220aae');
const era = { number: 1, phone: 0 };
const ada = new Chain({ table, era, phone: 0 }, new Uint8Array(32).fill(0x5e));
const bo = new Chain({ table, era, phone: 1 }, new Uint8Array(32).fill(0xb0));
const inputs = { table, era, roll: 1, host: ada.link(1), phone: 1, link: bo.link(1) };
const page = readFileSync('docs/net.md', 'utf8');

describe('the dice of the example game in docs/net.md', () => {
  test.each([CHAIN_LENGTH, 2, 1, 0])('N34 link %i of both chains', (n) => {
    expect(page).toContain(`| link ${n} | ${hex(ada.link(n))} | ${hex(bo.link(n))} |`);
    expect(linkAt(bo.id, 0, n, bo.link(n))).toEqual(bo.link(0));
  });

  test('N35 the words and the dice that follow from both links', () => {
    const words = rollWords(inputs);
    const found = Array.from({ length: 9 }, () => words().toString(16).padStart(8, '0'));
    expect(page).toContain(`\`${found.slice(0, 8).join(' ')}\`; the next is \`${found[8]}\``);
    expect(chanceOf(inputs).draw({ ...dice(6) })).toEqual([1, 4, 3, 2, 3, 1]);
  });
});

const dice = (size: number) => ({
  size,
  dice: true,
  fits: () => true,
  fall: (random: (n: number) => number) => Array.from({ length: size }, () => 1 + random(6)),
});

/** A record of one witnessed roll. */
function recordText(): string {
  const opened = open<unknown, unknown, object>(lockout, ['Ada', 'Bo'], {}, given([1]));
  if (!opened.ok) throw new Error(opened.refusal.code);
  const after = commit(opened.value, 1, { kind: 'roll' }, chanceOf(inputs));
  const sent = { kind: 'rolled', phone: 1, host: inputs.host, link: inputs.link } as const;
  const [proven] =
    provenEntries([{ seat: 1, move: { kind: 'roll' }, dice: [], proof: sent }], {
      log: [],
      table,
      eras: [{ ...era, from: 0 }],
      anchor: { era, link: ada.link(0) },
    }) ?? [];
  if (!after.ok || !proven?.entry.proof) throw new Error('the links do not fit');
  return writeRecord(withProof(after.value, proven.entry.proof));
}

function checked(text: string): unknown {
  const record = readRecord(text);
  if (!record.ok) return record.refusal.code;
  const found = checkProofs(record.value);
  return found && 'refusal' in found ? `${found.at} ${found.refusal.code}` : found;
}

describe('R9 a record with proofs', () => {
  const text = recordText();

  test('is version 2, and its witnessed rolls are counted', () => {
    expect(text).toContain('"knobel":2');
    expect(checked(text)).toEqual({ rolls: 1, witnessed: 1, instead: 0 });
  });

  test.each([
    ['another die', '"dice":[1,4', '"dice":[2,4', '0 record.forged'],
    ['another link', '1ae450ca1535', '1ae450ca1530', '0 record.forged'],
    ['another table', '03743a17', '13743a17', '0 record.forged'],
    ['no chain', /,"chain":\{[^}]*\}/, '', '0 record.links'],
    ['a link that is none', '1ae450ca1535', '1ae4', 'record.entry'],
    ['proofs in version 1', '"knobel":2', '"knobel":1', 'record.entry'],
  ])('%s is noticed', (_, what, by, code) => {
    expect(checked(text.replace(what, by))).toBe(code);
  });
});

test('N34 a link that does not lead to the anchor does not fit', () => {
  const context = { log: [], table, eras: [{ ...era, from: 0 }], anchor: { era, link: ada.link(0) } };
  const roll = (host: Uint8Array) =>
    provenEntries(
      [
        {
          seat: 1,
          move: { kind: 'roll' },
          dice: [],
          proof: { kind: 'rolled', phone: 1, host, link: bo.link(1) },
        },
      ],
      context,
    );
  expect(roll(ada.link(1))).not.toBeNull();
  expect(roll(ada.link(2))).toBeNull();
});

describe('N36 phones take turns', () => {
  const none: Rolls = { count: 0, host: null, links: new Map(), last: null };
  const seat = (phone: number, bot: SeatAssignment['bot'] = null): SeatAssignment => ({
    name: 'x',
    phone,
    bot,
  });
  const order = (
    phones: readonly number[],
    assignments: readonly SeatAssignment[],
    last: number | null = null,
  ) => inOrder(phones, { ...none, last }, { era, assignments });

  test('by number', () => {
    expect(order([200, 3, 0, 7], [])).toEqual([3, 7, 200]);
    expect(order([200, 3, 7], [], 3)).toEqual([7, 200, 3]);
  });

  test('those that play a seat before all others', () => {
    const seats = [seat(0), seat(200), seat(7)];
    expect(order([200, 3, 9, 7], seats)).toEqual([7, 200, 3, 9]);
    expect(order([200, 3, 9, 7], seats, 7)).toEqual([200, 7, 9, 3]);
    expect(order([200, 3, 9, 7], seats, 9)).toEqual([200, 7, 3, 9]);
  });

  test('a phone for which a bot stands in plays no seat', () => {
    expect(order([3, 7], [seat(0), seat(3, 'easy'), seat(7)])).toEqual([7, 3]);
  });
});
