import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { CARDS_TO_END } from '../../../../engine/sun-rows/state';
import { useTable, useTableActions } from '../../../table/TableContext';
import { Press, wash } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { MiniCard } from './cards/MiniCard';
import { ScoredCards } from './cards/ScoredCards';
import { useStanding } from './hooks';

/** The cards of all other seats, small. A tap shows them large. */
export function Others({ viewer }: { readonly viewer: Seat }) {
  const seats = useStanding(({ places }) => places.length);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <View style={styles.others}>
      {others.map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </View>
  );
}

const Other = memo(function Other({ seat }: { readonly seat: Seat }) {
  const { t } = useLingui();
  const theme = useTheme();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const scored = useStanding((state) => state.scored[seat] ?? 0);
  const cards = useStanding((state) => state.places[seat]?.length ?? 0);
  const answers = useStanding((state, { turn }) => state.phase !== 'over' && turn.includes(seat));
  return (
    <Press
      role="button"
      aria-label={t`Look at ${name}’s cards: ${scored} of ${CARDS_TO_END} finished`}
      onPress={() => lookAt(seat)}
      style={(state) => [
        styles.other,
        { backgroundColor: wash(state, theme) ?? theme.sunken },
        { borderColor: answers ? theme.glow : 'transparent' },
      ]}
    >
      <View style={styles.head}>
        <Text kind="small" numberOfLines={1} style={styles.name}>
          {name}
        </Text>
        <ScoredCards seat={seat} />
      </View>
      <View style={styles.cards}>
        {Array.from({ length: cards }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <MiniCard key={at} seat={seat} place={at + 1} />
        ))}
      </View>
    </Press>
  );
});

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  other: {
    flexGrow: 1,
    flexBasis: 100,
    maxWidth: 320,
    gap: space.tiny,
    padding: 6,
    borderWidth: 2,
    borderRadius: radius.medium,
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
  },
  name: { flexShrink: 1 },
  cards: { flexDirection: 'row', gap: 4 },
});
