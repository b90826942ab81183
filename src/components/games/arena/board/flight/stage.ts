import type { Situation } from '../../../../../engine/arena/simulation';
import { type Die, X } from '../../../../../engine/arena/state';
import type { Plan } from '../../../../dice/motion/plan';
import type { Pose } from '../../../../dice/motion/pose';
import { inSlices } from '../../../../dice/motion/slices';
import type { Player } from '../../../../dice/skia/player';
import type { Camera, Point } from '../bowl/camera';
import { bakeGathering, bakeHand, bakeShow, bakeTold, startSlowly } from './bake';
import { type Flight, startFlight } from './bake-flight';
import { type Piece, recast } from './cast';
import { looksOf } from './looks';
import { startRecording } from './record';

/** A throw to be seen: what it met, and what it has to come to. */
export interface Order extends Pick<Flight, 'fates' | 'thrown' | 'cocked' | 'grand'> {
  readonly situation: Situation;
  readonly seed: number;
}

/** A die that is being moved, where it would be put down now. */
export interface Lifted {
  readonly at: number;
  readonly die: Die;
}

/** Moves the dice of the arena: whatever they do now, it begins where they are. */
export interface Stage {
  /** Dice lie so. Those that a throw has matched go to `thrower`, the others that are gone fade. */
  show(
    arena: readonly Die[],
    camera: Camera,
    marks: { readonly selected: number; readonly thrower: Point },
  ): void;
  /** Works a throw out and plays it. Gives what stops the working out. */
  fly(order: Order, camera: Camera, begun: (plan: Plan, takes: number) => void): () => void;
  /** What a throw came to fades in. Gives how long that takes. */
  fade(order: Order, camera: Camera): number;
  /** The last throw again, slowly. Gives what stops it. */
  replay(camera: Camera, begun: (plan: Plan, takes: number) => void): () => void;
  /** So many dice in a hand over that spot, in edges. */
  hold(count: number, arena: readonly Die[], camera: Camera, hand: Point): void;
  /** A die of the arena off the felt. */
  lift(lifted: Lifted, arena: readonly Die[], camera: Camera): void;
  /** How far the hand has moved since, in edges. */
  moveHand(x: number, y: number): void;
}

const TOLD = 520; // ms
const GATHERED = 460;
const SLOWLY = 3;

export function createStage(player: Player): Stage {
  let cast: readonly Piece[] = [];
  let hand: readonly string[] = [];
  let last: Camera | null = null;
  let flight: Flight | null = null;
  /** A throw has landed, and what it has matched is still to be taken. */
  let landed = false;
  let made = 0;
  /** The dice that are still there: others have faded, though the plan that let them fade may know them. */
  let live: ReadonlySet<string> = new Set();
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fresh = () => `die ${made++}`;

  const play = (plan: Plan, camera: Camera, others: Iterable<string> = []): number => {
    last = camera;
    live = new Set([...cast.map(({ key }) => key), ...hand, ...others]);
    return player.play(plan, looksOf(plan.count));
  };

  /** Poses mean something only while the pit is as large as it was. */
  const posesIn = (camera: Camera): ReadonlyMap<string, Pose> =>
    new Map(last === camera ? [...player.poses()].filter(([key]) => live.has(key)) : []);

  const interrupt = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };

  const soon = (ms: number, then: () => void) => {
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
      play(bakeTold(now, camera, from, taken), camera, taken);
      soon(TOLD, () => play(bakeGathering(now, camera, posesIn(camera), taken, thrower), camera, taken));
      soon(TOLD + GATHERED, () => play(bakeShow(now, camera, posesIn(camera), selected), camera));
    },
    fly(order, camera, begun) {
      const pieces = toShow(order);
      const recording = startRecording(order.situation, order.seed);
      return inTurn(recording.advance, () => {
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
            begun(plan, play(plan, camera));
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
    replay(camera, begun) {
      interrupt();
      if (!flight) return () => {};
      const { keys } = flight;
      const again = startFlight({ ...flight, grand: false }, camera, new Map());
      return inTurn(again.advance, () => {
        const slow = startSlowly(again.result(), camera, SLOWLY);
        return [
          slow.advance,
          () => {
            const plan = slow.result();
            begun(plan, play(plan, camera, keys));
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

/** Two pieces of work in slices, the second made of the first. Gives what stops both. */
function inTurn(first: Advance, second: () => readonly [advance: Advance, done: () => void]): () => void {
  const stops: (() => void)[] = [];
  stops.push(inSlices(first, () => stops.push(inSlices(...second()))));
  return () => {
    for (const stop of stops) stop();
  };
}
