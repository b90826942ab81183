import { useCallback, useMemo, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '../../../ui/theme/measures';
import { textScale } from '../../../ui/theme/text-scale';
import { BoardHead } from './BoardHead';
import { GAP, layOut } from './layout';
import { ChipFlight, type Places } from './standings/ChipFlight';
import { Standings } from './standings/Standings';
import { Tableau } from './Tableau';
import { useSettling } from './use-settling';
import { useShown } from './use-shown';

/** The tableau, and each seat's progress to the goal. */
export function Board() {
  const shown = useShown();
  const { settling, done } = useSettling(shown);
  const { width: windowWidth, height, fontScale } = useWindowDimensions();
  const [width, setWidth] = useState<number | null>(null);
  const seats = shown.points.length;
  const layout = useMemo(
    () =>
      layOut({
        width: width ?? windowWidth - 2 * space.small,
        window: { width: windowWidth, height },
        seats,
        text: fontScale * textScale,
      }),
    [width, windowWidth, height, fontScale, seats],
  );
  const board = useRef<View>(null);
  const chips = usePlaces();
  const standings = usePlaces();
  return (
    <View
      ref={board}
      collapsable={false}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.board}
    >
      <View style={[styles.parts, layout.beside && styles.beside]}>
        {!layout.beside && (
          <View style={{ width: layout.tableau }}>
            <BoardHead round={shown.round + 1} goal={shown.setup.goal} />
          </View>
        )}
        <Tableau shown={shown} layout={layout} onChip={chips.put} />
        <View style={[styles.standings, { width: layout.standings }]}>
          {layout.beside && <BoardHead round={shown.round + 1} goal={shown.setup.goal} />}
          <Standings shown={shown} layout={layout} onPlace={standings.put} />
        </View>
      </View>
      {settling && (
        <ChipFlight
          key={settling.count}
          settling={settling}
          board={board}
          chips={chips.places}
          seats={standings.places}
          layout={layout}
          onDone={done}
        />
      )}
    </View>
  );
}

/** Stores views by number, to measure where an animation starts and ends. */
function usePlaces(): { readonly places: Places; readonly put: (at: number, view: View | null) => void } {
  const places = useRef(new Map<number, View>());
  const put = useCallback((at: number, view: View | null) => {
    if (view) places.current.set(at, view);
    else places.current.delete(at);
  }, []);
  return { places, put };
}

const styles = StyleSheet.create({
  board: { width: '100%' },
  parts: { alignItems: 'center', justifyContent: 'center', gap: space.tiny },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: GAP },
  standings: { gap: space.tiny },
});
