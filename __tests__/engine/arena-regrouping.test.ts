import { arena } from '../../src/engine/arena';
import { nextRegroup } from '../../src/engine/arena/bots/expert/regrouping';
import { type Lying, overlap, wholeOnFloor } from '../../src/engine/arena/floor';
import type { Die, State } from '../../src/engine/arena/state';
import { given } from '../../src/engine/chance';
import { pick, seeded } from '../../src/engine/random';

const START: State = arena.start(2, { rounds: 'single' }, given([0, 4]));

/** Dice of the faces 2, 3 … side by side. */
const row = (dice: number, apart: number, turn = 0): readonly Die[] =>
  Array.from({ length: dice }, (_, at) => ({
    face: 2 + at,
    x: apart * at - (apart * (dice - 1)) / 2,
    y: 0,
    turn,
  }));

/** Makes the moves one by one, each of them by the rules, and returns them and what lies there in the end. */
function regrouped(dice: readonly Die[], wanted: readonly Die[]) {
  let state: State = { ...START, arena: dice };
  const texts: string[] = [];
  for (;;) {
    const move = nextRegroup(state.arena, wanted);
    if (!move) return { arena: state.arena, texts };
    expect(arena.check(state, 0, move)).toBeNull();
    state = arena.play(state, 0, move, given([]));
    texts.push(arena.notation.format(move));
    if (texts.length > 2 * dice.length) throw new Error(`no end: ${texts.join(', ')}`);
  }
}

describe('A3 laying dice out, one by one', () => {
  test('each face comes to its own place, and the dice keep their order', () => {
    const dice: readonly Die[] = [
      { face: 3, x: 60, y: 30, turn: 10 },
      { face: 2, x: -80, y: -20, turn: 100 },
    ];
    const { arena: laid, texts } = regrouped(dice, row(2, 22));
    expect(texts).toHaveLength(2);
    expect(laid).toEqual(row(2, 22).toReversed());
  });

  test('a die in its place stays, and is turned if it lies there otherwise: other sides would come up', () => {
    expect(nextRegroup(row(1, 22, 270), row(1, 22, 270))).toBeNull();
    expect(regrouped(row(2, 22, 0).with(1, { face: 3, x: 50, y: 50, turn: 0 }), row(2, 22)).texts).toEqual([
      'regroup 2 11 0 0',
    ]);
    expect(regrouped(row(1, 22, 270), row(1, 22)).texts).toEqual(['regroup 1 0 0 0']);
  });

  test('two dice that keep each other from their places go aside first', () => {
    // Each die overlaps both places.
    const wanted = row(2, 16);
    const dice: readonly Die[] = [
      { face: 2, x: 0, y: -9, turn: 0 },
      { face: 3, x: 0, y: 9, turn: 0 },
    ];
    const { arena: laid, texts } = regrouped(dice, wanted);
    expect(texts).toHaveLength(3);
    expect(laid).toEqual(wanted);
  });

  test('from anywhere to anywhere it comes to an end', () => {
    const random = seeded(5);
    const anywhere = (): Lying => ({ x: random(231) - 115, y: random(151) - 75, turn: random(360) });
    const layout = (faces: readonly number[]): readonly Die[] => {
      const laid: Die[] = [];
      while (laid.length < faces.length) {
        const next =
          random(2) === 0 ? anywhere() : { x: 16 * random(4) - 24, y: 16 * random(3) - 16, turn: 0 };
        if (wholeOnFloor(next) && !laid.some((other) => overlap(next, other)))
          laid.push({ ...next, face: faces[laid.length] ?? 2 });
      }
      return laid;
    };
    for (let times = 0; times < 300; times += 1) {
      const faces = [2, 3, 4, 5, 6].slice(0, pick([1, 2, 3, 4, 5], random));
      const wanted = layout(faces.toReversed());
      const { arena: laid } = regrouped(layout(faces), wanted);
      expect(laid).toEqual(wanted.toReversed());
    }
  });
});
