import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { SeatSum } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import { seatColour } from '../board-kit/seat-colours';
import { useSay } from '../table/FaceContext';
import { ownColours } from '../ui/access/own-colours';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Body, Heading, Quiet, Text } from '../ui/Text';
import type { IconName } from '../ui/theme/icons';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { type Causes, causesOf } from './causes';
import { betterCount, causeSentences, luckWords, type Who } from './words';

interface Props {
  readonly who: Who;
  readonly names: readonly string[];
  readonly sums: readonly SeatSum[];
  /** By seat. */
  readonly places: readonly number[];
  /** What is most worth telling of the game; '' if nothing is. */
  readonly story: string;
}

/** Why the game ended as it did: what dice and what decisions pulled to which side. */
export function CausesCard({ who, names, sums, places, story }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const winners = names.flatMap((name, seat) => (places[seat] === 1 ? [{ name, seat }] : []));
  const [winner] = winners;
  const winnerName = winner?.name ?? '';
  const won = places[who.seat] === 1;
  const against = names.length === 2 ? 1 - who.seat : won ? null : (winner?.seat ?? null);
  const causes = causesOf(sums, who.seat, against);
  const other = against === null ? null : (names[against] ?? '');
  const [first, second] = causeSentences(causes, won, who, other, say);
  return (
    <Card>
      <Heading>{title()}</Heading>
      <Text kind="strong">{first}</Text>
      <Body>{second}</Body>
      {story !== '' && <Body>{story}</Body>}
      <TugOfWar
        causes={causes}
        sides={[
          { seat: against, name: other ?? t`The others` },
          {
            seat: who.seat,
            name: who.you ? t({ message: 'You', context: 'one side of a comparison' }) : who.name,
          },
        ]}
      />
      <View role="list" style={styles.seats}>
        {sums.map((sum, seat) => {
          const words = `${luckWords(sum, say)} ${betterCount(sum, say)}`;
          const name = names[seat] ?? '';
          return (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              accessible
              role="listitem"
              aria-label={`${name}. ${words}`}
            >
              <Text kind="strong">{name}</Text>
              <Quiet>{words}</Quiet>
            </View>
          );
        })}
      </View>
    </Card>
  );

  function title(): string {
    if (winners.length > 1) return t`What decided the game`;
    return won && who.you ? t`Why you won` : t`Why ${winnerName} won`;
  }
}

interface End {
  /** Null for several players. */
  readonly seat: Seat | null;
  readonly name: string;
}

interface TugProps {
  readonly causes: Causes;
  readonly sides: readonly [left: End, right: End];
}

/** Two bars from the middle, to the side that was helped. The sentences say the same, so screen readers skip it. */
function TugOfWar({ causes, sides }: TugProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const colourOf = ({ seat }: End) => (seat === null ? theme.quiet : seatColour(theme, seat).strong);
  const [left, right] = sides;
  const colours = [colourOf(left), colourOf(right)] as const;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.tug}>
      <View style={styles.sides}>
        <Text kind="tag" style={[styles.side, { color: colours[0] }]}>
          {left.name}
        </Text>
        <Text kind="tag" style={[styles.side, styles.end, { color: colours[1] }]}>
          {right.name}
        </Text>
      </View>
      <Pull icon="dice" label={t`Dice`} pull={causes.dice} colours={colours} />
      <Pull icon="point" label={t`Decisions`} pull={causes.decisions} colours={colours} />
    </View>
  );
}

/** A bar has its full length at so much of the win. */
const FULL = 0.5;

interface PullProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pull: number;
  /** Of the left and of the right side. */
  readonly colours: readonly [string, string];
}

function Pull({ icon, label, pull, colours }: PullProps) {
  const theme = useTheme();
  const width = `${50 * Math.min(1, Math.abs(pull) / FULL)}%` as const;
  return (
    <View style={styles.pull}>
      <View style={styles.label}>
        <Icon name={icon} colour={theme.quiet} size={20} />
        <Quiet>{label}</Quiet>
      </View>
      <View
        {...ownColours}
        style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        <View
          style={[
            styles.bar,
            { width },
            pull < 0
              ? { right: '50%', backgroundColor: colours[0] }
              : { left: '50%', backgroundColor: colours[1] },
          ]}
        />
        <View style={[styles.middle, { backgroundColor: theme.text }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tug: { gap: space.small },
  sides: { flexDirection: 'row', justifyContent: 'space-between', gap: space.medium },
  side: { flexShrink: 1 },
  end: { textAlign: 'right' },
  pull: { gap: space.hair },
  label: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.small },
  track: { height: 20, borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  bar: { position: 'absolute', top: 0, bottom: 0 },
  middle: { position: 'absolute', left: '50%', top: 0, bottom: 0, width: 2, marginLeft: -1 },
  seats: { gap: space.small },
});
