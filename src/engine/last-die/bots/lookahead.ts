import { type State, tableauOf } from '../state';
import { handOf, holds, rollsOf, VALUES } from './hands';
import { outlook, type Taste } from './outlook';
import { Placings } from './placings';
import { type Ways, wayOf, waysOf } from './ways';

/** A row while the bot thinks: dice are laid and taken back instead of copying states. */
interface Lane {
  /** From 1, from the top. */
  readonly row: number;
  readonly points: number;
  readonly ways: Ways;
  /** By boxes filled: what laying the next die changes, but for the points. */
  readonly steps: readonly number[];
  way: number;
}

/** Ways a row, points in tens, and looks ahead in a key. */
const MOST_WAYS = 128;
const POINTS_STEP = 10;
const MOST_DEPTH = 8;
/** Looking is cut short after so many placings: some tableaus of one's own have millions. */
const MOST_STEPS = 40_000;
const STEPS_A_GLANCE = 256;
/** One die of each value. */
const ANY = handOf(VALUES);

/**
 * The seat's turn worked out: what each placing is worth if the rest of the turn is played best, over everything that
 * can be rolled. `depth` says how many further rolls are looked at; a turn has four at most.
 */
export class Lookahead {
  /** Set once there is no more time: what is returned from then on is worth nothing. */
  cut = false;

  private readonly lanes: readonly Lane[];
  private readonly known = new Map<number, number>();
  private readonly buffers: Placings[] = [];
  private readonly points: number;
  private readonly bestOther: number;
  private boxesLeft = 0;
  private toGlance = 0;
  private stepsLeft = MOST_STEPS;
  /** Values of groups that have begun, a bit each (D15). */
  private taken = 0;

  constructor(
    private readonly state: State,
    seat: number,
    taste: Taste,
    private readonly spent: () => boolean,
  ) {
    this.points = state.points[seat] ?? 0;
    this.bestOther = Math.max(...state.points.filter((_, other) => other !== seat));
    this.win = taste.win;
    const held = state.dice[seat] ?? 0;
    const hand = state.hand.length;
    const table = outlook(state, seat, held - Math.floor(hand / 2), taste);
    for (let dice = 1; dice <= hand; dice += 1)
      this.spend[dice] = held - hand + dice > taste.own ? taste.many : taste.die;
    const lanes = tableauOf(state).map((row, at): Lane => {
      const ways = waysOf(row);
      const lying = state.rows[at] ?? [];
      this.boxesLeft += ways.boxes - lying.length;
      for (const [box, value] of lying.entries())
        if (ways.free[wayOf(ways, lying.slice(0, box))]) this.taken |= 1 << value;
      const worth = table[at] ?? [];
      const steps = worth.map((now, filled) => (worth[filled + 1] ?? 0) - now);
      return { row: at + 1, points: row.points, ways, steps, way: wayOf(ways, lying) };
    });
    // Whoever cannot pay in full pays all (D9): paying comes before earning.
    this.lanes = lanes.sort((a, b) => Number(a.points > 0) - Number(b.points > 0));
  }

  private readonly win: number;
  private readonly spend: number[] = [0];

  /** What can be placed of the dice in hand. */
  placings(depth: number): Placings {
    this.known.clear();
    const { hand } = this.state;
    const found = this.bufferFor(depth + 1);
    this.spread(0, handOf(hand), hand.length, 0, this.points, 0, depth, -Infinity, 0, found);
    return found;
  }

  /** What it is worth to roll the dice in hand again, compared with stopping. */
  rolling(depth: number): number {
    return this.rolled(this.state.hand.length, this.points, 0, depth);
  }

  /**
   * Places one more die, in this lane or a later one, and on: every set of placed dice comes up once. `score` is what
   * has changed since the beginning.
   */
  private spread(
    from: number,
    hand: number,
    dice: number,
    placed: number,
    points: number,
    score: number,
    depth: number,
    floor: number,
    path: number,
    found: Placings,
  ): void {
    for (let at = from; at < this.lanes.length; at += 1) {
      const lane = this.lanes[at];
      if (!lane) return;
      const { ways, way } = lane;
      const onward = ways.next[way];
      const filled = ways.filled[way] ?? 0;
      if (!onward || filled === ways.boxes) continue;
      const full = filled + 1 === ways.boxes;
      const nowPoints = full ? Math.max(0, points + lane.points) : points;
      const nowScore = score + (lane.steps[filled] ?? 0) + nowPoints - points - (this.spend[dice] ?? 0);
      const free = ways.free[way] === true;
      for (let value = 1; value <= 6; value += 1) {
        const next = onward[value] ?? 0;
        if (next === 0) continue;
        const die = 1 << (4 * (value - 1));
        if (!holds(hand, die)) continue;
        const taken = this.taken;
        if (free) {
          if (this.state.setup.distinct && (taken & (1 << value)) !== 0) continue;
          this.taken = taken | (1 << value);
        }
        lane.way = next;
        this.boxesLeft -= 1;
        const worth = this.decide(dice - 1, nowPoints, nowScore, depth);
        const nowPath = path * 64 + lane.row * 8 + value;
        // What is worth no more than a part of it is never chosen.
        if (worth > floor) found.add(placed + die, worth, nowPath);
        if (dice > 1 && this.boxesLeft > 0 && !this.cut) {
          const nowFloor = worth > floor ? worth : floor;
          this.spread(
            at,
            hand - die,
            dice - 1,
            placed + die,
            nowPoints,
            nowScore,
            depth,
            nowFloor,
            nowPath,
            found,
          );
        }
        lane.way = way;
        this.boxesLeft += 1;
        this.taken = taken;
        if (this.cut) return;
      }
    }
  }

  /** Having placed: stop, or roll again the dice that are still in hand. */
  private decide(dice: number, points: number, score: number, depth: number): number {
    if (this.boxesLeft === 0) return score + this.endOfRound(points);
    if (depth === 0 || dice === 0) return score;
    return Math.max(score, this.rolled(dice, points, score, depth));
  }

  private rolled(dice: number, points: number, score: number, depth: number): number {
    let key = (points / POINTS_STEP) * MOST_DEPTH + depth;
    for (const lane of this.lanes) key = key * MOST_WAYS + lane.way;
    const before = depth > 1 ? this.known.get(key) : undefined;
    if (before !== undefined) return score + before;
    const found = this.bufferFor(depth);
    this.spread(0, dice * ANY, dice, 0, points, 0, depth - 1, -Infinity, 0, found);
    this.glance(found.size);
    const worth = found.expected(rollsOf(dice));
    if (depth > 1) this.known.set(key, worth);
    return score + worth;
  }

  private bufferFor(depth: number): Placings {
    const buffer = this.buffers[depth] ?? new Placings();
    this.buffers[depth] = buffer;
    buffer.clear();
    return buffer;
  }

  /** Looks at the time now and then. */
  private glance(steps: number): void {
    this.stepsLeft -= steps;
    this.toGlance -= steps;
    if (this.toGlance > 0) return;
    this.toGlance = STEPS_A_GLANCE;
    if (this.stepsLeft <= 0 || this.spent()) this.cut = true;
  }

  /** D12 */
  private endOfRound(points: number): number {
    if (Math.max(points, this.bestOther) < this.state.setup.goal || points === this.bestOther) return 0;
    return points > this.bestOther ? this.win : -this.win;
  }
}
