import { arena } from '../../src/engine/arena';
import type { Aim, Move, State } from '../../src/engine/arena/state';
import { rolled, type Steps } from '../../src/engine/chance';
import { BitWriter, readEntry, writeEntry } from '../../src/engine/codec';
import type { Entry } from '../../src/engine/game';
import { commit, follow, open } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';
import { facesIn, fates, midGame, table, toss } from './support/arena';
import { judged, played, refusal } from './support/play-record';

const from = midGame([2], [5, 5]);
/** Returns how a throw with this fate of its thrown die is refused. */
const fate = (values: string) => refusal(arena, from, `0: throw [7 2 0 0 0 ${values}]`);

describe('the numbers of a throw', () => {
  test('A10 a seed first, from 0 to 2147483647', () => {
    const seed = (value: string) => refusal(arena, from, `0: throw [${value} 2 0 0 0 3 30 0 0]`);
    expect(seed('0')).toBeNull();
    expect(seed('2147483647')).toBeNull();
    expect(seed('2147483648')).toBe('dice.impossible');
    expect(seed('-1')).toBe('dice.impossible');
  });

  test('A10 four numbers a die: those that lay there in order, then the thrown ones', () => {
    const state = played(arena, midGame([2, 3], [5, 5]), ['0: throw [7 6 1 2 3 5 40 5 6 4 70 8 9]']);
    expect(state.arena).toEqual([
      { face: 6, x: 1, y: 2, turn: 3 },
      { face: 5, x: 40, y: 5, turn: 6 },
      { face: 4, x: 70, y: 8, turn: 9 },
    ]);
    expect(refusal(arena, from, '0: throw')).toBe('dice.too-few');
    expect(refusal(arena, from, '0: throw [7]')).toBe('dice.too-few');
    expect(fate('3 30 0')).toBe('dice.too-few');
    expect(fate('3 30 0 0 0')).toBe('dice.left-over');
  });

  test.each([1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16])('A10 %i is a fate of a face', (face) => {
    expect(fate(`${face} 30 0 0`)).toBeNull();
  });

  test.each([-1, 7, 8, 9, 10, 17, 21, 26, 101])('A10 %i is no face', (face) => {
    expect(fate(`${face} 30 0 0`)).toBe('dice.impossible');
  });

  test('A10 a die that is out lies nowhere', () => {
    expect(fate('0 0 0 0')).toBeNull();
    expect(fate('0 1 0 0')).toBe('dice.impossible');
    expect(fate('0 0 1 0')).toBe('dice.impossible');
    expect(fate('0 0 0 1')).toBe('dice.impossible');
  });

  test('A10 a die lies within the floor, to its very edge', () => {
    for (const place of ['130 0', '-130 0', '0 90', '0 -90', '78 72', '-78 -72'])
      expect(fate(`3 ${place} 0`)).toBeNull();
    for (const place of [
      '131 0',
      '-131 0',
      '0 91',
      '0 -91',
      '79 72',
      '78 73',
      '-78 -73',
      '130 90',
      '100000 0',
    ])
      expect(fate(`3 ${place} 0`)).toBe('dice.impossible');
  });

  test('A10 a die is turned by 0 to 359 degrees', () => {
    expect(fate('3 30 0 359')).toBeNull();
    expect(fate('3 30 0 360')).toBe('dice.impossible');
    expect(fate('3 30 0 -1')).toBe('dice.impossible');
  });

  test('A10 the dice that lay there are judged like the thrown ones', () => {
    expect(refusal(arena, from, '0: throw [7 7 0 0 0 3 30 0 0]')).toBe('dice.impossible');
    expect(refusal(arena, from, '0: throw [7 2 131 0 0 3 30 0 0]')).toBe('dice.impossible');
  });

  test('A10 whether fates overlap is not judged', () => {
    expect(fate('3 0 0 0')).toBeNull();
    expect(fate('3 5 5 45')).toBeNull();
  });

  test('A10 the fates decide, not the seed or the aim', () => {
    const ways = ['throw [1', 'throw [2', 'throw -50 -80 300 400 [1'];
    const states = ways.map((way) => played(arena, from, [`0: ${way} ${fates([2, 5])}]`]));
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states.map(facesIn)[0]).toEqual([2, 5]);
  });
});

describe('aims', () => {
  const aimed = (aim: string) => judged('arena', table(), [`0: throw ${aim} [7 ${fates([4, 5])}]`]);

  test('A11 a hand position and a velocity, whole numbers of 16 bits', () => {
    expect(aimed('0 -90 0 500')).toMatchObject({ ok: true });
    expect(aimed('32767 -32768 32767 -32768')).toMatchObject({ ok: true });
    for (const wrong of ['32768 0 0 0', '0 -32769 0 0', '0 0 32768 0', '0 0 0 -32769', '0 0 0 100000'])
      expect(aimed(wrong)).toMatchObject({ at: 0, reason: 'match.unknown-move' });
  });

  test('A11 one plain throw stands for all aims', () => {
    expect(judged('arena', table(), [toss(0, 4, 5)])).toMatchObject({ moves: { 0: ['throw', 'stop'] } });
  });
});

