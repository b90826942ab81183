import { type RefObject, useEffect, useMemo, useRef } from 'react';
import {
  type GestureResponderEvent,
  type GestureResponderHandlers,
  PanResponder,
  type View,
} from 'react-native';
import type { Aim, Die } from '../../../../../engine/arena/state';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import type { Camera, Point } from '../bowl/camera';
import type { Stage } from '../flight/stage';
import { dieUnder, movedBy } from './grab';
import { aimOf, type Sample, type Swing, swingOf } from './swing';

/** The actions that are allowed to a hand, and the callbacks that report them. */
export interface HandOptions {
  readonly camera: Camera;
  readonly arena: readonly Die[];
  /** The number of dice in the next throw; 0 during the turn of another player. */
  readonly dice: number;
  readonly flying: boolean;
  readonly onSkip: () => void;
  readonly onThrow: (aim: Aim) => void;
  /** A swipe was too slow for a throw. */
  readonly onTooSlow: () => void;
  readonly mayLie: (at: number, die: Die) => boolean;
  readonly onMove: (at: number, die: Die) => void;
  /** Reports, while a die is in the hand, whether it could be put down here. */
  readonly onDrag: (fits: boolean) => void;
  /** The hand has let go without a throw or a move. */
  readonly onBack: () => void;
  /** Shows the swing; null hides it. */
  readonly onSwing: (finger: Point, swing: Swing | null) => void;
}

interface Grip {
  readonly at: number;
  /** The die when it was last lifted, and the finger's position then. */
  die: Die;
  finger: Point;
  /** The angle of two fingers, in degrees; null for one finger. */
  angle: number | null;
}

/** A finger that has moved this far, in points, is dragging. */
const DRAG_DISTANCE = 5;
/** A finger that has moved this far wanted to throw. */
const SWIPE_DISTANCE = 40;
/** The smallest rotation of two fingers that turns a die, in degrees. */
const LEAST_TURN = 3;

/**
 * A finger on a die moves that die. A finger anywhere else takes dice from the reserve, and a swing throws
 * them.
 */
export function useHand(
  stage: Stage,
  pit: RefObject<View | null>,
  options: HandOptions,
): GestureResponderHandlers {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    let origin: Point = { x: 0, y: 0 };
    let first: Point = origin;
    let grip: Grip | null = null;
    let held: Point | null = null;
    let samples: Sample[] = [];

    const inPit = (page: Point): Point => ({ x: page.x - origin.x, y: page.y - origin.y });

    const take = (finger: Point) => {
      const { camera, arena, dice, flying, onSkip } = latest.current;
      if (flying) {
        onSkip();
        return;
      }
      if (dice === 0) return;
      const at = dieUnder(camera, arena, finger);
      const die = arena[at];
      if (die) {
        grip = { at, die, finger, angle: null };
        stage.lift({ at, die }, arena, camera);
        return;
      }
      held = finger;
      samples = [{ ...finger, time: performance.now() }];
      const { size } = camera;
      stage.hold(dice, arena, camera, { x: finger.x / size, y: finger.y / size / CAMERA.across });
    };

    const drag = (holding: Grip, finger: Point, touches: readonly Point[]) => {
      const { camera, arena, mayLie, onDrag } = latest.current;
      const by = { x: finger.x - holding.finger.x, y: finger.y - holding.finger.y };
      const angle = angleOf(touches);
      const turned = angle === null || holding.angle === null ? 0 : angle - holding.angle;
      if (angle === null || holding.angle === null || Math.abs(turned) >= LEAST_TURN) {
        if (turned !== 0 || (angle === null) !== (holding.angle === null)) {
          holding.die = movedBy(camera, holding.die, by, turned);
          holding.finger = finger;
          stage.lift({ at: holding.at, die: holding.die }, arena, camera);
        }
        holding.angle = angle;
      }
      const moved = { x: finger.x - holding.finger.x, y: finger.y - holding.finger.y };
      stage.moveHand(moved.x / camera.size, moved.y / camera.size / CAMERA.across);
      onDrag(mayLie(holding.at, movedBy(camera, holding.die, moved)));
    };

    const swing = (from: Point, finger: Point) => {
      const { camera, onSwing } = latest.current;
      const now = performance.now();
      samples = [...samples.filter(({ time }) => now - time < 300), { ...finger, time: now }];
      stage.moveHand((finger.x - from.x) / camera.size, (finger.y - from.y) / camera.size / CAMERA.across);
      onSwing(finger, swingOf(samples, now));
    };

    const letGo = (finger: Point | null) => {
      const { camera, onMove, onThrow, onTooSlow, onBack, onSwing } = latest.current;
      const holding = grip;
      const threw = held;
      grip = null;
      held = null;
      if (holding) {
        if (!finger) onBack();
        else {
          const by = { x: finger.x - holding.finger.x, y: finger.y - holding.finger.y };
          onMove(holding.at, movedBy(camera, holding.die, by));
        }
        return;
      }
      if (!threw) return;
      onSwing(threw, null);
      const swung = finger ? swingOf(samples, performance.now()) : null;
      const aim = swung ? aimOf(camera, swung) : null;
      if (aim) onThrow(aim);
      else onBack();
      if (!aim && finger && Math.hypot(finger.x - threw.x, finger.y - threw.y) > SWIPE_DISTANCE) onTooSlow();
    };

    return PanResponder.create({
      onStartShouldSetPanResponderCapture: (event) => {
        first = pageOf(event);
        pit.current?.measureInWindow((x, y) => {
          origin = { x, y };
        });
        return false;
      },
      onStartShouldSetPanResponder: () => latest.current.flying || latest.current.dice > 0,
      onMoveShouldSetPanResponderCapture: (event) => {
        const { dice, flying } = latest.current;
        const { x, y } = pageOf(event);
        return dice > 0 && !flying && Math.hypot(x - first.x, y - first.y) > DRAG_DISTANCE;
      },
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: () => take(inPit(first)),
      onPanResponderMove: (event) => {
        const finger = inPit(pageOf(event));
        if (grip) drag(grip, finger, event.nativeEvent.touches.map(pointOf));
        else if (held) swing(held, finger);
      },
      onPanResponderRelease: (event) => letGo(inPit(pageOf(event))),
      onPanResponderTerminate: () => letGo(null),
    }).panHandlers;
  }, [stage, pit]);
}

const pointOf = ({ pageX, pageY }: { readonly pageX: number; readonly pageY: number }): Point => ({
  x: pageX,
  y: pageY,
});

/** The first finger holds the die. */
const pageOf = ({ nativeEvent }: GestureResponderEvent): Point =>
  pointOf(nativeEvent.touches[0] ?? nativeEvent);

function angleOf([one, other]: readonly Point[]): number | null {
  return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : null;
}
