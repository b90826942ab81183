import { useEffect, useMemo, useRef } from 'react';
import { type GestureResponderHandlers, PanResponder } from 'react-native';

interface Slide {
  /** The length of the track for the thumb, in points. */
  readonly room: number;
  readonly length: number;
  readonly goTo: (count: number) => void;
}

const THUMB = 24;

/** Gesture handlers for a track: a finger or a mouse chooses a position from 0 to `length`. */
export function useSlide(slide: Slide): GestureResponderHandlers {
  const latest = useRef(slide);
  useEffect(() => {
    latest.current = slide;
  });
  return useMemo(() => {
    let began = 0;
    const to = (x: number) => {
      const { room, length, goTo } = latest.current;
      if (room > 0) goTo(Math.round((Math.max(0, Math.min(room, x - THUMB / 2)) / room) * length));
    };
    const { panHandlers } = PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      // Prevents scrolling while the thumb moves.
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant({ nativeEvent }) {
        began = nativeEvent.locationX;
        to(began);
      },
      onPanResponderMove: (_, { dx }) => to(began + dx),
    });
    return panHandlers;
  }, []);
}
