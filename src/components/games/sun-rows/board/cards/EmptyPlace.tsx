import { Trans } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../../engine/game';
import { CARDS_TO_END } from '../../../../../engine/sun-rows/state';
import { Icon } from '../../../../ui/Icon';
import { Text } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { useStanding } from '../hooks';

interface Props {
  readonly seat: Seat;
  readonly width: number;
}

/**
 * The place of a finished card. The fourth card is not replaced; before that the player has to choose a new
 * card first.
 */
export function EmptyPlace({ seat, width }: Props) {
  const theme = useTheme();
  const last = useStanding(({ scored }) => scored[seat] === CARDS_TO_END);
  return (
    <View style={[styles.place, { width, borderColor: theme.line }]}>
      {last && <Icon fixed name="check" colour={theme.good} />}
      <Text kind="small" tone="quiet" style={styles.words}>
        {last ? <Trans>The fourth card is finished.</Trans> : <Trans>The new card comes here.</Trans>}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    flex: 1,
    minHeight: 120,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.tiny,
    padding: space.small,
    borderRadius: radius.medium,
    borderWidth: 2,
    borderStyle: 'dashed',
  },
  words: { textAlign: 'center' },
});
