import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { pointsText } from '../../../i18n/points';
import { personNamed } from '../../../stores/people/person';
import { PersonToken } from '../../people/PersonToken';
import { usePeople } from '../../people/use-people';
import { Numeral, Quiet, Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';
import type { BarPart } from './bars';
import { SourceBar, SourceSign } from './SourceBar';

interface Props {
  readonly seat: Seat;
  readonly place: number;
  /** The sources of the seat's points, as parts of its bar. */
  readonly parts: readonly BarPart[];
  /** Shows the sources in words too. */
  readonly ledger: boolean;
}

/** One seat in the result: its place, its points, and a bar of their sources. */
export function PlaceRow({ seat, place, parts, ledger }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { name, keeper } = useTable(({ seats }) => seats[seat]) ?? {};
  const person = usePeople(({ persons }) =>
    keeper?.kind === 'person' ? personNamed(persons, name ?? '') : null,
  );
  const points = useTable((table) => table.game.scores(table.state)[seat] ?? 0);
  const sources = parts.map(({ label, points: part, ...rest }) => {
    const share = pointsText(i18n, part);
    const words = t({
      message: `${label} ${share}`,
      comment: 'where points come from, and how many: Red row 10',
    });
    return { label, words, ...rest };
  });
  const state = useTable((table) => table.state);
  // In Arena the dice that are left count.
  const score = useFace().seatFacts?.(state, seat, useSay())?.score;
  const first = place === 1;
  return (
    <View
      accessible
      role="listitem"
      aria-label={[
        t`Place ${place}`,
        name,
        score ?? t`${plural(points, { one: '# point', other: '# points' })}`,
        sources.map(({ words, sums = [] }) => [words, ...(ledger ? sums : [])].join('. ')).join(' · '),
      ].join(', ')}
      style={[styles.row, { backgroundColor: first ? theme.glowSoft : theme.sunken }]}
    >
      <View style={styles.line}>
        <Numeral style={styles.place}>{i18n.number(place)}</Numeral>
        {person && <PersonToken {...person} size={26} />}
        <Text kind="strong" style={styles.name}>
          {name}
        </Text>
        <Numeral>{pointsText(i18n, points)}</Numeral>
      </View>
      <SourceBar parts={parts} />
      {ledger && (
        <View style={styles.sources}>
          {sources.map(({ label, words, lost, sums = [], ...part }) => (
            <View key={label} style={styles.whole}>
              <View style={styles.source}>
                <SourceSign lost={lost} {...part} />
                <Quiet {...(lost && { tone: 'danger' as const })} style={styles.words}>
                  {words}
                </Quiet>
              </View>
              {sums.map((sum) => (
                <Quiet key={sum} style={styles.sum}>
                  {sum}
                </Quiet>
              ))}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.small, padding: space.medium, borderRadius: radius.medium },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  place: { minWidth: 22, textAlign: 'center' },
  name: { flex: 1 },
  sources: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
  // A sum at twice the text breaks its line.
  whole: { maxWidth: '100%' },
  source: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  words: { flexShrink: 1 },
  sum: { fontVariant: ['tabular-nums'] },
});
