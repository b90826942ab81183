import { useMemo, useState } from 'react';
import { type LayoutChangeEvent, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { type Room, RoomContext } from '../../board-kit/room';
import { space } from '../../ui/theme/measures';
import { textScale } from '../../ui/theme/text-scale';
import { useFace } from '../FaceContext';
import { useTableActions } from '../TableContext';
import type { Composition } from './composition';
import { useSwipe } from './use-swipe';

const PADDING = space.small;

/** The place of the boards. It measures its room, so that the board can take all of it. A board that needs more scrolls. */
export function BoardPlace({ sideways, large, group, column }: Composition) {
  const { Board, apart } = useFace();
  const { lookAt, store } = useTableActions();
  const { height: windowHeight, fontScale } = useWindowDimensions();
  const text = fontScale * textScale;
  const [measured, setMeasured] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const width = measured?.width ?? (sideways ? group - column : group);
  // Before it is measured: about what the other parts leave.
  const height = measured?.height ?? windowHeight * (sideways ? 0.85 : 0.57);
  const room = useMemo(
    (): Room => ({ width: width - 2 * PADDING, height: height - 2 * PADDING, sideways, large, text }),
    [width, height, sideways, large, text],
  );
  const measure = ({ nativeEvent }: LayoutChangeEvent) => {
    const { width, height } = nativeEvent.layout;
    // A screen behind another one has no size in browsers.
    if (width === 0) return;
    setMeasured((last) => (last?.width === width && last.height === height ? last : { width, height }));
  };
  // Boards of single seats lie side by side in the order of the seats. On a common board a swipe may throw.
  const swipe = useSwipe((direction) => {
    const { viewer, seats } = store.getState();
    lookAt((viewer + direction + seats.length) % seats.length);
  });
  return (
    <ScrollView
      onLayout={measure}
      testID="board-place"
      style={styles.place}
      contentContainerStyle={styles.board}
    >
      <View {...(apart && swipe.handlers)} style={[styles.swiped, apart && swipe.style]}>
        <RoomContext value={room}>
          <Board />
        </RoomContext>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  place: { flex: 1 },
  swiped: { flexGrow: 1, justifyContent: 'center' },
  board: { flexGrow: 1, justifyContent: 'center', padding: PADDING },
});
