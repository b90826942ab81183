import { lying, nearestLying } from './faces';
import { type Layout, layOut } from './layout';
import type { Pose } from './pose';
import type { Tray } from './tray';

export interface SceneDie {
  readonly key: string;
  readonly value: number;
  readonly picked: boolean;
  readonly dim: boolean;
}

/** A die with its old and its new place. */
export interface Actor extends SceneDie {
  /** The current pose, in edges of the new size; null for a new die. */
  readonly from: Pose | null;
  /** The final pose; null for a die that disappears. */
  readonly to: Pose | null;
  readonly wasDim: boolean;
  readonly wasPicked: boolean;
}

export interface Scene {
  readonly layout: Layout;
  readonly tray: Tray;
  readonly actors: readonly Actor[];
}

/** A die with its former pose. */
export interface Before extends SceneDie {
  readonly pose: Pose;
}

const LIFT = 0.42;

/**
 * The camera looks at the felt slightly from the side: `across` and `up` are how long depth and height
 * appear.
 */
export const LOOK = { across: 0.94, up: 0.342, far: 17 };

export function trayOf(layout: Layout, width: number, height: number): Tray {
  return { width: width / layout.size, height: height / layout.size / LOOK.across };
}

/** Builds a scene. The poses in `before` are in edges of `fromSize`. */
export function sceneOf(
  dice: readonly SceneDie[],
  before: readonly Before[],
  fromSize: number,
  width: number,
  height: number,
): Scene {
  const layout = layOut(dice.length, width, height);
  const scale = fromSize / layout.size;
  const was = new Map(before.map((die) => [die.key, die]));
  const moved = (pose: Pose): Pose => ({ ...pose, x: pose.x * scale, y: pose.y * scale });
  const actors: Actor[] = dice.map((die, at) => {
    const old = was.get(die.key);
    was.delete(die.key);
    const place = layout.places[at] ?? { x: 0, y: 0 };
    const crooked = crookedness(at);
    return {
      ...die,
      from: old === undefined ? null : moved(old.pose),
      to: {
        x: place.x / layout.size,
        y: place.y / layout.size / LOOK.across,
        z: die.picked ? LIFT : 0,
        turn: old === undefined ? lying(die.value, crooked) : nearestLying(old.pose.turn, die.value, crooked),
      },
      wasDim: old?.dim ?? die.dim,
      wasPicked: old?.picked ?? false,
    };
  });
  for (const { pose, ...die } of was.values()) {
    actors.push({ ...die, from: moved(pose), to: null, wasDim: die.dim, wasPicked: die.picked });
  }
  return { layout, tray: trayOf(layout, width, height), actors };
}

/** The small rotation of a die at this place. It is always the same for the same place. */
export function crookedness(at: number): number {
  return (((at * 5 + 2) % 7) - 3) * 0.03;
}
