import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useContext } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useShallow } from 'zustand/react/shallow';
import type { Seat } from '../../../engine/game';
import { presenceOf } from '../../../stores/multiplayer/seat-state';
import { Score } from '../../board-kit/Score';
import { seatColour } from '../../board-kit/seat-colours';
import { wordsInList } from '../../lobby/room/seat-words';
import { ownColours } from '../../ui/access/own-colours';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { textScale } from '../../ui/theme/text-scale';
import { TypeSizeContext } from '../../ui/theme/type-size';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useNarration, useSay } from '../FaceContext';
import { isInTurn } from '../frame/is-in-turn';
import { useTable } from '../TableContext';
import type { Place } from './places';

/** Text on a plate grows at most by this: it lies where all can come near. */
const MOST = 1.25;
/** From this depth on a plate has room for what its seat has before it. */
const DEEP = 130;
/** From this depth on the last move has two lines of usual text. */
const TWO_LINES = 100;

/** What lies before one seat, turned to it: name, points, what it plays on, and the last move when it is in turn. */
export const Plate = memo(function Plate({ seat, place }: { readonly seat: Seat; readonly place: Place }) {
  const { t } = useLingui();
  const theme = useTheme();
  const say = useSay();
  const face = useFace();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const presence = useTable(({ seats }) => (seats[seat] ? presenceOf(seats[seat]) : 'here'));
  const points = useTable(({ game, board }) => face.score?.(board, seat) ?? game.scores(board)[seat] ?? 0);
  const facts = useTable(useShallow(({ board }) => face.seatFacts?.(board, seat, say) ?? null));
  const turn = useTable((table) => isInTurn(table, seat));
  const answered = useTable((table) => table.held.includes(seat));
  const { soft, strong } = seatColour(theme, seat);
  const person = presence === 'here';
  const state = turn
    ? person
      ? t`Your turn`
      : t`playing now`
    : answered
      ? t`has answered`
      : person
        ? ''
        : t(wordsInList[presence]);
  const worth = t`${plural(points, { one: '# point', other: '# points' })}`;
  const spoken = [
    name,
    person ? '' : t(wordsInList[presence]),
    facts?.tellsScore ? '' : worth,
    facts?.spoken ?? '',
    turn ? (facts?.owes ?? t`playing now`) : answered ? t`has answered` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  const { width, height } = place;
  const { fontScale } = useWindowDimensions();
  const size = useContext(TypeSizeContext) * Math.min(fontScale * textScale, MOST);
  return (
    <View
      testID="plate"
      {...ownColours}
      style={[
        styles.plate,
        {
          width,
          height,
          left: place.x - width / 2,
          top: place.y - height / 2,
          transform: [{ rotate: `${String(place.turn)}deg` }],
          backgroundColor: turn ? soft : theme.card,
          borderColor: turn ? theme.accent : theme.line,
        },
        turn && styles.turn,
      ]}
    >
      <View accessible role="img" aria-label={spoken} style={styles.spoken} />
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.look}>
        <View style={styles.head}>
          <View style={[styles.dot, { backgroundColor: strong }]} />
          <Text
            kind="heading"
            numberOfLines={1}
            maxFontSizeMultiplier={MOST}
            style={[styles.name, { color: strong }]}
          >
            {name}
          </Text>
          {facts && (
            <View style={styles.facts}>
              {facts.icon && <Icon fixed name={facts.icon} size={20} colour={theme.quiet} />}
              <Text kind="strong" tone="quiet" maxFontSizeMultiplier={MOST}>
                {facts.count}
              </Text>
            </View>
          )}
          <Score value={points} kind="title" tone="text" maxFontSizeMultiplier={MOST} />
        </View>
        {face.Before && height >= DEEP && (
          <View style={styles.before}>
            <face.Before seat={seat} />
          </View>
        )}
        <View style={styles.foot}>
          {state !== '' && (
            <View style={[styles.state, turn && { backgroundColor: theme.accent }]}>
              <Text
                kind="small"
                numberOfLines={1}
                maxFontSizeMultiplier={MOST}
                tone={turn ? 'onAccent' : 'quiet'}
              >
                {state}
              </Text>
            </View>
          )}
          {turn && <Story lines={height < TWO_LINES * size ? 1 : 2} />}
        </View>
      </View>
    </View>
  );
});

/** The last move, turned to a player who goes on from it. */
function Story({ lines }: { readonly lines: number }) {
  const narration = useNarration(false);
  return (
    <Text kind="quiet" numberOfLines={lines} maxFontSizeMultiplier={MOST} style={styles.story}>
      {narration}
    </Text>
  );
}

const styles = StyleSheet.create({
  plate: {
    position: 'absolute',
    borderWidth: 1,
    borderRadius: radius.large,
    overflow: 'hidden',
    boxShadow: '0 1px 3px rgba(0, 0, 0, 0.25)',
  },
  turn: { borderWidth: 4 },
  spoken: { ...StyleSheet.absoluteFill },
  look: { flex: 1, paddingHorizontal: space.medium, paddingVertical: space.tiny, gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  dot: { width: 14, height: 14, borderRadius: 7 },
  name: { flex: 1, minWidth: 0 },
  facts: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  before: { flex: 1, minHeight: 0 },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  state: { paddingHorizontal: space.small, paddingVertical: 2, borderRadius: radius.round },
  story: { flex: 1, minWidth: 0 },
});
