import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type GestureResponderEvent,
  type GestureResponderHandlers,
  PanResponder,
  type View,
} from 'react-native';
import type { Aim, Die } from '../../../../../engine/arena/state';
import type { Refusal } from '../../../../../engine/refusal';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import type { Camera, Point } from '../bowl/camera';
import type { Stage } from '../flight/stage';
import { dieUnder, movedBy } from './grab';
import { handReasons } from './hand-reasons';
import { aimOf, type Sample, type Swing, swingOf, withSample } from './swing';

/** The actions that are allowed to a hand, and the callbacks that report them. */
export interface HandOptions {
  readonly camera: Camera;
  readonly arena: readonly Die[];
  /** The number of dice in the next throw; 0 during the turn of another player. */
  readonly dice: number;
  readonly flying: boolean;
  readonly onSkip: () => void;
  readonly onThrow: (aim: Aim) => void;
  /** Says why a swipe was not a throw. */
  readonly onRefused: (why: Refusal) => void;
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
/** A die that is let go at this speed, in mm a second, was to be thrown. */
const FLING = 400;
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
  /** The corner of the pit on the page. It is measured again at each touch: the page may have scrolled. */
  const corner = useRef<Point>({ x: 0, y: 0 });
  const measure = useCallback(() => {
    pit.current?.measureInWindow((x, y) => {
      corner.current = { x, y };
    });
  }, [pit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera changes with the place of the pit
  useEffect(measure, [measure, options.camera]);
  return useMemo(() => {
    let grip: Grip | null = null;
    let held: Point | null = null;
    /** The places of the finger on the page. The first one is where it came down. */
    let samples: readonly Sample[] = [];
    let first: Sample = { x: 0, y: 0, time: 0 };

    const inPit = (page: Point): Point => ({
      x: page.x - corner.current.x,
      y: page.y - corner.current.y,
    });

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

    const swing = (from: Point, finger: Point, time: number) => {
      const { camera, onSwing } = latest.current;
      stage.moveHand((finger.x - from.x) / camera.size, (finger.y - from.y) / camera.size / CAMERA.across);
      onSwing(finger, swungAt(time));
    };

    /** The swing of the finger, measured from the corner of the pit. */
    const swungAt = (time: number): Swing | null => {
      const swung = swingOf(samples, time);
      return swung && { ...swung, from: inPit(swung.from) };
    };

    const putDown = (holding: Grip, finger: Point, flung: boolean) => {
      const { camera, mayLie, onMove, onRefused, onBack } = latest.current;
      const by = { x: finger.x - holding.finger.x, y: finger.y - holding.finger.y };
      const die = movedBy(camera, holding.die, by);
      if (!flung || mayLie(holding.at, die)) {
        onMove(holding.at, die);
        return;
      }
      onBack();
      onRefused(handReasons['on-a-die']);
    };

    const endSwing = (from: Point, finger: Point | null, aim: Aim | null) => {
      const { onThrow, onRefused, onBack, onSwing } = latest.current;
      onSwing(from, null);
      if (aim) {
        onThrow(aim);
        return;
      }
      onBack();
      if (finger && Math.hypot(finger.x - from.x, finger.y - from.y) > SWIPE_DISTANCE)
        onRefused(handReasons['too-slow']);
    };

    const letGo = (release: Sample | null) => {
      const { camera, onBack } = latest.current;
      const holding = grip;
      const from = held;
      grip = null;
      held = null;
      const swung = release && swungAt(release.time);
      const aim = swung && aimOf(camera, swung);
      const finger = release && inPit(release);
      if (holding && finger) putDown(holding, finger, aim !== null && Math.hypot(aim.vx, aim.vy) > FLING);
      else if (holding) onBack();
      else if (from) endSwing(from, finger, aim);
    };

    return PanResponder.create({
      onStartShouldSetPanResponderCapture: (event) => {
        first = sampleOf(event);
        samples = [first];
        measure();
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
        const sample = sampleOf(event);
        samples = withSample(samples, sample);
        const finger = inPit(sample);
        if (grip) drag(grip, finger, event.nativeEvent.touches.map(pointOf));
        else if (held) swing(held, finger, sample.time);
      },
      onPanResponderRelease: (event) => {
        const release = sampleOf(event);
        samples = withSample(samples, release);
        letGo(release);
      },
      onPanResponderTerminate: () => letGo(null),
    }).panHandlers;
  }, [stage, measure]);
}

const pointOf = ({ pageX, pageY }: { readonly pageX: number; readonly pageY: number }): Point => ({
  x: pageX,
  y: pageY,
});

const sampleOf = (event: GestureResponderEvent): Sample => ({
  ...pageOf(event),
  time: event.nativeEvent.timestamp,
});

/** The first finger holds the die. */
const pageOf = ({ nativeEvent }: GestureResponderEvent): Point =>
  pointOf(nativeEvent.touches[0] ?? nativeEvent);

function angleOf([one, other]: readonly Point[]): number | null {
  return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : null;
}
