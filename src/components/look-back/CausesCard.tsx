import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { SeatSum } from '../../engine/bots/findings';
import { useSay } from '../table/FaceContext';
import { Card } from '../ui/Card';
import { Body, Heading, Quiet, Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { causesOf } from './causes';
import { TugOfWar } from './TugOfWar';
import { betterCount, causeSentences, luckWords, type Who } from './words';

interface Props {
  readonly who: Who;
  readonly names: readonly string[];
  /** In accord with the result. */
  readonly sums: readonly SeatSum[];
  /** The shares of the win at the end, by seat. */
  readonly ends: readonly number[];
  /** By seat. */
  readonly places: readonly number[];
  /** What those who won did best, and what cost this seat most; null if there is nothing to tell. */
  readonly stories: readonly (string | null)[];
}

/** Why the game ended as it did: what dice and what decisions pulled to which side. */
export function CausesCard({ who, names, sums, ends, places, stories }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const winners = names.flatMap((name, seat) => (places[seat] === 1 ? [{ name, seat }] : []));
  const [winner] = winners;
  const winnerName = winner?.name ?? '';
  const won = places[who.seat] === 1;
  const against = names.length === 2 ? 1 - who.seat : won ? null : (winner?.seat ?? null);
  const causes = causesOf(sums, ends, who.seat, against);
  const other = against === null ? null : (names[against] ?? '');
  const [first, second] = causeSentences(causes, won, who, other, say);
  return (
    <Card>
      <Heading>{title()}</Heading>
      <Text kind="strong">{first}</Text>
      <Body>{second}</Body>
      {stories.map((story) => story !== null && <Body key={story}>{story}</Body>)}
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

const styles = StyleSheet.create({
  seats: { gap: space.small },
});
