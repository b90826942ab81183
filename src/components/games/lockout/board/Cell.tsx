import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { RowIndex } from '../../../../engine/lockout/state';
import type { GameColour } from '../../../board-kit/game-colours';
import { Halo } from '../../../board-kit/Halo';
import { Anchor } from '../../../lesson/Anchor';
import { useTableActions } from '../../../table/TableContext';
import { Press, wash } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import type { Theme } from '../../../ui/theme/theme';
import { useTheme } from '../../../ui/theme/use-theme';
import { cellLabel } from '../words/cell-label';
import { colourOf } from '../words/words';
import type { Look } from './look';
import { Stroke } from './Stroke';
import { useMark } from './use-mark';

export interface CellProps {
  readonly row: RowIndex;
  readonly number: number;
  readonly look: Look;
  readonly hinted: boolean;
  /** The sheet belongs to the player who holds the phone: the number is a button. */
  readonly mine: boolean;
  readonly width: number;
  readonly height: number;
  readonly font: number;
  /** How far beyond its sides the cell still takes a tap, in points. */
  readonly reachLeft: number;
  readonly reachRight: number;
}

/** A number of a row. A tap chooses it, undoes the choice, or shows the refusal. */
export const Cell = memo(function Cell({ row, number, look, hinted, mine, ...size }: CellProps) {
  const { i18n } = useLingui();
  const theme = useTheme();
  const { undo } = useTableActions();
  const mark = useMark();
  const crossed = look === 'marked' || look === 'chosen';
  const wasCrossed = useRef(crossed);
  const colour = theme.colours[colourOf(row)];
  const { width, height, font, reachLeft, reachRight } = size;
  const reach = { left: reachLeft, right: reachRight, top: 2, bottom: 2 };
  const legal = look === 'possible' || look === 'chosen';
  const label = cellLabel({ row, number, look, hinted }, (line) => i18n._(line));
  const face = (
    <View style={[styles.face, ground(look, colour, theme)]}>
      <Text
        kind="figure"
        maxFontSizeMultiplier={1.2}
        style={{ fontSize: font, lineHeight: font * 1.25, color: ink(look, colour, theme) }}
      >
        {number}
      </Text>
      {crossed && (
        <Stroke
          variant={row + number}
          size={Math.min(width * 1.08, height * 0.7)}
          colour={colour.ink}
          fresh={!wasCrossed.current}
        />
      )}
    </View>
  );
  if (!mine)
    return (
      <View accessible role="img" aria-label={label} style={[styles.cell, { width, height }]}>
        {face}
      </View>
    );
  return (
    <Press
      role="button"
      aria-label={label}
      aria-disabled={!legal}
      onPress={() => (look === 'chosen' ? undo() : mark(row, number))}
      {...(legal && { hitSlop: reach })}
      style={(state) => [
        styles.cell,
        { width, height, minWidth: width, minHeight: height },
        legal ? styles.above : { backgroundColor: wash(state, theme) },
        hinted && styles.highest,
      ]}
    >
      {/* The web has no hitSlop. There this view takes the taps beside the number. */}
      {legal && <View style={[styles.reach, { left: -reachLeft, right: -reachRight }]} />}
      {face}
      {hinted && <Halo icon="hint" radius={6} outset={2} />}
      <Anchor name={`cell ${colourOf(row)} ${String(number)}`} radius={6} outset={2} />
    </Press>
  );
});

function ground(look: Look, colour: GameColour, theme: Theme) {
  switch (look) {
    case 'marked':
      return { backgroundColor: colour.body, borderColor: colour.body };
    case 'chosen':
      return { backgroundColor: colour.body, borderColor: theme.glow, ...glowing(theme) };
    case 'possible':
      return { backgroundColor: theme.raised, borderColor: theme.glow, ...glowing(theme) };
    default:
      return { borderColor: 'transparent' };
  }
}

const glowing = (theme: Theme) => ({ boxShadow: `0 0 0 1px ${theme.glow}, 0 0 9px 1px ${theme.glow}` });

function ink(look: Look, colour: GameColour, theme: Theme): string {
  switch (look) {
    case 'marked':
    case 'chosen':
      return `${colour.ink}99`;
    case 'possible':
      return theme.text;
    case 'skipped':
    case 'closed':
      return `${colour.strong}55`;
    case 'free':
      return colour.strong;
  }
}

const styles = StyleSheet.create({
  cell: { padding: 1, borderRadius: 6 },
  above: { zIndex: 1 },
  highest: { zIndex: 2 },
  reach: { position: 'absolute', top: -2, bottom: -2 },
  face: { flex: 1, alignItems: 'center', justifyContent: 'center', borderRadius: 6, borderWidth: 2 },
});
