import { type State, tableauOf } from '../state';
import { type Hand, holds, one, rollsOf, VALUES } from './hands';
import { type Outlook, outlook, type Taste } from './outlook';
import { type Ways, wayOf, waysOf } from './ways';

/** A row while the bot thinks: dice are laid and taken back instead of copying states. */
interface Lane {
  /** From 1, from the top. */
  readonly row: number;
  readonly points: number;
  readonly ways: Ways;
  way: number;
}

/** Dice that can be placed together, and what the turn is worth from there. */
export interface Placing {
  readonly dice: Hand;
  readonly worth: number;
  /** The die to begin with. */
  readonly row: number;
  readonly value: number;
}

/** Ways a row, and points in tens, in a key. */
const MOST_WAYS = 128;
const POINTS_STEP = 10;
/** Looking is cut short after so many placings: some tableaus of one's own have millions. */
const MOST_STEPS = 40_000;
const STEPS_BETWEEN_GLANCES = 64;

/**
 * The seat's turn worked out: what each placing is worth if the rest of the turn is played best, over everything that
 * can be rolled. `depth` says how many further rolls are looked at; a turn has four at most.
 */
export class Lookahead {
  private readonly lanes: Lane[];
  private readonly outlooks: Outlook[] = [];
  private readonly known = new Map<number, number>();
  private readonly bestOther: number;
  private boxesLeft = 0;
  private steps = 0;
  /** Values of groups that have begun, a bit each (D15). */
  private taken = 0;
  /** Set once there is no more time: what is returned from then on is worth nothing. */
  cut = false;

  constructor(
    private readonly state: State,
    private readonly seat: number,
    private readonly taste: Taste,
    private readonly spent: () => boolean,
  ) {
    this.bestOther = Math.max(...state.points.filter((_, other) => other !== seat));
    const lanes = tableauOf(state).map((row, at): Lane => {
      const ways = waysOf(row);
      const lying = state.rows[at] ?? [];
      const way = wayOf(ways, lying);
      this.boxesLeft += ways.boxes - lying.length;
      for (const [box, value] of lying.entries())
        if (ways.free[wayOf(ways, lying.slice(0, box))]) this.taken |= 1 << value;
      return { row: at + 1, points: row.points, ways, way };
    });
    // Whoever cannot pay in full pays all (D9): paying comes before earning.
    this.lanes = lanes.sort((a, b) => Number(a.points > 0) - Number(b.points > 0));
  }

  /** What can be placed of the dice in hand, best first. */
  placings(depth: number): readonly Placing[] {
    this.known.clear();
    const { hand } = this.state;
    const packed = hand.reduce((sum, value) => sum + one(value), 0);
    const found: Placing[] = [];
    this.spread(0, packed, hand.length, 0, this.ownPoints(), -Infinity, depth, null, found);
    return found.sort((a, b) => b.worth - a.worth);
  }

  stopping(): number {
    return this.end(this.state.hand.length, this.ownPoints());
  }

  rolling(depth: number): number {
    return this.rolled(this.state.hand.length, this.ownPoints(), depth);
  }

  private ownPoints(): number {
    return this.state.points[this.seat] ?? 0;
  }

  /** Places one more die, in this lane or a later one, and on: every set of placed dice comes up once. */
  private spread(
    from: number,
    hand: Hand,
    dice: number,
    placed: Hand,
    points: number,
    floor: number,
    depth: number,
    first: Placing | null,
    found: Placing[],
  ): void {
    for (let at = from; at < this.lanes.length; at += 1) {
      const lane = this.lanes[at];
      if (!lane) continue;
      const { ways, way } = lane;
      const onward = ways.next[way];
      const free = ways.free[way] === true;
      for (const value of VALUES) {
        const next = onward?.[value] ?? 0;
        const die = one(value);
        if (next === 0 || !holds(hand, die)) continue;
        const before = this.taken;
        if (free) {
          if (this.state.setup.distinct && (before & (1 << value)) !== 0) continue;
          this.taken = before | (1 << value);
        }
        lane.way = next;
        this.boxesLeft -= 1;
        const now = ways.filled[next] === ways.boxes ? Math.max(0, points + lane.points) : points;
        const worth = this.decide(dice - 1, now, depth);
        const placing = {
          dice: placed + die,
          worth,
          row: first?.row ?? lane.row,
          value: first?.value ?? value,
        };
        // What is worth no more than a part of it is never chosen.
        if (worth > floor) found.push(placing);
        if (dice > 1 && this.boxesLeft > 0 && !this.cut)
          this.spread(
            at,
            hand - die,
            dice - 1,
            placed + die,
            now,
            Math.max(floor, worth),
            depth,
            placing,
            found,
          );
        lane.way = way;
        this.boxesLeft += 1;
        this.taken = before;
        if (this.cut) return;
      }
    }
  }

  /** Having placed: stop, or roll again the dice that are still in hand. */
  private decide(dice: number, points: number, depth: number): number {
    const stop = this.end(dice, points);
    if (depth === 0 || dice === 0 || this.boxesLeft === 0 || this.cut) return stop;
    return Math.max(stop, this.rolled(dice, points, depth));
  }

  private rolled(dice: number, points: number, depth: number): number {
    const key = this.lanes.reduce(
      (sum, lane) => sum * MOST_WAYS + lane.way,
      (points / POINTS_STEP) * 8 + depth,
    );
    const before = this.known.get(key);
    if (before !== undefined) return before;
    if (this.steps % STEPS_BETWEEN_GLANCES === 0 && this.spent()) this.cut = true;
    const found: Placing[] = [];
    // As many of each value as can fall.
    this.spread(0, dice * 0x111111, dice, 0, points, -Infinity, depth - 1, null, found);
    this.steps += found.length;
    if (this.steps > MOST_STEPS) this.cut = true;
    found.sort((a, b) => b.worth - a.worth);
    const nothingFits = this.end(dice, points);
    const { hands, chances } = rollsOf(dice);
    let worth = 0;
    for (let at = 0; at < hands.length; at += 1) {
      const hand = hands[at] ?? 0;
      let best = nothingFits;
      for (const placing of found) {
        if (!holds(hand, placing.dice)) continue;
        best = placing.worth;
        break;
      }
      worth += (chances[at] ?? 0) * best;
    }
    this.known.set(key, worth);
    return worth;
  }

  /** The turn is over, with so many dice going back to the reserve. */
  private end(dice: number, points: number): number {
    if (this.boxesLeft === 0) return this.endOfRound(points);
    const left = (this.state.dice[this.seat] ?? 0) - this.state.hand.length + dice;
    let worth = points + this.taste.die * Math.min(left, this.boxesLeft);
    const outlook = this.outlookWith(left);
    for (const { row, ways, way } of this.lanes) worth += outlook[row - 1]?.[ways.filled[way] ?? 0] ?? 0;
    return worth;
  }

  /** D12 */
  private endOfRound(points: number): number {
    if (Math.max(points, this.bestOther) < this.state.setup.goal || points === this.bestOther) return points;
    return points > this.bestOther ? points + this.taste.win : points - this.taste.win;
  }

  private outlookWith(left: number): Outlook {
    const known = this.outlooks[left];
    if (known) return known;
    const fresh = outlook(this.state, this.seat, left, this.taste);
    this.outlooks[left] = fresh;
    return fresh;
  }
}
