import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useRoom } from '../../../board-kit/room';
import { useTable } from '../../../table/TableContext';
import { usePart } from '../../../table/use-part';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { Glance } from './Glance';
import { layoutOf } from './layout';
import { Sheet } from './Sheet';

/** The least width of a small sheet with room for a name and four boxes, in points. */
const ROOMY = 100;

/** One sheet large, and the others small. */
export function Board() {
  const { t } = useLingui();
  const viewer = useTable((table) => table.viewer);
  const count = useTable(({ seats }) => seats.length);
  const room = useRoom();
  // In the middle of the table lies what all have.
  const alone = usePart() === 'hand';
  const layout = useMemo(() => layoutOf(room, alone ? 1 : count), [room, alone, count]);
  const { others: place, gap, othersWidth, glance, sheet, measures } = layout;
  const others = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== viewer);
  // With one other seat its columns meet those of the large sheet.
  const lead = others.length === 1 && place !== 'beside' ? measures.padding + measures.tab : null;
  const glances = useRef<View>(null);
  useOneStop(glances);
  return (
    <View style={[styles.board, { gap }, styles[place]]}>
      {!alone && (
        <View
          ref={glances}
          role="group"
          aria-label={t`The other sheets`}
          testID="others"
          style={[place === 'beside' ? styles.column : styles.line, { width: othersWidth }]}
        >
          {others.map((seat) => (
            <Glance
              key={seat}
              seat={seat}
              height={glance}
              lead={lead}
              stacked={place === 'beside'}
              roomy={place === 'beside' || othersWidth / others.length >= ROOMY}
              inset={measures.padding}
            />
          ))}
        </View>
      )}
      {/* The key remounts the sheet for another seat, so that its old marks are not animated. */}
      <Sheet key={viewer} seat={viewer} width={sheet} measures={measures} />
    </View>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', justifyContent: 'center' },
  above: { flexDirection: 'column' },
  below: { flexDirection: 'column-reverse' },
  beside: { flexDirection: 'row-reverse', alignItems: 'center' },
  line: { flexDirection: 'row', justifyContent: 'center', gap: 6 },
  column: { gap: 6 },
});
