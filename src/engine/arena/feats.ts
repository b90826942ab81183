import { type Feat, type Step, stepsOf, wins } from '../feats/feat';
import { readFates } from './fates';
import { isGrandThrow, type Move, type State } from './state';

const reserveOf = (state: State, seat: number): number => state.reserves[seat] ?? 0;

/** How many more dice the seat has after a throw than if nothing had been taken. */
function taken({ entry: { seat, move }, before, after }: Step<State, Move>): number {
  if (move.kind !== 'throw') return 0;
  const thrown = isGrandThrow(before) ? reserveOf(before, seat) : 1;
  return reserveOf(after, seat) - (reserveOf(before, seat) - thrown);
}

/** The seed comes first, then four numbers for each die: those that lay there, then the thrown ones. */
function thrownInside({ entry: { move, dice }, before }: Step<State, Move>): boolean {
  if (move.kind !== 'throw') return true;
  return readFates(dice.slice(1, 1 + 4 * Math.floor((dice.length - 1) / 4)))
    .slice(before.arena.length)
    .every((fate) => fate !== null);
}

const someStep = (id: string, is: (step: Step<State, Move>, seat: number) => boolean): Feat<State, Move> => ({
  id,
  found: ({ steps }, seat) => steps.some((step) => step.entry.seat === seat && is(step, seat)),
});

/** In a tournament reserves begin again each round. Then the feats of one round do not count. */
const inOneRound =
  (found: Feat<State, Move>['found']): Feat<State, Move>['found'] =>
  (game, seat) =>
    !game.state.tournament && found(game, seat);

const QUICK = 12;

export const feats: readonly Feat<State, Move>[] = [
  someStep('take-four', (step) => taken(step) >= 4),
  someStep('grand', ({ before, entry }) => entry.move.kind === 'throw' && isGrandThrow(before)),
  someStep('grand-take', (step) => isGrandThrow(step.before) && taken(step) >= 2),
  someStep('five-lie', ({ after, entry }) => entry.move.kind === 'throw' && after.arena.length >= 5),
  {
    id: 'last-die',
    found: inOneRound(
      (game, seat) => wins(game, seat) && game.steps.some(({ after }) => reserveOf(after, seat) === 1),
    ),
  },
  { id: 'nine-dice', found: inOneRound(({ state }, seat) => reserveOf(state, seat) >= 9) },
  {
    id: 'all-inside',
    found: (game, seat) => wins(game, seat) && stepsOf(game, seat).every(thrownInside),
  },
  {
    id: 'quick',
    found: inOneRound(
      (game, seat) =>
        wins(game, seat) &&
        stepsOf(game, seat).filter(({ entry }) => entry.move.kind === 'throw').length <= QUICK,
    ),
  },
];
