import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../stores/people/tallies';
import { PlayerName } from '../people/PlayerName';
import { Card } from '../ui/Card';
import { Press, wash } from '../ui/controls/Press';
import { Icon } from '../ui/Icon';
import { Figure, Heading, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { Bar } from './Bar';
import { Recent } from './Recent';

interface Props {
  readonly players: readonly Player[];
  readonly onPerson: (id: string) => void;
}

/** The people who play on this phone, and how often they won. A person has a page of their own. */
export function PlayersCard({ players, onPerson }: Props) {
  const { t } = useLingui();
  if (players.length === 0) return null;
  return (
    <Card>
      <Heading>{t`People`}</Heading>
      <View role="list" aria-label={t`People`} style={styles.list}>
        {players.map((player) => (
          <PlayerRow key={player.key} player={player} onPerson={onPerson} />
        ))}
      </View>
      <Quiet>{t`A shared first place counts as won.`}</Quiet>
    </Card>
  );
}

interface RowProps {
  readonly player: Player;
  readonly onPerson: (id: string) => void;
}

function PlayerRow({ player, onPerson }: RowProps) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { name, person, recent, streak } = player;
  const won = i18n.number(player.won);
  const played = i18n.number(player.played);
  const row = streak > 1 ? t`${plural(streak, { one: '# win in a row', other: '# wins in a row' })}` : '';
  const none = player.played === 0;
  const words = [none ? t`${name}: no finished game yet` : t`${name}: won ${won} of ${played}`, row]
    .filter((part) => part !== '')
    .join(', ');
  const content = (
    <>
      <View style={styles.words}>
        <PlayerName name={name} person={person} strong />
        {none ? <Quiet>{t`No finished game yet`}</Quiet> : <Figure>{t`won ${won} of ${played}`}</Figure>}
      </View>
      {!none && (
        <>
          <Bar
            part={player.won / player.played}
            {...(person && { colour: theme.colours[person.colour].body })}
          />
          <View style={styles.words}>
            <Recent recent={recent} />
            {row !== '' && <Quiet>{row}</Quiet>}
          </View>
        </>
      )}
    </>
  );
  if (!person)
    return (
      <View accessible role="listitem" aria-label={words} style={styles.row}>
        {content}
      </View>
    );
  return (
    <View role="listitem">
      <Press
        role="button"
        aria-label={words}
        onPress={() => onPerson(person.id)}
        style={(state) => [styles.press, { backgroundColor: wash(state, theme) }]}
      >
        <View style={styles.content}>{content}</View>
        <Icon name="forward" colour={theme.quiet} size={20} />
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.small },
  row: { gap: space.tiny, paddingVertical: space.tiny, paddingRight: 28 },
  press: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingVertical: space.tiny,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderRadius: radius.small,
  },
  content: { flex: 1, gap: space.tiny },
  words: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
});
