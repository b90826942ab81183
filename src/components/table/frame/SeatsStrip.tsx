import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space, touch } from '../../ui/theme/measures';
import { useTable } from '../TableContext';
import { MOST_BESIDE, useComposition } from './composition';
import { SeatColumn, type SeatLook } from './SeatColumn';

/** Below this width a column stacks its name, score and facts. */
const PAIR = 92;
/** Three digits of a score. */
const DIGITS = 36;
/** From this width they are in one line, where height is short. */
const LINE = 128;

/** All seats in equal columns: name, points, whose turn it is. A tap shows the board of that seat. */
export function SeatsStrip() {
  const { t } = useLingui();
  const count = useTable((table) => table.seats.length);
  const [look, most] = useLook(count);
  return (
    <View
      role="group"
      aria-label={t`Players`}
      testID="seats"
      style={[styles.strip, look !== 'line' && styles.high]}
    >
      {Array.from({ length: count }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatColumn key={seat} seat={seat} look={look} most={most} />
      ))}
    </View>
  );
}

/** How a column looks, and how far its text may grow: three digits stay within it. */
function useLook(count: number): readonly [SeatLook, number] {
  const { sideways, large, group, type, text } = useComposition(true);
  const { width } = useWindowDimensions();
  const column = (Math.min(width, group) - 2 * (touch + space.tiny)) / count / type;
  const low = sideways && !large;
  const most = Math.min(low ? MOST_BESIDE : Number.POSITIVE_INFINITY, Math.max(1, column / DIGITS));
  const room = column / Math.min(text, most);
  if (low && room >= LINE) return ['line', most];
  return [room >= PAIR ? 'pair' : 'stack', most];
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row', alignItems: 'stretch' },
  high: { minHeight: 52 },
});
