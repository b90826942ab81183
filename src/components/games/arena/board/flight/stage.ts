import type { Situation } from '../../../../../engine/arena/simulation';
import { type Die, X } from '../../../../../engine/arena/state';
import type { Plan } from '../../../../dice/motion/plan';
import type { Pose } from '../../../../dice/motion/pose';
import { inSlices } from '../../../../dice/motion/slices';
import type { Player } from '../../../../dice/skia/player';
import type { Camera, Point } from '../bowl/camera';
import { bakeGathering, bakeHand, bakeMatches, bakeShow, startSlowly } from './bake';
import { type Flight, startFlight } from './bake-flight';
import { type Piece, recast } from './cast';
import { looksOf } from './looks';
import { startRecording } from './record';

/** A throw to be shown: the situation before it, and its recorded result. */
export interface Order extends Pick<Flight, 'fates' | 'thrown' | 'cocked' | 'grand'> {
  readonly situation: Situation;
  readonly seed: number;
}

/** A die that is being moved, at the place where it would be put down now. */
export interface Lifted {
  readonly at: number;
  readonly die: Die;
}

/** Animates the dice of the arena. Each animation starts from the current poses. */
export interface Stage {
  /** Shows the lying dice. Matched dice of a throw move to `thrower`; other dice that are gone fade. */
  show(
    arena: readonly Die[],
    camera: Camera,
    marks: { readonly selected: number; readonly thrower: Point },
  ): void;
  /** Simulates a throw and plays it. Returns a function that stops the simulation. */
  fly(order: Order, camera: Camera, onStart: (plan: Plan, takes: number) => void): () => void;
  /** Fades in the result of a throw. Returns the duration in ms. */
  fade(order: Order, camera: Camera): number;
  /** Plays the last throw again, slowly. Returns a function that stops the simulation. */
  replay(camera: Camera, onStart: (plan: Plan, takes: number) => void): () => void;
  /** Shows `count` dice in a hand over this spot, in edges. */
  hold(count: number, arena: readonly Die[], camera: Camera, hand: Point): void;
  /** Lifts a die of the arena off the felt. */
  lift(lifted: Lifted, arena: readonly Die[], camera: Camera): void;
  /** Sets the movement of the hand since it was shown, in edges. */
  moveHand(x: number, y: number): void;
}

const MATCHES_SHOWN = 520; // ms
const GATHERING = 460;
const SLOWLY = 3;

export function createStage(player: Player): Stage {
  let cast: readonly Piece[] = [];
  let hand: readonly string[] = [];
  let last: Camera | null = null;
  let flight: Flight | null = null;
  /** True between a landing and the moment when the matched dice are taken. */
  let landed = false;
  let made = 0;
  /** The keys of the dice that are still in play. The player's poses also contain dice that have faded. */
  let live: ReadonlySet<string> = new Set();
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fresh = () => `die ${made++}`;

  const play = (plan: Plan, camera: Camera, others: Iterable<string> = []): number => {
    last = camera;
    live = new Set([...cast.map(({ key }) => key), ...hand, ...others]);
    return player.play(plan, looksOf(plan.count));
  };

  /** The current poses. They are valid only while the size of the pit stays the same. */
  const posesIn = (camera: Camera): ReadonlyMap<string, Pose> =>
    new Map(last === camera ? [...player.poses()].filter(([key]) => live.has(key)) : []);

  const interrupt = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  const schedule = (ms: number, then: () => void) => {
    timers.push(setTimeout(then, ms));
  };

  const toShow = (order: Order): Piece[] => {
    interrupt();
    cast = recast(cast, order.situation.arena, fresh);
    const thrown = Array.from({ length: order.thrown }, (_, at) => hand[at] ?? fresh());
    hand = [];
    const keys = [...cast.map(({ key }) => key), ...thrown];
    return order.fates.flatMap((die, at) => {
      const key = keys[at];
      return key === undefined ? [] : [{ key, die: die ?? { face: X, x: 0, y: 0, turn: 0 } }];
    });
  };

  return {
    show(arena, camera, { selected, thrower }) {
      interrupt();
      const before = cast;
      const from = posesIn(camera);
      cast = recast(cast, arena, fresh);
      hand = [];
      const staying = new Set(cast.map(({ key }) => key));
      const taken = new Set(
        before.filter(({ key, die }) => !staying.has(key) && die.face !== X).map(({ key }) => key),
      );
      const gathers = landed && taken.size > 0 && from.size > 0;
      landed = false;
      const now = cast;
      if (!gathers) {
        play(bakeShow(now, camera, from, selected), camera);
        return;
      }
      play(bakeMatches(now, camera, from, taken), camera, taken);
      schedule(MATCHES_SHOWN, () =>
        play(bakeGathering(now, camera, posesIn(camera), taken, thrower), camera, taken),
      );
      schedule(MATCHES_SHOWN + GATHERING, () =>
        play(bakeShow(now, camera, posesIn(camera), selected), camera),
      );
    },
    fly(order, camera, onStart) {
      const pieces = toShow(order);
      const recording = startRecording(order.situation, order.seed);
      return inSequence(recording.advance, () => {
        const { fates, thrown, cocked, grand } = order;
        const keys = pieces.map(({ key }) => key);
        flight = { keys, recorded: recording.result(), fates, thrown, cocked, grand };
        const planning = startFlight(flight, camera, posesIn(camera));
        return [
          planning.advance,
          () => {
            const plan = planning.result();
            cast = pieces;
            landed = true;
            onStart(plan, play(plan, camera));
          },
        ];
      });
    },
    fade(order, camera) {
      const before = cast;
      const pieces = toShow(order);
      const from = new Map(posesIn(camera));
      const moved = (piece: Piece) => !before.some(({ key, die }) => key === piece.key && die === piece.die);
      for (const piece of pieces) if (moved(piece)) from.delete(piece.key);
      cast = pieces.filter((_, at) => order.fates[at] !== null);
      flight = null;
      return play(bakeShow(cast, camera, from, -1), camera);
    },
    replay(camera, onStart) {
      interrupt();
      if (!flight) return () => {};
      const { keys } = flight;
      const slowFlight = startFlight({ ...flight, grand: false }, camera, new Map());
      return inSequence(slowFlight.advance, () => {
        const slow = startSlowly(slowFlight.result(), camera, SLOWLY);
        return [
          slow.advance,
          () => {
            const plan = slow.result();
            onStart(plan, play(plan, camera, keys));
          },
        ];
      });
    },
    hold(count, arena, camera, spot) {
      interrupt();
      landed = false;
      cast = recast(cast, arena, fresh);
      hand = Array.from({ length: count }, fresh);
      play(bakeHand(cast, hand, camera, posesIn(camera), spot), camera);
    },
    lift({ at, die }, arena, camera) {
      interrupt();
      landed = false;
      cast = recast(cast, arena, fresh);
      const shown = cast.map((piece, other) => (other === at ? { ...piece, die } : piece));
      play(bakeShow(shown, camera, posesIn(camera), at, true), camera);
    },
    moveHand(x, y) {
      player.moveHand(x, y);
    },
  };
}

type Advance = (frames: number) => boolean;

/**
 * Does two pieces of work in slices; the second needs the result of the first. Returns a function that stops
 * both.
 */
function inSequence(first: Advance, second: () => readonly [advance: Advance, done: () => void]): () => void {
  const stops: (() => void)[] = [];
  stops.push(inSlices(first, () => stops.push(inSlices(...second()))));
  return () => {
    for (const stop of stops) stop();
  };
}
