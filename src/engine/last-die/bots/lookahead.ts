import type { Spent } from '../../bots/bot';
import { DICE_A_TURN, type State, tableauOf } from '../state';
import { type Hand, handOf, holds, rollsOf, VALUES } from './hands';
import { outlook, type Taste } from './outlook';
import { Placings } from './placings';
import { type Step, type Ways, wayOf, waysOf } from './ways';

/** A row during the search. The search places dice and takes them back instead of copying states. */
interface Lane {
  /** The row's number, from 1 at the top. */
  readonly row: number;
  readonly points: number;
  readonly ways: Ways;
  /** The change of value by placing the next die, without the row's points; by boxes filled. */
  readonly steps: readonly number[];
  /** The most value that this many dice or fewer can bring; by boxes filled, then by dice. */
  readonly hopes: readonly (readonly number[])[];
  way: number;
}

/** A node of the search: the dice placed so far and the dice still in hand. */
interface Course {
  readonly laid: Hand;
  readonly hand: Hand;
  readonly dice: number;
  readonly points: number;
  /** The change of value since the beginning. */
  readonly score: number;
  /** The highest value of a subset of the placed dice. */
  readonly floor: number;
  readonly path: number;
}

/** The search stops after this many placed dice, because some custom tableaus have millions of placings. */
const MOST_STEPS = 60_000;
const ONE_OF_EACH = handOf(VALUES);

/** Computes the value of each placing of a roll, whether the seat then stops or rolls once more. */
export class Lookahead {
  /** Set when the time is spent. Results returned after that are not valid. */
  cut = false;

  private readonly lanes: readonly Lane[];
  private readonly points: number;
  private readonly bestOther: number;
  private readonly further = new Placings();
  private boxesLeft = 0;
  private steps = 0;
  /** The values of groups that have begun, one bit each (D15). */
  private taken = 0;

  constructor(
    private readonly state: State,
    seat: number,
    private readonly taste: Taste,
    private readonly spent: Spent,
    private readonly mostSteps = MOST_STEPS,
  ) {
    this.points = state.points[seat] ?? 0;
    this.bestOther = Math.max(...state.points.filter((_, other) => other !== seat));
    // An estimate: half of the dice in hand will be placed.
    const left = (state.dice[seat] ?? 0) - Math.floor(state.hand.length / 2);
    const worths = outlook(state, seat, left, taste);
    const lanes = tableauOf(state).map((row, at) =>
      this.laneOf(waysOf(row), at, row.points, worths[at] ?? []),
    );
    // Negative rows come first: a seat that can't pay in full pays only what it has (D9).
    this.lanes = lanes.sort((a, b) => Number(a.points > 0) - Number(b.points > 0));
  }

  private laneOf(ways: Ways, at: number, points: number, worths: readonly number[]): Lane {
    const lying = this.state.rows[at] ?? [];
    this.boxesLeft += ways.boxes - lying.length;
    for (const [box, value] of lying.entries())
      if (ways.free[wayOf(ways, lying.slice(0, box))]) this.taken |= 1 << value;
    const steps = worths.map((worth, filled) => (worths[filled + 1] ?? 0) - worth - this.taste.die);
    const hopes = steps.map((_, filled) => hopesFrom(steps.slice(filled, ways.boxes), Math.max(0, points)));
    return { row: at + 1, points, ways, steps, hopes, way: wayOf(ways, lying) };
  }

  /**
   * Returns the placings of the dice in hand, with their values compared with stopping. `ahead`: with one
   * more roll.
   */
  placings(ahead: boolean): Placings {
    const { hand } = this.state;
    const found = new Placings();
    this.spread(0, this.courseWith(handOf(hand), hand.length, this.points), ahead, found);
    return found;
  }

  /** Returns the placings of any dice that so many dice can show, with their values if the seat then stops. */
  anyPlacings(dice: number): Placings {
    const found = new Placings();
    this.spread(0, this.courseWith(dice * ONE_OF_EACH, dice, this.points), false, found);
    return found;
  }

  /** Returns the value of rolling the dice in hand again, compared with stopping. */
  rolling(): number {
    return this.rolled(this.state.hand.length, this.points);
  }

