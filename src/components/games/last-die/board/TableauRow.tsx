import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import type { Row } from '../../../../engine/last-die/tableau';
import { Halo } from '../../../board-kit/Halo';
import { Anchor } from '../../../lesson/Anchor';
import { Press } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { asksOf, SECOND_GROUP } from '../words/asks';
import { rowWords } from '../words/words';
import { Box } from './Box';
import { BOX_GAP, GAP, type Layout, ROW_PADDING } from './layout';
import { RowEnd } from './RowEnd';

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
  /** It is asked which die to place here. */
  readonly asked: boolean;
  /** The seat that has filled the row, and how its points changed. */
  readonly owner: Seat | null;
  readonly change: number;
  readonly layout: Layout;
  readonly onTap: (at: number) => void;
}

/**
 * A row of the tableau. The whole row is one button, because a die can only go into its leftmost empty box
 * (D5). A frame shows where a die may be placed. Only a row that brings points glows as well: the frame of one that costs
 * is red, so that it is no promise.
 */
export const TableauRow = memo(function TableauRow(props: Props) {
  const { row, at, lying, firm, fits, advised, asked, owner, change, layout, onTap } = props;
  const { i18n } = useLingui();
  const theme = useTheme();
  const asks = asksOf(row, lying);
  const full = lying.length === asks.length;
  const costs = row.points < 0;
  const glow = costs ? theme.dangerOnFelt : theme.glowOnFelt;
  return (
    <Press
      role="button"
      aria-label={rowWords(row, at, lying, fits, advised, (line) => i18n._(line))}
      aria-disabled={!fits}
      onPress={() => onTap(at)}
      style={({ pressed, hovered }) => [
        styles.row,
        { height: layout.row, minHeight: layout.row },
        (pressed || hovered) && { backgroundColor: `${glow}26` },
        fits && { borderColor: glow, backgroundColor: `${glow}${pressed || hovered ? '4D' : '3A'}` },
        fits && !costs && { boxShadow: `0 0 8px ${glow}B3` },
        asked && styles.asked,
      ]}
    >
      {layout.number > 0 && (
        <Text
          kind="figure"
          tone="onFeltQuiet"
          maxFontSizeMultiplier={1.5}
          style={[styles.number, { width: layout.number, fontSize: layout.large ? 20 : 16 }]}
        >
          {i18n.number(at + 1)}
        </Text>
      )}
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
              costs={costs}
              hinted={advised > 0 && box === lying.length}
            />
          </View>
        ))}
      </View>
      <View style={[styles.end, { width: layout.chip }]}>
        <RowEnd
          points={row.points}
          last={fits && asks.length - lying.length === 1}
          owner={full ? owner : null}
          change={change}
          layout={layout}
        />
      </View>
      {advised > 0 && <Halo icon="hint" radius={radius.small} outset={1} />}
      <Anchor name={`row ${String(at + 1)}`} radius={radius.small} outset={1} />
    </Press>
  );
});

const FRAME = 2;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    // The frame takes its room from the padding, so that nothing moves when it appears.
    paddingHorizontal: ROW_PADDING - FRAME,
    borderWidth: FRAME,
    borderColor: 'transparent',
    borderRadius: radius.small,
  },
  asked: { borderStyle: 'dashed' },
  number: { textAlign: 'center' },
  boxes: { flex: 1, flexDirection: 'row', gap: BOX_GAP },
  full: { opacity: 0.78 },
  group: { marginLeft: BOX_GAP },
  end: { alignItems: 'center' },
});
