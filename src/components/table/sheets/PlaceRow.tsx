import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { pointsText } from '../../../i18n/points';
import type { Happening } from '../../games/face';
import { Numeral, Quiet, Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';

interface Props {
  readonly seat: Seat;
  readonly place: number;
  /** The entries of the whole game. */
  readonly happenings: readonly Happening<unknown, unknown>[];
}

/** One seat in the result: its place, its points, and the sources of the points. */
export function PlaceRow({ seat, place, happenings }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const face = useFace();
  const say = useSay();
  const state = useTable((table) => table.state);
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const points = useTable((table) => table.game.scores(table.state)[seat] ?? 0);
  const sources = face
    .sources(state, seat, say, happenings)
    .map(({ label, points: part }) => {
      const share = pointsText(i18n, part);
      return t({ message: `${label} ${share}`, comment: 'where points come from, and how many: Red row 10' });
    })
    .join(' · ');
  const first = place === 1;
  return (
    <View
      accessible
      role="listitem"
      aria-label={[
        t`Place ${place}`,
        name,
        t`${plural(points, { one: '# point', other: '# points' })}`,
        sources,
      ].join(', ')}
      style={[styles.row, { backgroundColor: first ? theme.glowSoft : theme.sunken }]}
    >
      <Numeral style={styles.place}>{i18n.number(place)}</Numeral>
      <View style={styles.words}>
        <Text kind="strong">{name}</Text>
        <Quiet>{sources}</Quiet>
      </View>
      <Numeral>{pointsText(i18n, points)}</Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    padding: space.medium,
    borderRadius: radius.medium,
  },
  place: { minWidth: 22, textAlign: 'center' },
  words: { flex: 1 },
});
