import { best } from '../../../bots/best';
import { type Bot, finished, type Valued } from '../../../bots/bot';
import { REROLLS } from '../../rules';
import { MOST_ROLLS, type Move, type State } from '../../state';
import { countsOf } from '../dice';
import { allThrows } from '../rerolling';
import { keepings, takings } from './new-cards';
import { Outcomes } from './outcomes';
import { PairChance, type SunRowsData } from './pair-chance';
import { KnownTurn } from './turn-worths';

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };
const PASS: Move = { kind: 'pass' };

/**
 * Computes the rolls of this turn exactly, and values what all seats have after it by its learnt chance to
 * win.
 */
export function expertOf(
  data: SunRowsData,
  chance = new PairChance(data),
  turn = new KnownTurn(chance),
): Bot<State, Move> {
  // It is worked out now, so that the first decision need not wait for it.
  allThrows();
  function* weighed(state: State, seat: number): Generator<undefined, readonly Valued<Move>[]> {
    if (state.phase === 'keep') return keepings(state, seat, chance);
    if (state.phase === 'take') return takings(state, seat, chance);
    if (state.phase === 'answer') return answers(new Outcomes(state, seat, chance), state);
    return state.phase === 'reroll' ? yield* rerolls(state, turn) : [];
  }

  function* think(state: State, seat: number): Generator<undefined, Move> {
    if (state.phase === 'roll') return ROLL;
    const all = yield* weighed(state, seat);
    return best(all, ({ worth }) => worth).move;
  }

  return {
    choose: (state, seat) => finished(think(state, seat)),
    slowly: think,
    worths: (state, seat) => finished(weighed(state, seat)),
    worthsSlowly: weighed,
  };
}

const answers = (outcomes: Outcomes, { dice }: State): readonly Valued<Move>[] =>
  outcomes.to({ dice, counts: countsOf(dice) }).map(({ answer: { place }, worth }) => ({
    move: place === 0 ? PASS : { kind: 'enter', place },
    worth,
  }));

/** S3: a stop, then all rerolls; those that keep the most dice come first. */
const REROLLS_BY_SIZE = [...REROLLS].sort((a, b) => placesOf(a).length - placesOf(b).length);

function placesOf(move: Move): readonly number[] {
  return move.kind === 'reroll' ? move.places : [];
}

function* rerolls(state: State, turn: KnownTurn): Generator<undefined, readonly Valued<Move>[]> {
  const { dice, rolls } = state;
  const worths = yield* turn.of(state);
  const { keeps } = allThrows();
  const means = worths.keeps[MOST_ROLLS - rolls] ?? [];
  const stopped = worths.throws[0]?.[keeps.indexOf(countsOf(dice))] ?? 0;
  const all = REROLLS_BY_SIZE.map((move) => ({
    move,
    worth: means[keeps.indexOf(countsOf(keptBy(move, dice)))] ?? 0,
  }));
  return [{ move: STOP, worth: stopped }, ...all];
}

/** The dice that a reroll leaves lying. */
export const keptBy = (move: Move, dice: readonly number[]): readonly number[] =>
  dice.filter((_, at) => !placesOf(move).includes(at + 1));
