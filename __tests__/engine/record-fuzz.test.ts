import fc from 'fast-check';
import { type AnyGame, parseMove } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import type { AnyMatch } from '../../src/engine/match';
import { pick, seeded } from '../../src/engine/random';
import { readRecord, recordOf, replay } from '../../src/engine/record';
import type { Judgement } from '../../src/engine/verdict';
import { edited, scratched } from './support/edits';
import { judgeJson, judgeText, sample, short } from './support/record-text';
import { settings } from './support/settings';
import { positions } from './support/walk';

// Random changes of records: the check always returns a result, and never accepts an illegal game.

/** Expects one of the two documented forms of a result. */
function expectForm({ status, verdict }: Judgement): void {
  const written: unknown = JSON.parse(JSON.stringify(verdict));
  expect(written).toEqual(verdict);
  if (verdict.ok) {
    expect(status).toBe(0);
    expect(verdict.digest).toMatch(/^[0-9a-f]{8}$/);
    expect(verdict.over).toBe(verdict.turn.length === 0);
    expect(verdict.over).toBe(verdict.places !== null);
    expect(Object.keys(verdict.moves)).toEqual(verdict.turn.map(String));
  } else {
    expect(status).toBe(verdict.reason.startsWith('record.') ? 2 : 1);
    expect(verdict.at).toBeGreaterThanOrEqual(-1);
    if (status === 2) expect(verdict.at).toBe(-1);
    expect(verdict.message).toMatch(/^[A-Z\d].*\.$/s);
  }
}

/** Replays an accepted record in the simplest way: finds the text among the moves and counts the dice. */
function playPlainly(game: AnyGame, { opening, log }: AnyMatch): void {
  const left = [...opening.start];
  const chance = {
    draw: ({ size }: { readonly size: number }) => {
      const drawn = left.splice(0, size);
      if (drawn.length < size) throw new Error('passed with too few dice');
      return drawn;
    },
  };
  let state = game.start(opening.names.length, opening.options, chance);
  for (const { seat, move, dice } of log) {
    if (left.length > 0) throw new Error('passed with dice left over');
    left.push(...dice);
    const text = game.notation.format(move);
    const listed = game.turn(state).includes(seat) ? game.moves(state, seat) : [];
    const isListed = listed.some((each) => game.notation.format(each) === text);
    if (!isListed && !(game.atRandom && text.includes(' ') && !game.check(state, seat, move)))
      throw new Error(`passed although "${text}" is not listed`);
    state = game.play(state, seat, move, chance);
  }
  if (left.length > 0) throw new Error('passed with dice left over');
}

/** Expects that an accepted record is legal, and that its copy gives the same result. */
function expectRightlyPassed(text: string, judgement: Judgement): void {
  if (!judgement.verdict.ok) return;
  const record = readRecord(text);
  if (!record.ok) throw new Error('judged but not read');
  const played = replay(record.value);
  if ('refusal' in played) throw new Error('judged but not replayed');
  playPlainly(record.value.game, played.match);
  expect(judgeJson(recordOf(played.match))).toEqual(judgement);
}

function expectJudged(text: string): void {
  const judgement = judgeText(text);
  expectForm(judgement);
  expectRightlyPassed(text, judgement);
}

/** Records of every game, truncated at random. */
const records: readonly ReturnType<typeof recordOf>[] = settings.flatMap((setting) => {
  const all = positions(setting);
  return [2, 30].flatMap((at) => all.slice(at, at + 1).map(recordOf));
});

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const editedRecord = fc
  .tuple(fc.constantFrom(...records), seed, fc.integer({ min: 1, max: 3 }))
  .map(([record, from, times]) => {
    const random = seeded(from);
    let json: unknown = record;
    for (let n = 0; n < times; n += 1) json = edited(json, random);
    return JSON.stringify(json) ?? 'null';
  });

test('records with entries, values, types and fields changed', () => {
  fc.assert(fc.property(editedRecord, expectJudged), { seed: 1, numRuns: 800 });
});

test('records with bytes changed, inserted or removed', () => {
  const scratchedRecord = fc
    .tuple(fc.constantFrom(...records), seed)
    .map(([record, from]) => scratched(JSON.stringify(record), seeded(from)));
  fc.assert(fc.property(scratchedRecord, expectJudged), { seed: 2, numRuns: 500 });
});

test('any JSON, and any text', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 4 }), expectJudged), { seed: 3, numRuns: 150 });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), expectJudged), { seed: 4, numRuns: 150 });
});

test('any values in the fields of a record', () => {
  const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(fc.integer()), fc.array(fc.string()));
  const entry = fc.record({
    seat: fc.integer({ min: -1, max: 3 }),
    move: fc.string(),
    dice: fc.array(fc.integer()),
  });
  const near = fc.record({
    knobel: fc.constantFrom(1, 1, 1, 2, '1'),
    game: fc.constantFrom(...games.map(({ id }) => id), 'chess'),
    options: fc.oneof(fc.constant({}), field),
    seats: fc.oneof(fc.constant(['Ann', 'Bo']), field),
    start: fc.oneof(fc.constant([0]), fc.constant([0, 6]), field),
    log: fc.oneof(fc.constant([]), fc.array(entry, { maxLength: 3 }), field),
  });
  fc.assert(
    fc.property(near, (json) => expectJudged(JSON.stringify(json))),
    { seed: 5, numRuns: 500 },
  );
});

test('a die with an impossible value is never accepted', () => {
  const random = seeded(15);
  for (const record of records) {
    const thrown = record.log.flatMap(({ dice }, at) => (dice ? [{ at, dice }] : []));
    if (thrown.length === 0) continue;
    const { at, dice } = pick(thrown, random);
    const impossible = [
      -1e10,
      1e12,
      0.5,
      '1',
      null,
      ...(['arena', 'sun-rows'].includes(record.game) ? [] : [0, 7, -1]),
    ];
    for (const value of impossible) {
      const changed = [...dice.slice(0, -1), value];
      const log = record.log.map((entry, index) => (index === at ? { ...entry, dice: changed } : entry));
      const judgement = judgeJson({ ...record, log });
      expectForm(judgement);
      const wrongShape = value === null || typeof value === 'string' || value === 0.5;
      expect(short(judgement)).toBe(wrongShape ? '2 at -1 record.entry' : `1 at ${at} dice.impossible`);
    }
  }
});

test('only the records of the pool itself are accepted', () => {
  for (const record of records) {
    expect(judgeJson(record).status).toBe(0);
    expectJudged(JSON.stringify(record));
  }
});

describe('found', () => {
  test('a move whose text only looks right', () => {
    for (const move of ['mark red 5\u0000', 'mark red ٥', 'mark red 5\u2028'])
      expect(short(judgeJson({ ...sample(), log: [sample().log[0], { seat: 1, move }] }))).toBe(
        '1 at 1 match.unknown-move',
      );
  });

  test.each(games.map((game: AnyGame) => ({ id: game.id, game })))(
    '$id has no move of nothing',
    ({ game }) => {
      for (const text of ['', ' ', 'null', 'undefined', '0'])
        expect(parseMove(game.notation, text)).toBeNull();
    },
  );
});
