import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useContext, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useShallow } from 'zustand/react/shallow';
import type { Seat } from '../../../engine/game';
import { presenceOf } from '../../../stores/multiplayer/seat-state';
import { Score } from '../../board-kit/Score';
import { seatColourOnDark } from '../../board-kit/seat-colours';
import { Anchor } from '../../lesson/Anchor';
import { wordsInList } from '../../lobby/room/seat-words';
import { toggled } from '../../ui/access/toggled';
import { Press, wash } from '../../ui/controls/Press';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { TypeSizeContext } from '../../ui/theme/type-size';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { useTable, useTableActions } from '../TableContext';
import { countedFor } from './counted-for';
import { isInTurn } from './is-in-turn';
import { remembered } from './remembered';

/** `stack`: three lines. `pair`: the name over the points. `narrow`: the same with less beside them. `line`: all in one. */
export type SeatLook = 'stack' | 'pair' | 'narrow' | 'line';

interface Props {
  readonly seat: Seat;
  readonly look: SeatLook;
  /** The greatest factor for its text. */
  readonly most: number;
}

/** The column of one seat. */
export const SeatColumn = memo(function SeatColumn({ seat, look, most }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const say = useSay();
  const face = useFace();
  const { lookAt } = useTableActions();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const presence = useTable(({ seats }) => (seats[seat] ? presenceOf(seats[seat]) : 'here'));
  const elsewhere = useTable(({ seats }) => seats[seat]?.elsewhere === true && seats[seat].phone !== null);
  const points = useTable((table) => {
    const counted = countedFor(seat, table);
    return face.score?.(counted, seat) ?? table.game.scores(counted)[seat] ?? 0;
  });
  // Most changes of a table leave these states as they are, and the words take time.
  const factsOf = useMemo(
    () =>
      remembered((counted: unknown, state: unknown) => face.seatFacts?.(counted, seat, say, state) ?? null),
    [face, seat, say],
  );
  const facts = useTable(useShallow((table) => factsOf(countedFor(seat, table), table.state)));
  const turn = useTable((table) => isInTurn(table, seat));
  const answered = useTable((table) => table.held.includes(seat));
  const seen = useTable((table) => table.viewer === seat);
  const absent = presence === 'away' || presence === 'free';
  const bot = presence === 'bot' || presence === 'stand-in';
  const state = turn ? (facts?.owes ?? t`playing now`) : answered ? t`has answered` : '';
  const worth = t`${plural(points, { one: '# point', other: '# points' })}`;
  const spoken = [
    name,
    presence === 'here' ? '' : t(wordsInList[presence]),
    facts?.tellsScore ? '' : worth,
    facts?.spoken ?? '',
    state,
  ]
    .filter((part) => part !== '')
    .join(', ');
  const colour = seatColourOnDark(seat);
  const sign = Math.round(14 * useContext(TypeSizeContext));
  const line = look === 'line';
  // A narrow column has room for the sign of somebody who is missing, not for that of a bot.
  const present = look === 'stack' || look === 'narrow' ? null : bot ? 'bot' : elsewhere ? 'phone' : null;
  const keeper = absent ? (presence === 'free' ? 'add' : 'away') : present;
  return (
    <View
      style={[
        styles.seat,
        turn && [styles.turn, { borderColor: theme.accent }],
        seen && face.apart && { backgroundColor: theme.pressed },
      ]}
    >
      {/* Screen readers get one sentence from the button. The views below it are only for the eye. */}
      {face.apart ? (
        <Press
          role="button"
          aria-label={spoken}
          {...toggled(seen)}
          onPress={() => lookAt(seat)}
          style={(press) => [styles.touch, { backgroundColor: wash(press, theme) }]}
        />
      ) : (
        <View accessible role="img" aria-label={spoken} style={styles.touch} />
      )}
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.look, line && styles.inLine, absent && styles.absent]}
      >
        <View style={[styles.naming, line && styles.beside]}>
          <Text kind="small" tone="onBand" numberOfLines={1} maxFontSizeMultiplier={most} style={styles.name}>
            {name}
          </Text>
          {answered && (
            <View style={[styles.badge, { backgroundColor: theme.accent }]}>
              <Icon fixed name="check" size={10} colour={theme.onAccent} />
            </View>
          )}
        </View>
        <View style={look === 'stack' ? styles.stack : [styles.pair, look === 'narrow' && styles.narrow]}>
          <Score value={points} kind="figure" tone="onBand" maxFontSizeMultiplier={most} />
          {(facts || keeper) && (
            <View style={styles.facts}>
              {keeper && <Icon fixed name={keeper} size={sign} colour={theme.onBandQuiet} />}
              {facts && (
                <>
                  {facts.icon && <Icon fixed name={facts.icon} size={sign} colour={theme.onBandQuiet} />}
                  <Text kind="small" tone="onBandQuiet" maxFontSizeMultiplier={most} style={styles.count}>
                    {facts.count}
                  </Text>
                </>
              )}
            </View>
          )}
        </View>
        <View style={[styles.track, { backgroundColor: `${colour}40` }]}>
          <View
            style={[styles.way, { width: `${100 * (facts?.progress ?? 1)}%`, backgroundColor: colour }]}
          />
        </View>
      </View>
      {/* Above the column the screen ends. */}
      <Anchor name={`seat ${String(seat)}`} radius={radius.small} outset={2} badge="below" />
    </View>
  );
});

const styles = StyleSheet.create({
  // Equal columns, whatever the names.
  seat: { flex: 1, flexBasis: 0, minWidth: 0, margin: 2, borderRadius: radius.small },
  // The border replaces the margin, so nothing moves. Without it, forced colours would draw a border around all.
  turn: { margin: 0, borderWidth: 2 },
  touch: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, borderRadius: radius.small },
  look: { flex: 1, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none', paddingBottom: 5 },
  inLine: { flexDirection: 'row', gap: space.small, paddingHorizontal: space.small },
  absent: { opacity: 0.75 },
  // Who has answered has a sign beside the name, which gives way to it.
  naming: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    paddingHorizontal: 1,
  },
  name: { flexShrink: 1 },
  beside: { flexShrink: 1 },
  stack: { alignItems: 'center' },
  pair: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  narrow: { gap: space.tiny },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  count: { fontVariant: ['tabular-nums'] },
  badge: {
    width: 14,
    height: 14,
    borderRadius: 7,
    alignItems: 'center',
    justifyContent: 'center',
  },
  track: { position: 'absolute', left: 3, right: 3, bottom: 1, height: 3, borderRadius: 2 },
  way: { height: 3, borderRadius: 2 },
});
