import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { pointsText } from '../../i18n/points';
import { useLocale } from '../../i18n/use-locale';
import { useApp } from '../../stores/app/AppContext';
import { type Evening, type EveningPlayer, isTonight } from '../../stores/people/evenings';
import { emblems } from '../games/emblems';
import { gameIdOf } from '../history/game-id-of';
import { PlayerName } from '../people/PlayerName';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Figure, Heading, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** The games of one evening: who was there, with wins and points. */
export function EveningCard({ evening }: { readonly evening: Evening }) {
  const { t } = useLingui();
  const { today } = useApp();
  const { formatDate } = useLocale();
  const day = formatDate(evening.from, { weekday: 'long', day: 'numeric', month: 'long' });
  const count = evening.games.length;
  const title = isTonight(evening, today()) ? t`Tonight` : t`The last evening`;
  return (
    <Card>
      <Heading>{title}</Heading>
      <Quiet>{`${day} · ${t`${plural(count, { one: '# game', other: '# games' })}`}`}</Quiet>
      <EveningPlayers evening={evening} label={title} />
    </Card>
  );
}

interface PlayersProps {
  readonly evening: Evening;
  readonly label: string;
}

/** The players of an evening, the most wins first. */
export function EveningPlayers({ evening: { players }, label }: PlayersProps) {
  const most = players[0]?.won ?? 0;
  return (
    <View role="list" aria-label={label} style={styles.list}>
      {players.map((player) => (
        <EveningRow key={player.key} player={player} first={most > 0 && player.won === most} />
      ))}
    </View>
  );
}

function EveningRow({ player, first }: { readonly player: EveningPlayer; readonly first: boolean }) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { name, person, won } = player;
  const wins = t`${plural(won, { one: '# win', other: '# wins' })}`;
  const points = [...player.points]
    .flatMap(([game, sum]) => {
      const id = gameIdOf(game);
      return id ? [`${t(emblems[id].name)} ${pointsText(i18n, sum)}`] : [];
    })
    .join(' · ');
  return (
    <View
      accessible
      role="listitem"
      aria-label={`${name}: ${wins}. ${points}`}
      style={[styles.row, { backgroundColor: first ? theme.glowSoft : theme.sunken }]}
    >
      <View style={styles.line}>
        <PlayerName name={name} person={person} strong />
        <View style={styles.wins}>
          {first && <Icon name="trophy" colour={theme.accentText} size={20} />}
          <Figure>{wins}</Figure>
        </View>
      </View>
      <Quiet>{points}</Quiet>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.tiny },
  row: { gap: space.hair, padding: space.small, borderRadius: radius.small },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
  wins: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
