import { type Feat, lead, type Step, stepsOf, wins } from '../feats/feat';
import { CARDS_TO_END, DICE, type Move, type State } from './state';

const completes = ({ entry: { seat }, before, after }: Step<State, Move>): boolean =>
  (after.scored[seat] ?? 0) > (before.scored[seat] ?? 0);

/** The points of a card that this entry has completed. */
const gain = ({ entry: { seat }, before, after }: Step<State, Move>): number =>
  (after.points[seat] ?? 0) - (before.points[seat] ?? 0);

const someStep = (id: string, is: (step: Step<State, Move>, seat: number) => boolean): Feat<State, Move> => ({
  id,
  found: (game, seat) => stepsOf(game, seat).some((step) => is(step, seat)),
});

/** In one's own turn: the roll is one's own. */
const own = ({ before }: Step<State, Move>, seat: number): boolean => before.active === seat;

export const feats: readonly Feat<State, Move>[] = [
  someStep('card-25', (step) => gain(step) >= 25),
  { id: 'eighty', found: ({ scores }, seat) => (scores[seat] ?? 0) >= 80 },
  { id: 'by-one', found: (game, seat) => wins(game, seat) && lead(game, seat) === 1 },
  someStep(
    'five-alike',
    ({ after }) => after.dice.length === DICE && after.dice.every((die) => die === after.dice[0]),
  ),
  someStep('first-roll', (step, seat) => completes(step) && own(step, seat) && step.before.rolls === 1),
  someStep('foreign-roll', (step, seat) => completes(step) && !own(step, seat)),
  {
    id: 'never-passed',
    found: (game, seat) =>
      stepsOf(game, seat).every((step) => !own(step, seat) || step.entry.move.kind !== 'pass'),
  },
  {
    id: 'far-ahead',
    found: ({ state: { scored } }, seat) =>
      scored[seat] === CARDS_TO_END &&
      scored.every((cards, other) => other === seat || cards <= CARDS_TO_END - 3),
  },
];
