import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeOut } from 'react-native-reanimated';
import type { Row } from '../../../../engine/last-die/tableau';
import { Halo } from '../../../board-kit/Halo';
import { Anchor } from '../../../lesson/Anchor';
import { Press } from '../../../ui/controls/Press';
import { Icon } from '../../../ui/Icon';
import { Text } from '../../../ui/Text';
import { duration, radius } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { asksOf, SECOND_GROUP } from '../words/asks';
import { rowWords } from '../words/words';
import { Box } from './Box';
import { BOX_GAP, GAP, type Layout, ROW_PADDING } from './layout';
import { PointsChip } from './standings/PointsChip';

interface Props {
  readonly row: Row;
  /** The index of the row, from 0. */
  readonly at: number;
  readonly lying: readonly number[];
  /** The number of committed dice in the row. */
  readonly firm: number;
  /** A picked die, or any die in hand, may be placed here. */
  readonly fits: boolean;
  /** The recommended die; 0 if there is none. */
  readonly advised: number;
  readonly layout: Layout;
  readonly onTap: (at: number) => void;
  /** Reports the view of the row's chip. */
  readonly onChip: (at: number, view: View | null) => void;
}

/**
 * A row of the tableau. The whole row is one button, because a die can only go into its leftmost empty box
 * (D5).
 */
export const TableauRow = memo(function TableauRow(props: Props) {
  const { row, at, lying, firm, fits, advised, layout, onTap, onChip } = props;
  const { i18n } = useLingui();
  const theme = useTheme();
  const asks = asksOf(row, lying);
  const full = lying.length === asks.length;
  return (
    <Press
      role="button"
      aria-label={rowWords(row, at, lying, fits, advised, (line) => i18n._(line))}
      aria-disabled={!fits}
      onPress={() => onTap(at)}
      style={({ pressed, hovered }) => [
        styles.row,
        fits && { backgroundColor: `${theme.glowOnFelt}1F` },
        (pressed || hovered) && { backgroundColor: `${theme.glowOnFelt}33` },
      ]}
    >
      <Text
        kind={layout.large ? 'body' : 'small'}
        tone="onFeltQuiet"
        style={[styles.number, { width: layout.number }]}
      >
        {i18n.number(at + 1)}
      </Text>
      <View style={[styles.boxes, full && styles.full]}>
        {asks.map((ask, box) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
            key={box}
            style={row.kind === 'full-house' && box === SECOND_GROUP ? styles.group : undefined}
          >
            <Box
              ask={ask}
              size={layout.box}
              value={lying[box] ?? null}
              drafted={box >= firm && box < lying.length}
              possible={fits && box === lying.length}
              hinted={advised > 0 && box === lying.length}
            />
          </View>
        ))}
      </View>
      <View
        ref={(view) => onChip(at, view)}
        collapsable={false}
        style={[styles.end, { minWidth: layout.chip }]}
      >
        {full ? <Icon name="check" colour={theme.onFeltQuiet} /> : <Chip row={row} layout={layout} />}
      </View>
      {advised > 0 && <Halo icon="hint" radius={radius.small} outset={1} />}
      <Anchor name={`row ${String(at + 1)}`} radius={radius.small} outset={1} />
    </Press>
  );
});

function Chip({ row, layout }: { readonly row: Row; readonly layout: Layout }) {
  const still = useReducedMotion();
  return (
    <Animated.View {...(!still && { exiting: FadeOut.duration(duration.quick) })}>
      <PointsChip points={row.points} width={layout.chip} large={layout.large} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    paddingHorizontal: ROW_PADDING,
    paddingVertical: 2,
    borderRadius: radius.small,
  },
  number: { textAlign: 'center' },
  boxes: { flex: 1, flexDirection: 'row', gap: BOX_GAP },
  full: { opacity: 0.78 },
  group: { marginLeft: BOX_GAP },
  end: { alignItems: 'center' },
});
