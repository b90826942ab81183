import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../stores/people/tallies';
import { Bar } from '../statistics/Bar';
import { Recent } from '../statistics/Recent';
import { Card } from '../ui/Card';
import { Heading, Numeral, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

/** How many games a person has won: of all, of the last ones, and in a row. */
export function StreakCard({ player }: { readonly player: Player }) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { person, recent, streak, bestStreak } = player;
  const won = i18n.number(player.won);
  const played = i18n.number(player.played);
  const last = recent.length;
  const lately = recent.filter((each) => each).length;
  return (
    <Card>
      <Heading>{t`Wins`}</Heading>
      <Numeral>{t`won ${won} of ${played}`}</Numeral>
      <Bar part={player.won / player.played} {...(person && { colour: theme.colours[person.colour].body })} />
      <View
        accessible
        role="img"
        aria-label={t`Of the last ${last} games: ${lately} won`}
        style={styles.recent}
      >
        <Recent recent={recent} />
        <Quiet aria-hidden>{t`Of the last ${last} games: ${lately} won`}</Quiet>
      </View>
      {streak > 1 && (
        <Quiet>{t`${plural(streak, { one: '# win in a row', other: '# wins in a row' })}`}</Quiet>
      )}
      {bestStreak > 1 && (
        <Quiet>{t`${plural(bestStreak, { one: 'At best # win in a row', other: 'At best # wins in a row' })}`}</Quiet>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  recent: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium },
});
