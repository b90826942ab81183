import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Against, Player } from '../../stores/people/tallies';
import { ownColours } from '../ui/access/own-colours';
import { Card } from '../ui/Card';
import { Figure, Heading, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { PlayerName } from './PlayerName';

/** Head to head: against each other player, who was ahead how often. */
export function AgainstCard({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  const { against } = player;
  return (
    <Card>
      <Heading>{t`Head to head`}</Heading>
      {against.length === 0 ? (
        <Quiet>{t`No games with other people yet.`}</Quiet>
      ) : (
        <View role="list" aria-label={t`Head to head`} style={styles.list}>
          {against.map((other) => (
            <AgainstRow key={other.key} own={player} other={other} />
          ))}
        </View>
      )}
    </Card>
  );
}

function AgainstRow({ own, other }: { readonly own: Player; readonly other: Against }) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { name, ahead: mine, behind: theirs, level: ties } = other;
  const words = t`Against ${name}: ${mine} ahead, ${theirs} behind, ${ties} level`;
  const shade = (person: Player['person']) => (person ? theme.colours[person.colour].body : theme.edge);
  return (
    <View accessible role="listitem" aria-label={words} style={styles.row}>
      <View style={styles.words}>
        <PlayerName name={name} person={other.person} />
        <Figure>{`${i18n.number(mine)} : ${i18n.number(theirs)}`}</Figure>
      </View>
      <View
        {...ownColours}
        style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        <View style={{ flexGrow: mine, backgroundColor: shade(own.person) }} />
        <View style={{ flexGrow: ties }} />
        {/* The gap tells the two apart without their colours. */}
        <View style={[styles.gap, { backgroundColor: theme.text }]} />
        <View style={{ flexGrow: theirs, backgroundColor: shade(other.person), opacity: 0.75 }} />
      </View>
      {ties > 0 && <Quiet>{t`${ties} level`}</Quiet>}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.medium },
  row: { gap: space.tiny },
  words: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
  track: { flexDirection: 'row', height: 14, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  gap: { width: 3 },
});
