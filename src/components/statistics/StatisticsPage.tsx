import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { games } from '../../engine/games';
import { emblems } from '../games/emblems';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { ListRow } from '../ui/controls/ListRow';
import { space, wideScreen } from '../ui/theme/measures';
import { BotsCard } from './BotsCard';
import { distributions } from './counters';
import { DiceCard } from './DiceCard';
import { EveningCard } from './EveningCard';
import { GamesCard } from './GamesCard';
import { PlayersCard } from './PlayersCard';
import type { Figures, GameWish } from './use-gathered';

interface Props {
  readonly figures: Figures;
  readonly wish: GameWish;
  readonly onWish: (wish: GameWish) => void;
  readonly onFeats: () => void;
  readonly onPerson: (id: string) => void;
}

/** Statistics of all games, or of one kind: first the people, then the dice. */
export function StatisticsPage({
  figures: { statistics, players, evening },
  wish,
  onWish,
  onFeats,
  onPerson,
}: Props) {
  const { t } = useLingui();
  const wide = useWindowDimensions().width >= wideScreen;
  const played = games.map(({ id }) => id).filter((id) => statistics.has(id));
  const shown = wish === 'all' ? played : played.filter((id) => id === wish);
  const column = wide ? styles.half : styles.column;
  return (
    <View style={styles.column}>
      {played.length > 1 && (
        <Choice
          label={t`Which games`}
          value={wish}
          onChange={onWish}
          options={[
            { value: 'all', label: t`All games` },
            ...played.map((id) => ({ value: id, label: t(emblems[id].name) })),
          ]}
        />
      )}
      <View style={wide ? styles.columns : styles.column}>
        <View style={column}>
          {evening && wish === 'all' && <EveningCard evening={evening} />}
          <PlayersCard players={players} onPerson={onPerson} />
          <BotsCard statistics={statistics} shown={shown} />
          <Card>
            <ListRow
              icon="trophy"
              label={t`Feats`}
              line={t`Things worth having done once.`}
              onPress={onFeats}
            />
          </Card>
        </View>
        <View style={column}>
          <GamesCard statistics={statistics} shown={shown} />
          {shown.map((id) => (
            <DiceCard
              key={id}
              game={id}
              counts={statistics.get(id)?.counts}
              realDice={statistics.get(id)?.realDice === true}
              distributions={distributions.get(id) ?? []}
            />
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  column: { gap: space.large },
  half: { flex: 1, gap: space.large },
});
