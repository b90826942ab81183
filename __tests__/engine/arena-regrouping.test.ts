import { arena } from '../../src/engine/arena';
import { nextRegroup } from '../../src/engine/arena/bots/expert/regrouping';
import { type Lying, overlap, wholeOnFloor } from '../../src/engine/arena/floor';
import type { Die, State } from '../../src/engine/arena/state';
import { given } from '../../src/engine/chance';
import { pick, seeded } from '../../src/engine/random';

const START: State = arena.start(2, { rounds: 'single' }, given([0, 4]));

const row = (dice: number, apart: number, turn = 0): readonly Lying[] =>
  Array.from({ length: dice }, (_, at) => ({ x: apart * at - (apart * (dice - 1)) / 2, y: 0, turn }));

/** Makes the moves one by one, each of them by the rules, and returns them and what lies there in the end. */
function regrouped(dice: readonly Die[], places: readonly Lying[]) {
  let state: State = { ...START, arena: dice };
  const texts: string[] = [];
  for (;;) {
    const move = nextRegroup(state.arena, places);
    if (!move) return { arena: state.arena, texts };
    expect(arena.check(state, 0, move)).toBeNull();
    state = arena.play(state, 0, move, given([]));
    texts.push(arena.notation.format(move));
    if (texts.length > 2 * dice.length) throw new Error(`no end: ${texts.join(', ')}`);
  }
}

describe('A3 laying dice out, one by one', () => {
  test('every place gets a die, and every face stays', () => {
    const dice: readonly Die[] = [
      { face: 2, x: 60, y: 30, turn: 10 },
      { face: 5, x: -80, y: -20, turn: 100 },
    ];
    const places = row(2, 22);
    const { arena: laid, texts } = regrouped(dice, places);
    expect(texts).toHaveLength(2);
    expect(laid.map(({ face }) => face)).toEqual([2, 5]);
    for (const { x, y } of places) expect(laid).toContainEqual(expect.objectContaining({ x, y }));
  });

  test('a die in its place stays, also after a quarter turn', () => {
    expect(nextRegroup([{ face: 3, x: -11, y: 0, turn: 270 }], [{ x: -11, y: 0, turn: 0 }])).toBeNull();
    const half = [
      { face: 3, x: -11, y: 0, turn: 90 },
      { face: 4, x: 50, y: 50, turn: 0 },
    ];
    expect(regrouped(half, row(2, 22)).texts).toEqual(['regroup 2 11 0 0']);
  });

  test('two dice that keep each other from their places go aside first', () => {
    // Each die overlaps both places.
    const places = row(2, 16);
    const dice: readonly Die[] = [
      { face: 2, x: 0, y: -9, turn: 0 },
      { face: 3, x: 0, y: 9, turn: 0 },
    ];
    const { texts } = regrouped(dice, places);
    expect(texts).toHaveLength(3);
  });

  test('from anywhere to anywhere it comes to an end', () => {
    const random = seeded(5);
    const anywhere = (): Lying => ({ x: random(231) - 115, y: random(151) - 75, turn: random(360) });
    const layout = (dice: number): readonly Lying[] => {
      const laid: Lying[] = [];
      while (laid.length < dice) {
        const next =
          random(2) === 0 ? anywhere() : { x: 16 * random(4) - 24, y: 16 * random(3) - 16, turn: 0 };
        if (wholeOnFloor(next) && !laid.some((other) => overlap(next, other))) laid.push(next);
      }
      return laid;
    };
    for (let times = 0; times < 300; times += 1) {
      const dice = pick([1, 2, 3, 4, 5], random);
      const places = layout(dice);
      const { arena: laid } = regrouped(
        layout(dice).map((lying, at) => ({ ...lying, face: 2 + at })),
        places,
      );
      for (const { x, y } of places) expect(laid.some((die) => die.x === x && die.y === y)).toBe(true);
    }
  });
});
