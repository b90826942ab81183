import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { CARDS_TO_END } from '../../../../engine/sun-rows/state';
import { seatColour } from '../../../board-kit/seat-colours';
import { useTable, useTableActions } from '../../../table/TableContext';
import { Press, wash } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { MiniCard } from './cards/MiniCard';
import { useStanding } from './hooks';

interface Props {
  readonly viewer: Seat;
  readonly height: number;
}

/** The cards of all other seats, small, in equal columns. A tap shows them large. */
export function Others({ viewer, height }: Props) {
  const { t } = useLingui();
  const seats = useStanding(({ places }) => places.length);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <View role="group" aria-label={t`The other cards`} testID="others" style={[styles.others, { height }]}>
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
  const { strong } = seatColour(theme, seat);
  return (
    <Press
      role="button"
      aria-label={t`Look at ${name}’s cards: ${scored} of ${CARDS_TO_END} finished`}
      onPress={() => lookAt(seat)}
      style={(state) => [
        styles.other,
        { backgroundColor: wash(state, theme) ?? theme.sunken },
        { borderColor: theme.line, borderTopColor: strong },
      ]}
    >
      <Text kind="small" numberOfLines={1} maxFontSizeMultiplier={1.3} style={{ color: strong }}>
        {name}
      </Text>
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
  others: { flexDirection: 'row', gap: 6, alignSelf: 'stretch', justifyContent: 'center' },
  other: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    maxWidth: 720,
    padding: space.tiny,
    paddingTop: 1,
    borderWidth: 1,
    borderTopWidth: 3,
    borderRadius: radius.small,
  },
  cards: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: space.tiny },
});
