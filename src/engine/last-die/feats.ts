import { type Feat, lead, type Step, stepsOf, wins } from '../feats/feat';
import { DICE_A_TURN, type Move, type State } from './state';

type Turn = readonly Step<State, Move>[];

const pointsOf = (state: State, seat: number): number => state.points[seat] ?? 0;

/** The points that an entry brings its seat; negative if it costs some. */
const gain = ({ entry: { seat }, before, after }: Step<State, Move>): number =>
  pointsOf(after, seat) - pointsOf(before, seat);

/** So many points behind. */
const FAR = 150;
const behind = ({ points }: State, seat: number): number => Math.max(...points) - (points[seat] ?? 0);

const count = (turn: Turn, kind: Move['kind']): number =>
  turn.filter(({ entry }) => entry.move.kind === kind).length;

/** The turns of a seat. */
function turnsOf(steps: readonly Step<State, Move>[]): readonly Turn[] {
  const turns: Step<State, Move>[][] = [];
  for (const step of steps) {
    if (step.before.phase === 'roll') turns.push([]);
    turns.at(-1)?.push(step);
  }
  return turns;
}

const someTurn = (id: string, is: (turn: Turn) => boolean): Feat<State, Move> => ({
  id,
  found: (game, seat) => turnsOf(stepsOf(game, seat)).some(is),
});

export const feats: readonly Feat<State, Move>[] = [
  someTurn('all-five', (turn) => count(turn, 'place') === DICE_A_TURN),
  someTurn('one-roll', (turn) => count(turn, 'place') === DICE_A_TURN && count(turn, 'roll') === 1),
  someTurn('three-rolls', (turn) => count(turn, 'roll') >= 3 && count(turn, 'place') === DICE_A_TURN),
  someTurn('hundred-turn', (turn) => turn.reduce((sum, step) => sum + gain(step), 0) >= 100),
  {
    id: 'no-loss',
    found: (game, seat) => wins(game, seat) && stepsOf(game, seat).every((step) => gain(step) >= 0),
  },
  { id: 'by-ten', found: (game, seat) => wins(game, seat) && lead(game, seat) === 10 },
  {
    id: 'far-behind',
    found: (game, seat) => wins(game, seat) && game.steps.some(({ after }) => behind(after, seat) >= FAR),
  },
  {
    id: 'five-last-dice',
    found: (game, seat) =>
      stepsOf(game, seat).filter(({ before, after }) => after.round > before.round || after.phase === 'over')
        .length >= 5,
  },
];
