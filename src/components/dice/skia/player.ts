import { durationOf, type Plan, poseAt } from '../motion/plan';
import type { Pose } from '../motion/pose';

/** A stretch of a plan that is being played. */
export interface Playing {
  readonly plan: Plan;
  /** What is painted on its dice. */
  readonly looks: Float32Array;
  /** Plan times, and the clock's time at which the first was due. */
  readonly from: number;
  readonly to: number;
  readonly started: number;
  /** Real time it takes. */
  readonly takes: number;
}

/** Runs as long as anybody holds dice in a hand. */
const LONG = 120_000;

/** What the tray shows, and since when. A surface follows it; without one it still knows where all dice are. */
export interface Player {
  readonly current: Playing | null;
  /** How far the hand has moved since the plan began, in edges. */
  readonly hand: { readonly x: number; readonly y: number };
  /** Gives how long it will take. */
  play(plan: Plan, looks: Float32Array): number;
  /** To the end, quickly. */
  skip(): void;
  moveHand(x: number, y: number): void;
  poses(): Map<string, Pose>;
  /** The time by the clock that it goes by. */
  now(): number;
  follow(surface: (change: 'plan' | 'time' | 'hand') => void): () => void;
}

const SKIPPING = 110;

export function createPlayer(clock: () => number): Player {
  const surfaces = new Set<(change: 'plan' | 'time' | 'hand') => void>();
  let current: Playing | null = null;
  let hand = { x: 0, y: 0 };
  const tell = (change: 'plan' | 'time' | 'hand') => {
    for (const surface of surfaces) surface(change);
  };
  return {
    get current() {
      return current;
    },
    get hand() {
      return hand;
    },
    play(plan, looks) {
      const to = plan.loopFrom === null ? durationOf(plan) : LONG;
      hand = { x: 0, y: 0 };
      current = { plan, looks, from: 0, to, started: clock(), takes: to };
      tell('plan');
      return to;
    },
    skip() {
      if (current === null || current.plan.loopFrom !== null) return;
      const from = timeOf(current, clock());
      current = { ...current, from, started: clock(), takes: SKIPPING };
      tell('time');
    },
    moveHand(x, y) {
      hand = { x, y };
      tell('hand');
    },
    poses() {
      const found = new Map<string, Pose>();
      if (current === null) return found;
      const { plan } = current;
      const time = timeOf(current, clock());
      plan.keys.forEach((key, die) => {
        found.set(key, poseAt(plan, die, time, hand));
      });
      return found;
    },
    now: clock,
    follow(surface) {
      surfaces.add(surface);
      return () => surfaces.delete(surface);
    },
  };
}

/** The plan's time at a time of the clock. */
export function timeOf({ from, to, started, takes }: Playing, now: number): number {
  if (takes <= 0) return to;
  return from + (to - from) * Math.min(1, Math.max(0, (now - started) / takes));
}
