import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';
import type { Seat } from '../../../../engine/game';
import { seatColourOnDark } from '../../../board-kit/seat-colours';
import { useTable } from '../../../table/TableContext';
import { Text } from '../../../ui/Text';
import { duration } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { chipText } from '../words/words';
import type { Layout } from './layout';
import { PointsChip } from './standings/PointsChip';

interface Props {
  /** What the row is worth. */
  readonly points: number;
  /** The next die would be its last. */
  readonly last: boolean;
  /** The seat that has filled the row; null while it is open. */
  readonly owner: Seat | null;
  /** How the points of its owner changed. */
  readonly change: number;
  readonly layout: Layout;
}

/** The end of a row: its worth, a warning before it costs, and at last who has filled it. */
export const RowEnd = memo(function RowEnd({ points, last, owner, change, layout }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  if (owner !== null) return <Owner seat={owner} change={change} />;
  if (last && points < 0) {
    const { body, ink } = theme.colours.red;
    return (
      <View style={[styles.warning, { backgroundColor: body, borderColor: ink }]}>
        <Text kind="small" maxFontSizeMultiplier={1.3} style={[styles.centred, styles.tight, { color: ink }]}>
          {t({ message: 'costs you', context: 'above a number of points' })}
        </Text>
        <Text kind="figure" maxFontSizeMultiplier={1.3} style={[styles.centred, { color: ink }]}>
          {i18n.number(-points)}
        </Text>
      </View>
    );
  }
  return (
    <PointsChip points={points} width={Math.min(layout.chip, layout.large ? 76 : 52)} large={layout.large} />
  );
});

function Owner({ seat, change }: { readonly seat: Seat; readonly change: number }) {
  const still = useReducedMotion();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const colour = seatColourOnDark(seat);
  return (
    <Animated.View
      {...(!still && { entering: ZoomIn.duration(duration.slow) })}
      style={[styles.owner, { borderColor: colour }]}
    >
      <Text kind="figure" maxFontSizeMultiplier={1.3} style={{ color: colour }}>
        {chipText(change)}
      </Text>
      <Text kind="small" numberOfLines={1} maxFontSizeMultiplier={1.3} style={{ color: colour }}>
        {name}
      </Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  warning: { alignSelf: 'stretch', borderWidth: 1.5, borderRadius: 5, paddingVertical: 1 },
  centred: { textAlign: 'center' },
  tight: { lineHeight: 15 },
  owner: { maxWidth: '100%', alignItems: 'center', borderLeftWidth: 3, paddingLeft: 5 },
});
