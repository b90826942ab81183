import type { Bot } from '../../../bots/bot';
import { moves } from '../../rules';
import { type Move, type State, tableauOf } from '../../state';
import { boxesOf } from '../../tableau';
import { rollsOf } from '../hands';
import { taste } from '../hard';
import { Lookahead } from '../lookahead';
import { afterPlacing, placements } from '../placed';
import { type LastDieData, RestOfRound } from './rest-of-round';

/** How many placings of a roll are looked at closely, and of each roll after it. */
export interface Width {
  readonly now: number;
  readonly later: number;
}

const WIDE: Width = { now: 16, later: 8 };
/** The search of hard stops after this many dice, so that no step of a thought takes long. */
const MOST_STEPS = 20_000;

/** The points that winning the game is worth and losing it costs; less counts the lead that it ends with. */
const WIN = 150;
const LEAD_AT_END = 0.2;

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };

const never = () => false;

/**
 * Looks closely at the placings that seem best to hard: what the rest of the round will bring after each, for
 * every roll that can follow.
 */
export function expertOf(data: LastDieData, width = WIDE): Bot<State, Move> {
  const rest = new RestOfRound(data);
  const slowly = (state: State, seat: number) => think(state, seat, rest, width);
  return {
    choose(state, seat) {
      const thought = slowly(state, seat);
      for (;;) {
        const step = thought.next();
        if (step.done) return step.value;
      }
    },
    slowly,
  };
}

function* think(state: State, seat: number, rest: RestOfRound, width: Width): Generator<undefined, Move> {
  if (state.phase === 'roll') return ROLL;
  const legal = moves(state);
  const [only] = legal;
  if (only && legal.length === 1) return only;
  const worths = new Worths(state, seat, rest, width.later);
  let best: Move = STOP;
  let most = -Infinity;
  const offer = (move: Move, worth: number): void => {
    if (worth <= most) return;
    best = move;
    most = worth;
  };
  if (state.placed) {
    offer(STOP, worths.ended(state));
    offer(ROLL, worths.rolled(state));
    yield;
  }
  const lookahead = new Lookahead(state, seat, taste, never, MOST_STEPS);
  const placings = lookahead.placings(true);
  yield;
  for (let rank = 0; rank < placings.size && rank < width.now; rank += 1) {
    const path = placings.pathAt(rank);
    const [move] = placements(path);
    const then = afterPlacing(state, seat, path);
    const worth = worths.ended(then);
    const again = then.hand.length > 0 && !worths.isOver(then);
    if (move) offer(move, again ? Math.max(worth, worths.rolled(then)) : worth);
    yield;
  }
  return best;
}

/** The worth of positions for a seat in its turn, in points ahead of the mean of the others. */
class Worths {
  private readonly foretell: (filled: readonly number[], mine: number) => number;
  private readonly others: readonly number[];
  private readonly boxes: readonly number[];
  private readonly known = new Map<number, number>();

  constructor(
    private readonly state: State,
    private readonly seat: number,
    rest: RestOfRound,
    private readonly width: number,
  ) {
    this.foretell = rest.at(state, seat);
    this.others = state.points.filter((_, other) => other !== seat);
    this.boxes = tableauOf(state).map(boxesOf);
  }

  isOver(state: State): boolean {
    return state.rows.every((lying, at) => lying.length === this.boxes[at]);
  }

  /** Returns the worth of ending the turn. */
  ended(state: State): number {
    const points = state.points[this.seat] ?? 0;
    const lead = points - this.others.reduce((sum, each) => sum + each, 0) / this.others.length;
    return this.isOver(state) ? this.atEnd(points, lead) : lead + this.rest(state);
  }

  /** D12 */
  private atEnd(points: number, lead: number): number {
    const most = Math.max(...this.others);
    if (Math.max(points, most) < this.state.setup.goal) return lead;
    return LEAD_AT_END * lead + (points > most ? WIN : points < most ? -WIN : 0);
  }

  private rest(state: State): number {
    const filled = state.rows.map((lying) => lying.length);
    const mine = state.dice[this.seat] ?? 0;
    // A row has up to six boxes. The dice in hand do not matter once the turn has ended.
    const key = filled.reduce((sum, each) => 8 * sum + each, 0);
    const found = this.known.get(key) ?? this.foretell(filled, mine);
    this.known.set(key, found);
    return found;
  }

  /** Returns the exact mean over all rolls of the dice in hand, if the turn ends with the next placing. */
  rolled(state: State): number {
    const { seat } = this;
    const dice = state.hand.length;
    const stopped = this.ended(state);
    const placings = new Lookahead(state, seat, taste, never, MOST_STEPS).anyPlacings(dice);
    const any: State = { ...state, hand: [] };
    const worths: number[] = [];
    const worthOf = (rank: number): number => {
      const worth = worths[rank] ?? this.ended(afterPlacing(any, seat, placings.pathAt(rank)));
      worths[rank] = worth;
      return worth;
    };
    const { hands, chances } = rollsOf(dice);
    let sum = 0;
    for (let at = 0; at < hands.length; at += 1) {
      const ranks = placings.ranksOf(hands[at] ?? 0, this.width);
      // D7: the turn ends if none fits.
      let most = ranks.length === 0 ? stopped : -Infinity;
      for (const rank of ranks) most = Math.max(most, worthOf(rank));
      sum += (chances[at] ?? 0) * most;
    }
    return sum;
  }
}
