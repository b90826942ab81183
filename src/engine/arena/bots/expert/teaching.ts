import type { Teaching } from '../../../bots/coach';
import { given } from '../../../chance';
import type { Entry } from '../../../game';
import { play } from '../../rules';
import { COCKED, type Move, type State } from '../../state';
import type { TurnPlans } from './turn-plans';

const FACES = 6;
/** How many other faces of a throw of several dice are looked at. */
const OTHER_FACES = 32;

/** The places of the thrown dice's faces among the numbers that a throw draws: its seed, then four a die. */
const faceAt = (die: number): number => 1 + 4 * die;

/**
 * What a coach of Arena knows. Where a die comes to rest is the hand's doing, and which face it then shows is
 * luck: a thrown die is turned anyhow at first, so each of its faces falls as often on the same path.
 */
export const teachingOf = (plans: TurnPlans): Teaching<State, Move> => ({
  rolls: (_, { kind }) => kind === 'throw',
  shares: (state) => plans.shares(state),
  alike: (one, other) => one.kind === other.kind && one.kind !== 'regroup',
  *luck(before, entry, _after, random) {
    const thrown = thrownDice(before, entry);
    const fell = sharesWith(before, entry, entry.dice, plans);
    const sums = fell.map(() => 0);
    const others = thrown.length === 1 ? FACES : OTHER_FACES;
    for (let other = 0; other < others; other += 1) {
      const faces = thrown.map(() => (thrown.length === 1 ? other : random(FACES)));
      const shares = sharesWith(before, entry, shown(entry.dice, thrown, faces), plans);
      for (const [seat, share] of shares.entries()) sums[seat] = (sums[seat] ?? 0) + share / others;
    }
    yield;
    return fell.map((share, seat) => share - (sums[seat] ?? 0));
  },
});

/** The thrown dice that did not leave the arena, by their number among all. */
function thrownDice({ arena, reserves, active, phase }: State, { dice }: Entry<Move>): readonly number[] {
  const count = phase === 'first' && arena.length === 0 ? (reserves[active] ?? 0) : 1;
  return Array.from({ length: count }, (_, at) => arena.length + at).filter((die) => dice[faceAt(die)]);
}

/** The numbers of the same throw with other faces, from 0. */
function shown(
  dice: readonly number[],
  thrown: readonly number[],
  faces: readonly number[],
): readonly number[] {
  const other = [...dice];
  for (const [at, die] of thrown.entries()) {
    const cocked = (dice[faceAt(die)] ?? 0) > COCKED ? COCKED : 0;
    other[faceAt(die)] = 1 + (faces[at] ?? 0) + cocked;
  }
  return other;
}

function sharesWith(
  before: State,
  { seat, move }: Entry<Move>,
  dice: readonly number[],
  plans: TurnPlans,
): readonly number[] {
  // With other faces the round may end, or not. The die of the next round then does not matter.
  const after = play(before, seat, move, given(dice));
  const ended = after.phase === 'over' || after.round !== before.round;
  return ended ? plans.won(before, [...before.out, seat]) : plans.shares(after);
}
