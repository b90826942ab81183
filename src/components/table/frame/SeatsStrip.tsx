import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space, touch } from '../../ui/theme/measures';
import { useTable } from '../TableContext';
import { LARGE_TEXT, MOST_BESIDE, useComposition } from './composition';
import { SeatColumn, type SeatLook } from './SeatColumn';

/** Below this width a column stacks its name, score and facts. */
const PAIR = 92;
/** From this width larger text has its score and facts side by side, for the board needs the height. */
const NARROW = 62;
/** Three digits of a score. */
const DIGITS = 36;
/** From this width they are in one line, where height is short. */
const LINE = 128;

/** The least width of a column for a name, in points of usual text. With larger text and many seats there are two rows. */
const NAME = 44;
/** Text in two rows grows at most by this, so that they leave the board its room. */
const MOST_IN_TWO = 1.3;

/** All seats in equal columns: name, points, whose turn it is. A tap shows the board of that seat. */
export function SeatsStrip() {
  const { t } = useLingui();
  const count = useTable((table) => table.seats.length);
  const { look, most, columns } = useLook(count);
  return (
    <View role="group" aria-label={t`Players`} testID="seats" style={styles.strip}>
      {Array.from({ length: count }, (_, seat) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          style={[styles.cell, look !== 'line' && styles.high, { width: `${100 / columns}%` }]}
        >
          <SeatColumn seat={seat} look={look} most={most} />
        </View>
      ))}
    </View>
  );
}

interface StripLook {
  readonly look: SeatLook;
  /** How far the text of a column may grow: three digits stay within it. */
  readonly most: number;
  readonly columns: number;
}

function useLook(count: number): StripLook {
  const { sideways, large, group, type, text } = useComposition(true);
  const { width } = useWindowDimensions();
  const whole = (Math.min(width, group) - 2 * (touch + space.tiny)) / type;
  const low = sideways && !large;
  const lookIn = (columns: number, atMost: number): StripLook & { readonly room: number } => {
    const column = whole / columns;
    const most = Math.min(atMost, Math.max(1, column / DIGITS));
    const room = column / Math.min(text, most);
    const look =
      low && room >= LINE
        ? 'line'
        : room >= PAIR
          ? 'pair'
          : text > LARGE_TEXT && room >= NARROW
            ? 'narrow'
            : 'stack';
    return { columns, most, room, look };
  };
  const one = lookIn(count, low ? MOST_BESIDE : Number.POSITIVE_INFINITY);
  return !low && text > 1 && one.room < NAME
    ? { ...lookIn(Math.ceil(count / 2), MOST_IN_TWO), look: 'narrow' }
    : one;
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch' },
  cell: { flexDirection: 'row' },
  high: { minHeight: 52 },
});
