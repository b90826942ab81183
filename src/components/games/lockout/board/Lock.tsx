import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { no } from '../../../../engine/lockout/reasons';
import { lastNumber, type RowIndex } from '../../../../engine/lockout/state';
import { Anchor } from '../../../lesson/Anchor';
import { useTableActions } from '../../../table/TableContext';
import { Press } from '../../../ui/controls/Press';
import { touch } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { colourOf } from '../words/words';
import type { Look } from './look';
import { useMark } from './use-mark';

interface Props {
  readonly row: RowIndex;
  /** The look of the number that locks the row. */
  readonly look: Look;
  readonly mine: boolean;
  readonly shut: boolean;
  /** The lock is marked on this sheet and counts there. */
  readonly own: boolean;
  readonly width: number;
  readonly height: number;
}

const OPEN = 'M8 11V7.4a4 4 0 0 1 7.6-1.7';
const SHUT = 'M8 11V8a4 4 0 0 1 8 0v3';

/**
 * The lock at the end of a row. A tap works like a tap on the number that locks the row; as long as that can't be
 * marked, it says how a row is locked. Screen readers and keyboards have that number, and the heading of the row, instead.
 */
export const Lock = memo(function Lock({ row, look, mine, shut, own, width, height }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { undo, refuse } = useTableActions();
  const mark = useMark();
  const legal = look === 'possible' || look === 'chosen';
  const colour = colourOf(row);
  const { strong, body, ink } = theme.colours[colour];
  const press = () => {
    if (look === 'chosen') undo();
    else if (legal || shut) mark(row, lastNumber(row));
    else refuse(no['lock-needs-five']);
  };
  const name = t`${select(colour, { red: 'Red lock', yellow: 'Yellow lock', green: 'Green lock', other: 'Blue lock' })}`;
  const stroke = own ? ink : strong;
  const size = Math.min(width * 0.86, height * 0.6);
  const face = (
    <View style={[styles.face, own && { backgroundColor: body }]}>
      <Svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke={stroke}
        strokeWidth={2.4}
        strokeLinecap="round"
        aria-hidden
      >
        <Path d={shut ? SHUT : OPEN} />
        <Rect x={5} y={11} width={14} height={9.5} rx={2} fill={shut ? stroke : 'none'} />
      </Svg>
    </View>
  );
  if (!mine) {
    const label = own ? t`${name}, taken` : shut ? t`${name}, shut` : t`${name}, open`;
    return (
      <View accessible role="img" aria-label={label} style={[styles.place, { width, height }]}>
        {face}
      </View>
    );
  }
  return (
    <Press
      testID={`lock ${colour}`}
      aria-hidden
      accessible={false}
      importantForAccessibility="no-hide-descendants"
      tabIndex={-1}
      onPress={press}
      style={[styles.place, { width, height, minWidth: width, minHeight: height }]}
    >
      {/* Widens the target over the number beside it, which has the same effect. */}
      {legal && <View style={[styles.reach, { left: Math.min(0, width - touch) }]} />}
      {face}
      <Anchor name={`lock ${colour}`} radius={6} outset={2} />
    </Press>
  );
});

const styles = StyleSheet.create({
  place: { padding: 1 },
  reach: { position: 'absolute', top: 0, bottom: 0, right: 0 },
  face: { flex: 1, alignItems: 'center', justifyContent: 'center', borderRadius: 6 },
});
