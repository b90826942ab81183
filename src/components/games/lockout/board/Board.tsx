import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useTable } from '../../../table/TableContext';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { Glance } from './Glance';
import { layoutOf } from './layout';
import { Sheet } from './Sheet';

/** One sheet large, and the others small. */
export function Board() {
  const { t } = useLingui();
  const viewer = useTable((table) => table.viewer);
  const count = useTable(({ seats }) => seats.length);
  const window = useWindowDimensions();
  const [room, setRoom] = useState<number | null>(null);
  const width = room ?? window.width;
  const { beside, column, gap, compact, sheet, measures } = useMemo(
    () => layoutOf(width, window),
    [width, window],
  );
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout.width);
  const others = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const glances = useRef<View>(null);
  useOneStop(glances);
  return (
    <View onLayout={measure} style={[styles.board, beside && styles.beside, { gap }]}>
      <View
        ref={glances}
        role="group"
        aria-label={t`The other sheets`}
        style={[styles.others, beside ? [styles.column, { width: column }] : { width: sheet }]}
      >
        {others.map((seat) => (
          <View key={seat} style={!beside && styles.share}>
            <Glance seat={seat} compact={compact} />
          </View>
        ))}
      </View>
      {/* The key remounts the sheet for another seat, so that its old marks are not animated. */}
      <Sheet key={viewer} seat={viewer} width={sheet} measures={measures} />
    </View>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center' },
  beside: { flexDirection: 'row-reverse', alignItems: 'flex-start', justifyContent: 'center' },
  others: { flexDirection: 'row', justifyContent: 'center', gap: 6 },
  column: { flexDirection: 'column', justifyContent: 'flex-start' },
  share: { flexGrow: 1, flexBasis: 0, minWidth: 76, maxWidth: 220 },
});
