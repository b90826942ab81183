import { useEffect, useMemo, useRef } from 'react';
import { type GestureResponderHandlers, PanResponder } from 'react-native';

interface Swipes {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** The distance at which a movement becomes a swipe, in points. */
const BEGINS = 16;
const TURNS = 48;

/** Gesture handlers for horizontal swipes. Vertical scrolling inside still works. */
export function useSwipe(swipes: Swipes): GestureResponderHandlers {
  const latest = useRef(swipes);
  useEffect(() => {
    latest.current = swipes;
  });
  return useMemo(() => {
    const { panHandlers } = PanResponder.create({
      onMoveShouldSetPanResponder: (_, { dx, dy, numberActiveTouches }) =>
        numberActiveTouches === 1 && Math.abs(dx) > BEGINS && Math.abs(dx) > 2 * Math.abs(dy),
      onPanResponderRelease: (_, { dx }) => {
        if (dx <= -TURNS) latest.current.onLeft();
        else if (dx >= TURNS) latest.current.onRight();
      },
    });
    return panHandlers;
  }, []);
}