describe('fates made by the simulation', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];

  test('A10 they are such as a record may hold, and the same for the same seed', () => {
    const random = seeded(3);
    const chance = rolled(random);
    const aim = (): Aim | null =>
      random(2) === 0 ? null : { x: random(400) - 200, y: random(400) - 200, vx: random(4000) - 2000, vy: 0 };
    const opened = open(arena, names, arena.options.defaults, chance);
    if (!opened.ok) throw new Error(opened.refusal.code);
    let match = opened.value;
    for (let turns = 0; turns < 120 && arena.turn(match.state).length > 0; turns += 1) {
      const before = match.state;
      const next = commit(match, before.active, { kind: 'throw', aim: aim() }, chance);
      if (!next.ok) throw new Error(next.refusal.code);
      match = next.value;
      const entry = match.log.at(-1);
      if (!entry) throw new Error('nothing was noted');
      expect(follow(arena, before, entry)).toEqual({ ok: true, value: match.state });
      const again = replayed(before, entry);
      expect(again).toEqual(entry.dice);
    }
  });

  function workedOut(steps: Steps): readonly number[] {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  /** Returns the fates of the same throw from the same seed. */
  function replayed(before: State, entry: Entry<Move>): readonly number[] {
    const [seed = 0] = entry.dice;
    const drawn: number[] = [];
    arena.play(before, entry.seat, entry.move, {
      draw(what) {
        const values = drawn.length === 0 ? [seed] : what.fall(() => 0);
        const steps = what.slowly?.();
        if (drawn.length > 0 && steps) expect(workedOut(steps)).toEqual(values);
        drawn.push(...values);
        return values;
      },
    });
    return drawn;
  }
});

describe('the encoding', () => {
  const aim = { x: -32768, y: 32767, vx: -1, vy: 1 };
  const fatesOf = (dice: number) => Array.from({ length: dice }, () => [16, -130, 0, 359]).flat();

  test.each([1, 2, 9, 31])('R8 a throw that moves %i dice takes at most 16 bytes and 5 a die', (dice) => {
    const entry: Entry<Move> = {
      seat: 4,
      move: { kind: 'throw', aim },
      dice: [0x7fff_ffff, ...fatesOf(dice), 6],
    };
    const bytes = writeEntry(arena, entry);
    expect(bytes.length).toBeLessThanOrEqual(16 + 5 * dice);
    expect(readEntry(arena, bytes)).toEqual(entry);
  });

  test.each([
    { seat: 0, move: { kind: 'throw', aim: null }, dice: [0, 0, 0, 0, 0, 1, -3, 4, 0] },
    { seat: 1, move: { kind: 'throw', aim: null }, dice: [5, 0, 0, 0, 0, 2] },
    { seat: 2, move: { kind: 'regroup', die: 31, x: -122, y: 82, turn: 359 }, dice: [] },
    { seat: 3, move: { kind: 'stop' }, dice: [] },
  ] satisfies Entry<Move>[])('R8 %j comes back as it was', (entry) => {
    expect(readEntry(arena, writeEntry(arena, entry))).toEqual(entry);
  });

  test('R8 an aim that a hand can do takes 43 bits, and only those', () => {
    const bytesOf = (x: number) =>
      writeEntry(arena, {
        seat: 0,
        move: { kind: 'throw', aim: { ...aim, x, y: 0 } },
        dice: [7, 0, 0, 0, 0],
      });
    const hand = { x: 250, y: -250, vx: -2000, vy: 2000 };
    const narrow = writeEntry(arena, { seat: 0, move: { kind: 'throw', aim: hand }, dice: [7, 0, 0, 0, 0] });
    expect(narrow.length).toBe(Math.ceil((3 + 2 + 43 + 31 + 5 + 4 + 1) / 8));
    expect(readEntry(arena, narrow)?.move).toEqual({ kind: 'throw', aim: hand });
    expect(bytesOf(300).length).toBeGreaterThan(narrow.length);
    // The bit for wide numbers, set for an aim that needs none.
    const longer = new BitWriter();
    longer.bits(0, 3);
    longer.bits(1, 2);
    longer.bits(1, 1);
    for (const value of Object.values(hand)) longer.signed(value, 16);
    longer.bits(7, 31);
    longer.bits(1, 5);
    longer.bits(0, 5);
    expect(readEntry(arena, longer.bytes())).toBeNull();
  });

  test('R8 a turn of 360 degrees or more is read as no move', () => {
    const turned = (turn: number) =>
      readEntry(
        arena,
        writeEntry(arena, { seat: 0, move: { kind: 'regroup', die: 1, x: 0, y: 0, turn }, dice: [] }),
      );
    expect(turned(359)).not.toBeNull();
    expect(turned(360)).toBeNull();
    expect(turned(511)).toBeNull();
  });
});
