import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/game';
import { CARDS_TO_END } from '../../../../engine/sun-rows/state';
import { seatColour } from '../../../board-kit/seat-colours';
import { useTable, useTableActions } from '../../../table/TableContext';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { Press, wash } from '../../../ui/controls/Press';
import { Icon } from '../../../ui/Icon';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { MiniCard } from './cards/MiniCard';
import { useStanding } from './hooks';

interface Props {
  readonly viewer: Seat;
  readonly width: number;
  readonly height: number;
}

/** The cards of all other seats, small, in equal columns. A tap shows them large. */
export function Others({ viewer, width, height }: Props) {
  const { t } = useLingui();
  const group = useRef<View>(null);
  useOneStop(group);
  const seats = useStanding(({ places }) => places.length);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <View
      ref={group}
      role="group"
      aria-label={t`The other cards`}
      testID="others"
      style={[styles.others, { height }]}
    >
      {others.map((seat) => (
        <Other key={seat} seat={seat} width={(width - GAP * (others.length - 1)) / others.length} />
      ))}
    </View>
  );
}

const Other = memo(function Other({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { t } = useLingui();
  const theme = useTheme();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const scored = useStanding((state) => state.scored[seat] ?? 0);
  const cards = useStanding((state) => state.places[seat]?.length ?? 0);
  const each = Math.min(width, WIDEST) / Math.max(1, cards) - space.tiny;
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
      <View style={styles.head}>
        <Text
          kind="small"
          numberOfLines={1}
          maxFontSizeMultiplier={1.3}
          style={[styles.name, { color: strong }]}
        >
          {name}
        </Text>
        <Icon fixed name="eye" size={14} colour={theme.quiet} />
      </View>
      <View style={styles.cards}>
        {Array.from({ length: cards }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <MiniCard key={at} seat={seat} place={at + 1} width={each} />
        ))}
      </View>
    </Press>
  );
});

const GAP = 6;
const WIDEST = 720;

const styles = StyleSheet.create({
  others: { flexDirection: 'row', gap: GAP, alignSelf: 'stretch', justifyContent: 'center' },
  other: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    maxWidth: WIDEST,
    padding: space.tiny,
    paddingTop: 1,
    borderWidth: 1,
    borderTopWidth: 3,
    borderRadius: radius.small,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  name: { flex: 1 },
  cards: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: space.tiny },
});
