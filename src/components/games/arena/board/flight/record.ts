import { outsideOf } from '../../../../../engine/arena/physics/bowl';
import { beginThrow, STEP, type Throwing } from '../../../../../engine/arena/physics/throwing';
import type { Situation } from '../../../../../engine/arena/simulation';
import { POSE } from '../../../../dice/motion/pose';
import type { Knock } from '../../../../dice/motion/tray';
import { DIE_MM } from '../bowl/camera';

/** A simulated throw, frame by frame, in the engine's millimetres. */
export interface Recorded {
  readonly count: number;
  readonly frames: number;
  /** For each frame and die: x, y, z and the four numbers of the rotation. */
  readonly poses: Float32Array;
  readonly knocks: readonly Knock[];
}

/** A simulation that runs in steps. */
export interface Recording {
  /** Simulates this many frames. Returns false when the dice have settled. */
  advance(frames: number): boolean;
  result(): Recorded;
}

const FRAMES_A_SECOND = 60;
const STEPS_A_FRAME = Math.round(1 / STEP / FRAMES_A_SECOND);
/** A limit. Every throw settles sooner. */
const MOST_FRAMES = 5 * FRAMES_A_SECOND;
/** The speed of the softest impact that has a sound, in mm a second. */
const SOFTEST_SOUND = 60;

export function startRecording(situation: Situation, seed: number): Recording {
  const throwing = beginThrow(situation, seed);
  const frames: Float32Array[] = [Float32Array.from(throwing.poses)];
  const knocks: Knock[] = [];
  const frame = () => {
    for (let step = 0; step < STEPS_A_FRAME && !throwing.settled; step++) {
      throwing.step();
      knocks.push(...audibleKnocks(throwing));
    }
    frames.push(Float32Array.from(throwing.poses));
  };
  return {
    advance(count) {
      for (let done = 0; done < count; done++) {
        if (throwing.settled || frames.length >= MOST_FRAMES) return false;
        frame();
      }
      return true;
    },
    result() {
      const { count } = throwing;
      const poses = new Float32Array(frames.length * count * POSE);
      frames.forEach((each, at) => {
        poses.set(each, at * count * POSE);
      });
      return { count, frames: frames.length, poses, knocks };
    },
  };
}

function audibleKnocks({ knocks, poses, time }: Throwing): Knock[] {
  return knocks
    .filter(({ speed }) => speed > SOFTEST_SOUND)
    .map(({ die, other, speed }) => ({
      at: time,
      speed: speed / DIE_MM,
      on: other !== null ? 'die' : onWood(poses, die) ? 'rim' : 'felt',
    }));
}

const onWood = (poses: Float64Array, die: number): boolean =>
  outsideOf(poses[die * POSE] ?? 0, poses[die * POSE + 1] ?? 0) > 0;
