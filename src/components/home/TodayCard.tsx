import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { type GameId, games } from '../../engine/games';
import { GameMark } from '../daily/GameMark';
import { Press, wash } from '../ui/controls/Press';
import { Quiet, Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** What was made of today's dice. */
export interface TodayAtHome {
  readonly done: readonly GameId[];
  readonly begun: readonly GameId[];
}

interface Props extends TodayAtHome {
  readonly onToday: () => void;
}

/** Leads to today's dice: one sign for each game, ticked when its try is done. */
export function TodayCard({ done, begun, onToday }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const count = done.length;
  const all = games.length;
  return (
    <View style={[styles.card, { backgroundColor: theme.card, boxShadow: theme.shadow }]}>
      <Press
        role="button"
        onPress={onToday}
        style={(state) => [styles.inside, { backgroundColor: wash(state, theme) }]}
      >
        <View style={styles.words}>
          <Text kind="heading">{t`Today’s dice`}</Text>
          <Quiet>{count === 0 ? t`The same dice for everybody` : t`Played today: ${count} of ${all}`}</Quiet>
        </View>
        <View style={styles.marks}>
          {games.map(({ id }) => (
            <GameMark
              key={id}
              game={id}
              state={done.includes(id) ? 'done' : begun.includes(id) ? 'begun' : 'open'}
            />
          ))}
        </View>
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.large },
  inside: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.large,
    rowGap: space.small,
    padding: space.medium,
    borderRadius: radius.large,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150, gap: space.hair },
  marks: { flexDirection: 'row', gap: space.medium, paddingRight: space.tiny },
});
