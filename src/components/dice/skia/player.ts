import { durationOf, type Plan, poseAt } from '../motion/plan';
import type { Pose } from '../motion/pose';

/** A part of a plan that is being played. */
export interface Playing {
  readonly plan: Plan;
  /** The painting of its dice. */
  readonly looks: Float32Array;
  /** Times of the plan, and the clock's time at `from`. */
  readonly from: number;
  readonly to: number;
  readonly started: number;
  /** The duration, in ms of the clock. */
  readonly takes: number;
}

/** A loop ends after this long, in ms. */
const LONG = 120_000;

/** Plays plans. A surface follows it; without a surface it still knows the poses of all dice. */
export interface Player {
  readonly current: Playing | null;
  /** How far the hand has moved since the plan began, in edges. */
  readonly hand: { readonly x: number; readonly y: number };
  /** Returns the duration in ms. */
  play(plan: Plan, looks: Float32Array): number;
  /** Plays the rest quickly. */
  skip(): void;
  moveHand(x: number, y: number): void;
  poses(): Map<string, Pose>;
  /** The time of the player's clock. */
  now(): number;
  follow(surface: (change: 'plan' | 'time' | 'hand') => void): () => void;
}

const SKIPPING = 110;

export function createPlayer(clock: () => number): Player {
  const surfaces = new Set<(change: 'plan' | 'time' | 'hand') => void>();
  let current: Playing | null = null;
  let hand = { x: 0, y: 0 };
  const notify = (change: 'plan' | 'time' | 'hand') => {
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
      notify('plan');
      return to;
    },
    skip() {
      if (current === null || current.plan.loopFrom !== null) return;
      const from = timeOf(current, clock());
      current = { ...current, from, started: clock(), takes: SKIPPING };
      notify('time');
    },
    moveHand(x, y) {
      hand = { x, y };
      notify('hand');
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

/** Converts a time of the clock to a time of the plan. */
export function timeOf({ from, to, started, takes }: Playing, now: number): number {
  if (takes <= 0) return to;
  return from + (to - from) * Math.min(1, Math.max(0, (now - started) / takes));
}
