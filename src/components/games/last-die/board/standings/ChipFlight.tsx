import { type RefObject, useEffect, useState } from 'react';
import { StyleSheet, type View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { duration } from '../../../../ui/theme/measures';
import { useReducedMotion } from '../../../../ui/theme/use-theme';
import type { Layout } from '../layout';
import type { Settling } from '../use-settling';
import { PointsChip } from './PointsChip';

/** Views by row or seat, for measuring. */
export type Places = RefObject<Map<number, View>>;

interface Props {
  readonly settling: Settling;
  readonly board: RefObject<View | null>;
  readonly chips: Places;
  readonly seats: Places;
  readonly layout: Layout;
  readonly onDone: () => void;
}

interface Path {
  readonly from: Place;
  readonly to: Place;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Moves the chip of a full row to the seat that placed the last die. */
export function ChipFlight({ settling, board, chips, seats, layout, onDone }: Props) {
  const still = useReducedMotion();
  const [path, setPath] = useState<Path | null>(null);
  const progress = useSharedValue(0);
  useEffect(() => {
    const chip = chips.current.get(settling.row);
    const seat = seats.current.get(settling.seat);
    if (still || !chip || !seat) return onDone();
    let active = true;
    placeOf(chip, board.current, (from) =>
      placeOf(seat, board.current, (to) => {
        if (active) setPath({ from, to });
      }),
    );
    return () => {
      active = false;
    };
  }, [settling, board, chips, seats, still, onDone]);
  useEffect(() => {
    if (!path) return;
    progress.value = 0;
    progress.value = withTiming(
      1,
      { duration: duration.slow * 1.4, easing: Easing.inOut(Easing.cubic) },
      (finished) => {
        if (finished) scheduleOnRN(onDone);
      },
    );
  }, [path, progress, onDone]);
  const moving = useAnimatedStyle(() => {
    if (!path) return { opacity: 0 };
    const part = progress.value;
    const { from, to } = path;
    return {
      opacity: part < 0.8 ? 1 : (1 - part) * 5,
      transform: [
        { translateX: from.x + (to.x - from.x) * part },
        { translateY: from.y + (to.y - from.y) * part },
        { scale: 1 + Math.sin(part * Math.PI) * 0.18 },
      ],
    };
  });
  return (
    <Animated.View aria-hidden style={[styles.flight, moving]}>
      <PointsChip points={settling.points} width={layout.chip} large={layout.large} />
    </Animated.View>
  );
}

function placeOf(view: View, board: View | null, then: (place: Place) => void): void {
  if (board) view.measureLayout(board, (x, y) => then({ x, y }));
}

const styles = StyleSheet.create({
  flight: { position: 'absolute', left: 0, top: 0, zIndex: 2, pointerEvents: 'none' },
});
