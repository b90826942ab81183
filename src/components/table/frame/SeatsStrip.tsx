import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type LayoutRectangle, ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { presenceOf } from '../../../stores/multiplayer/seat-state';
import { Score } from '../../board-kit/Score';
import { Anchor } from '../../lesson/Anchor';
import { wordsInList } from '../../lobby/room/seat-words';
import { Press, wash } from '../../ui/controls/Press';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useTable, useTableActions } from '../TableContext';
import { isInTurn, useTurnInView } from './use-turn-in-view';

/** All seats, with their points and whose turn it is. A tap shows the board of that seat. */
export function SeatsStrip() {
  const { t } = useLingui();
  const count = useTable((table) => table.seats.length);
  const { strip, measure, place } = useTurnInView();
  return (
    <ScrollView
      ref={strip}
      onLayout={measure}
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.strip}
      contentContainerStyle={styles.seats}
      role="group"
      aria-label={t`Players`}
    >
      {Array.from({ length: count }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatChip key={seat} seat={seat} onPlace={place} />
      ))}
    </ScrollView>
  );
}

interface ChipProps {
  readonly seat: Seat;
  readonly onPlace: (seat: Seat, place: LayoutRectangle) => void;
}

const SeatChip = memo(function SeatChip({ seat, onPlace }: ChipProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const presence = useTable(({ seats }) => (seats[seat] ? presenceOf(seats[seat]) : 'here'));
  const elsewhere = useTable(({ seats }) => seats[seat]?.elsewhere === true && seats[seat].phone !== null);
  const points = useTable(({ game, state }) => game.scores(state)[seat] ?? 0);
  const turn = useTable((table) => isInTurn(table, seat));
  const answered = useTable((table) => table.held.includes(seat));
  const seen = useTable((table) => table.viewer === seat);
  const absent = presence === 'away' || presence === 'free';
  const bot = presence === 'bot' || presence === 'stand-in';
  const state = turn ? t`playing now` : answered ? t`has answered` : '';
  const worth = t`${plural(points, { one: '# point', other: '# points' })}`;
  const spoken = [name, presence === 'here' ? '' : t(wordsInList[presence]), worth, state]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <View
      onLayout={({ nativeEvent }) => onPlace(seat, nativeEvent.layout)}
      style={[styles.seat, { borderColor: turn ? theme.accent : 'transparent' }]}
    >
      {/* Screen readers get one sentence from the button. The views below it are only for the eye. */}
      <Press
        role="button"
        aria-label={spoken}
        aria-pressed={seen}
        onPress={() => lookAt(seat)}
        style={(press) => [styles.touch, { backgroundColor: seen ? theme.pressed : wash(press, theme) }]}
      />
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.look, absent && styles.absent]}
      >
        <View style={styles.line}>
          {absent ? (
            <Icon name={presence === 'free' ? 'add' : 'away'} size={16} colour={theme.onBandQuiet} />
          ) : (
            elsewhere && !bot && <Icon name="phone" size={16} colour={theme.onBandQuiet} />
          )}
          {bot && <Icon name="bot" size={16} colour={theme.onBandQuiet} />}
          {answered && <Icon name="check" size={16} colour={theme.onBandQuiet} />}
          <Text kind="small" tone="onBand" numberOfLines={1} style={styles.name}>
            {name}
          </Text>
        </View>
        <Score value={points} kind="figure" tone="onBand" />
      </View>
      <Anchor name={`seat ${String(seat)}`} radius={radius.medium} outset={0} />
    </View>
  );
});

const styles = StyleSheet.create({
  strip: { flex: 1 },
  seats: { flexGrow: 1, gap: space.tiny, alignItems: 'center', justifyContent: 'center' },
  seat: { minWidth: 60, maxWidth: 160, borderWidth: 2, borderRadius: radius.medium },
  touch: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, borderRadius: radius.medium },
  look: { alignItems: 'center', padding: space.tiny, pointerEvents: 'none' },
  absent: { opacity: 0.75 },
  // At most as wide as its seat: on the web a long name would run over the next seat.
  line: { maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.hair },
  name: { flexShrink: 1 },
});