  private courseWith(hand: Hand, dice: number, points: number): Course {
    return { laid: 0, hand, dice, points, score: 0, floor: -Infinity, path: 0 };
  }

  /**
   * Places one more die, in this lane or a later one, and recurses. Each set of placed dice comes up once.
   */
  private spread(from: number, course: Course, ahead: boolean, found: Placings): void {
    for (let at = from; at < this.lanes.length; at += 1) {
      const lane = this.lanes[at];
      if (!lane) return;
      if (!ahead && this.isIdle(lane, course)) continue;
      for (const step of lane.ways.next[lane.way] ?? []) {
        if (!holds(course.hand, step.die) || this.isTaken(lane, step.value)) continue;
        this.lay(at, lane, step, course, ahead, found);
        if (this.cut) return;
      }
    }
  }

  /**
   * Whether more dice in the lane can only cost. The first die has to be placed anyway, and the last box ends
   * the round.
   */
  private isIdle({ hopes, ways, way }: Lane, { laid, dice }: Course): boolean {
    if (laid === 0 || this.boxesLeft <= dice) return false;
    return (hopes[ways.filled[way] ?? 0]?.[dice] ?? 0) <= 0;
  }

  private isTaken({ ways, way }: Lane, value: number): boolean {
    return this.state.setup.distinct && ways.free[way] === true && (this.taken & (1 << value)) !== 0;
  }

  private lay(at: number, lane: Lane, step: Step, course: Course, ahead: boolean, found: Placings): void {
    const { ways, way } = lane;
    const { taken } = this;
    if (ways.free[way]) this.taken |= 1 << step.value;
    lane.way = step.way;
    this.boxesLeft -= 1;
    this.steps += 1;
    if (this.steps === this.mostSteps) this.cut = true;
    const filled = ways.filled[way] ?? 0;
    const points = filled + 1 === ways.boxes ? Math.max(0, course.points + lane.points) : course.points;
    const score = course.score + (lane.steps[filled] ?? 0) + points - course.points;
    const laid = course.laid + step.die;
    const dice = course.dice - 1;
    const worth = this.decide(dice, points, score, ahead);
    const path = course.path * 64 + lane.row * 8 + step.value;
    // A placing that is worth no more than a subset of it is never chosen.
    if (worth > course.floor) found.add(laid, worth, path);
    if (dice > 0 && this.boxesLeft > 0) {
      const floor = Math.max(worth, course.floor);
      const onward = { laid, hand: course.hand - step.die, dice, points, score, floor, path };
      this.spread(at, onward, ahead, found);
    }
    lane.way = way;
    this.boxesLeft += 1;
    this.taken = taken;
  }

  /** Returns the value after placing: the better of stopping and rolling the dice in hand again. */
  private decide(dice: number, points: number, score: number, ahead: boolean): number {
    if (this.boxesLeft === 0) return score + this.endOfRound(points);
    return ahead && dice > 0 ? score + Math.max(0, this.rolled(dice, points)) : score;
  }

  private rolled(dice: number, points: number): number {
    if (this.spent()) this.cut = true;
    this.further.clear();
    // The hand has as many dice of each value as a roll can show.
    this.spread(0, this.courseWith(dice * ONE_OF_EACH, dice, points), false, this.further);
    return this.further.expected(rollsOf(dice));
  }

  /** D12 */
  private endOfRound(points: number): number {
    if (Math.max(points, this.bestOther) < this.state.setup.goal || points === this.bestOther) return 0;
    return points > this.bestOther ? this.taste.win : -this.taste.win;
  }
}

/** Returns the most value by number of dice. The last of all steps brings the row's points. */
function hopesFrom(steps: readonly number[], points: number): readonly number[] {
  const hopes = [0];
  let sum = 0;
  for (let dice = 1; dice <= DICE_A_TURN; dice += 1) {
    sum += (steps[dice - 1] ?? 0) + (dice === steps.length ? points : 0);
    hopes.push(Math.max(hopes[dice - 1] ?? 0, sum));
  }
  return hopes;
}
