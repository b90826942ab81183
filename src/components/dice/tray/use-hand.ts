import { useEffect, useRef } from 'react';
import type { GestureResponderEvent, ViewProps } from 'react-native';
import { useShake } from '../feel/use-shake';
import type { Spot } from '../motion/tray';
import type { Director, Felt } from './director';
import type { TrayDie } from './tray-die';

interface Options {
  readonly dice: readonly TrayDie[];
  /** The keys of the dice that go into the hand. */
  readonly loose: readonly string[];
  /** The dice in the hand if none lies in the tray. */
  readonly inHand: readonly TrayDie[];
  readonly felt: Felt;
  readonly flying: boolean;
  readonly onSkip: () => void;
  readonly onThrow?: (() => void) | undefined;
  readonly moving: boolean;
  readonly shake: boolean;
}

const HOLD = 150; // ms until a touch becomes a hold
const PATIENCE = 2000; // ms until the dice go back if no throw follows

type Handlers = Pick<
  ViewProps,
  | 'onStartShouldSetResponder'
  | 'onResponderGrant'
  | 'onResponderMove'
  | 'onResponderRelease'
  | 'onResponderTerminate'
  | 'onResponderTerminationRequest'
>;

/**
 * A tap throws or skips. A longer touch shakes the dice and throws them when it ends. Shaking the phone does
 * the same.
 */
export function useHand(director: Director, options: Options): Handlers {
  const latest = useRef(options);
  latest.current = options;
  const touch = useRef<{ at: Spot; holding: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = (at: Spot) => {
    const { dice, loose, inHand, felt } = latest.current;
    if (dice.length > 0) director.hold(dice, loose, felt, at);
    else
      director.hold(
        inHand,
        inHand.map(({ key }) => key),
        felt,
        at,
      );
  };

  const letGo = (from: Spot | null) => {
    const { onThrow } = latest.current;
    director.throwFrom(from);
    onThrow?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(putBack, PATIENCE);
  };

  const putBack = () => {
    const { dice, felt, flying } = latest.current;
    director.throwFrom(null);
    if (!flying) director.show(dice, felt);
  };

  useShake(options.shake && options.onThrow !== undefined && !options.flying, {
    onStart: () => {
      const { felt, moving } = latest.current;
      if (moving) hold({ x: felt.width / 2, y: felt.height * 0.6 });
    },
    onStop: () => letGo({ x: latest.current.felt.width / 2, y: latest.current.felt.height * 0.6 }),
    // A timeout of 0 lets a throw that has just started take the dice along.
    onGiveUp: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(putBack, 0);
    },
  });

  // A new throw ends the wait.
  useEffect(() => {
    if (options.flying) clearTimeout(timer.current);
  }, [options.flying]);

  return {
    onStartShouldSetResponder: () => options.flying || options.onThrow !== undefined,
    onResponderTerminationRequest: () => touch.current?.holding !== true,
    onResponderGrant: (event) => {
      if (options.flying) {
        options.onSkip();
        return;
      }
      const at = spotOf(event);
      touch.current = { at, holding: false };
      clearTimeout(timer.current);
      if (!options.moving) return;
      timer.current = setTimeout(() => {
        if (touch.current === null) return;
        touch.current.holding = true;
        hold(touch.current.at);
      }, HOLD);
    },
    onResponderMove: (event) => {
      if (touch.current === null) return;
      touch.current.at = spotOf(event);
      if (touch.current.holding) director.moveHand(touch.current.at);
    },
    onResponderRelease: () => {
      const held = touch.current;
      touch.current = null;
      clearTimeout(timer.current);
      if (held === null) return;
      letGo(held.holding ? held.at : { x: held.at.x, y: Number.POSITIVE_INFINITY });
    },
    onResponderTerminate: () => {
      const held = touch.current;
      touch.current = null;
      clearTimeout(timer.current);
      if (held?.holding) putBack();
    },
  };
}

function spotOf({ nativeEvent }: GestureResponderEvent): Spot {
  return { x: nativeEvent.locationX, y: nativeEvent.locationY };
}
