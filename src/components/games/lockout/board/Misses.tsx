import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { MOST_MISSES } from '../../../../engine/lockout/rules';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { useBoard } from './hooks';
import { missPoints } from './miss-points';
import { Stroke } from './Stroke';

interface Props {
  readonly seat: Seat;
  /** The side of a box. */
  readonly size: number;
}

/** The boxes for misses, and the points that the taken ones cost. */
export const Misses = memo(function Misses({ seat, size }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const misses = useBoard((board) => board.sheets[seat]?.misses ?? 0);
  const cost = -missPoints(misses);
  const atFirst = useRef(misses).current;
  const some = t`${plural(misses, { one: '# miss', other: '# misses' })} of ${MOST_MISSES}, −${plural(cost, { one: '# point', other: '# points' })}`;
  return (
    <View role="img" aria-label={misses > 0 ? some : t`No misses`} style={styles.misses}>
      <Text kind="small" tone="quiet" maxFontSizeMultiplier={1.4}>
        {t`Misses`}
      </Text>
      <View style={styles.boxes}>
        {Array.from({ length: MOST_MISSES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <View key={at} style={[styles.box, { width: size, height: size, borderColor: theme.edge }]}>
            {at < misses && <Stroke variant={at} size={size} colour={theme.danger} fresh={at >= atFirst} />}
          </View>
        ))}
      </View>
      {misses > 0 && (
        <Text kind="small" tone="danger" maxFontSizeMultiplier={1.4} style={styles.cost}>
          {t`−${cost}`}
        </Text>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  misses: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  boxes: { flexDirection: 'row', gap: 3 },
  box: { borderWidth: 1.5, borderRadius: 4 },
  cost: { minWidth: 24, fontVariant: ['tabular-nums'] },
});
