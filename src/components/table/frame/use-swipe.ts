import { useMemo, useRef } from 'react';
import { PanResponder, type PanResponderInstance, type ViewStyle } from 'react-native';

/** In points. A finger that taps moves less. */
const BEGIN = 24;
const FAR = 56;
/** A finger that scrolls moves less to the side than this part of its way down. */
const SIDEWAYS = 2;

/** In browsers the finger scrolls up and down only; its way to the side comes here. */
const panY = { touchAction: 'pan-y' } as ViewStyle;

interface Swipe {
  readonly handlers: PanResponderInstance['panHandlers'];
  readonly style: ViewStyle;
}

/** Calls back after a swipe to the side: 1 after one to the left, which brings what is on the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const callback = useRef(onSwipe);
  callback.current = onSwipe;
  return useMemo(
    () => ({
      handlers: PanResponder.create({
        // Before the buttons of the board, which only then let go of the finger.
        onMoveShouldSetPanResponderCapture: (_, { dx, dy }) =>
          Math.abs(dx) > BEGIN && Math.abs(dx) > SIDEWAYS * Math.abs(dy),
        onPanResponderRelease: (_, { dx }) => {
          if (Math.abs(dx) > FAR) callback.current(dx < 0 ? 1 : -1);
        },
      }).panHandlers,
      style: panY,
    }),
    [],
  );
}
