import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { type GameId, games } from '../../engine/games';
import type { Statistics } from '../../stores/saves/statistics';
import { emblems } from '../games/emblems';
import { Choice } from '../ui/controls/Choice';
import { space, wideScreen } from '../ui/theme/measures';
import { distributions } from './counters';
import { DiceCard } from './DiceCard';
import { GamesCard } from './GamesCard';
import { WinsCards } from './WinsCards';

/** Statistics of all games, or of one kind: their number, the winners, and the dice. */
export function StatisticsPage({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useLingui();
  const wide = useWindowDimensions().width >= wideScreen;
  const [wish, setWish] = useState<GameId | 'all'>('all');
  const played = games.map(({ id }) => id).filter((id) => statistics.has(id));
  const shown = wish === 'all' ? played : played.filter((id) => id === wish);
  const column = wide ? styles.half : styles.column;
  return (
    <View style={styles.column}>
      {played.length > 1 && (
        <Choice
          label={t`Which games`}
          value={wish}
          onChange={setWish}
          options={[
            { value: 'all', label: t`All games` },
            ...played.map((id) => ({ value: id, label: t(emblems[id].name) })),
          ]}
        />
      )}
      <View style={wide ? styles.columns : styles.column}>
        <View style={column}>
          <GamesCard statistics={statistics} shown={shown} />
          <WinsCards statistics={statistics} shown={shown} />
        </View>
        <View style={column}>
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
