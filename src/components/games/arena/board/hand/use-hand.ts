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

/** What a hand may do, and who is told of it. */
export interface HandOptions {
  readonly camera: Camera;
  readonly arena: readonly Die[];
  /** How many dice are to be thrown; 0 while it is somebody else's turn. */
  readonly dice: number;
  readonly flying: boolean;
  readonly onSkip: () => void;
  readonly onThrow: (aim: Aim) => void;
  readonly mayLie: (at: number, die: Die) => boolean;
  readonly onMove: (at: number, die: Die) => void;
  /** A die is in the hand, and could be put down where it is, or not. */
  readonly onDrag: (fits: boolean) => void;
  /** The hand has let go without doing anything. */
  readonly onBack: () => void;
  /** Shows how the hand swings; null: not at all. */
  readonly onSwing: (finger: Point, swing: Swing | null) => void;
}

interface Grip {
  readonly at: number;
  /** What the die was when it was last lifted, and where the finger was then. */
  die: Die;
  finger: Point;
  /** How two fingers lie, in degrees; null while there is one. */
  angle: number | null;
}

/** From here on a finger moves, in points. */
const MOVES = 5;
/** The least turn of two fingers that turns a die, in degrees. */
const TURNS = 3;

/** A finger on a die moves it; anywhere else it takes dice of the reserve, and a swing throws them. */
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
      if (angle === null || holding.angle === null || Math.abs(turned) >= TURNS) {
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
      const { camera, onMove, onThrow, onBack, onSwing } = latest.current;
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
        return dice > 0 && !flying && Math.hypot(x - first.x, y - first.y) > MOVES;
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

/** The first finger is the one that holds. */
const pageOf = ({ nativeEvent }: GestureResponderEvent): Point =>
  pointOf(nativeEvent.touches[0] ?? nativeEvent);

function angleOf([one, other]: readonly Point[]): number | null {
  return one && other ? (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI : null;
}
