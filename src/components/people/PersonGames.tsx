import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { type GameId, games } from '../../engine/games';
import { pointsText } from '../../i18n/points';
import type { Player, Tally } from '../../stores/people/tallies';
import { emblems } from '../games/emblems';
import { FeltTray } from '../home/FeltTray';
import { Bar } from '../statistics/Bar';
import { Card } from '../ui/Card';
import { Heading, Quiet, Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** A person's games of each kind: wins, the average and the best. */
export function PersonGames({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  const played = games.flatMap(({ id }) => {
    const tally = player.games.get(id);
    return tally ? [{ id, tally }] : [];
  });
  return (
    <Card>
      <Heading>{t`Games`}</Heading>
      <View role="list" aria-label={t`Games`} style={styles.list}>
        {played.map(({ id, tally }) => (
          <GameRow key={id} game={id} tally={tally} player={player} />
        ))}
      </View>
      <Quiet>{t`The bar shows the average beside the best.`}</Quiet>
    </Card>
  );
}

interface RowProps {
  readonly game: GameId;
  readonly tally: Tally;
  readonly player: Player;
}

function GameRow({ game, tally, player: { person } }: RowProps) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { played, points, best, won } = tally;
  const mean = points / played;
  const average = i18n.number(mean, { maximumFractionDigits: 1 }).replace('-', '−');
  const highest = pointsText(i18n, best);
  const name = t(emblems[game].name);
  const count = t`${plural(played, { one: '# game', other: '# games' })}`;
  const line = t`${count}, ${won} won`;
  const level = t`average ${average}, best ${highest}`;
  return (
    <View accessible role="listitem" aria-label={`${name}: ${line}, ${level}`} style={styles.row}>
      <FeltTray game={game} die={11} edge="around" />
      <View style={styles.words}>
        <Text kind="strong">{name}</Text>
        <Bar
          part={best > 0 ? Math.max(0, mean) / best : 0}
          {...(person && { colour: theme.colours[person.colour].body })}
        />
        <View style={styles.figures}>
          <Quiet>{level}</Quiet>
          <Quiet>{line}</Quiet>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.medium },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1, gap: space.tiny },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
});
