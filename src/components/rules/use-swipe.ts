import { useEffect, useMemo, useRef } from 'react';
import { type GestureResponderHandlers, PanResponder } from 'react-native';

interface Swipes {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** From here on a finger means to turn the page, in points. */
const BEGINS = 16;
const TURNS = 48;

/** Handlers for a view across which one swipes. What scrolls up and down in it still does. */
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
