import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { SeatSum } from '../../engine/bots/findings';
import { pointsText } from '../../i18n/points';
import { useSay } from '../table/FaceContext';
import { ownColours } from '../ui/access/own-colours';
import { Figure, Quiet, Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { errorWords, inHundred, luckWords } from './words';

interface Props {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly sum: SeatSum;
  /** The share of the win with a bar of the full length. */
  readonly longest: number;
}

/** What the dice brought to a seat, and what its decisions gave away. */
export function SeatCard({ name, place, points, sum, longest }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const say = useSay();
  const signed = (share: number) =>
    (inHundred(share) > 0 ? '+' : '') + pointsText(i18n, inHundred(share) || 0);
  const dice = { label: t`Dice`, share: sum.luck, words: luckWords(sum, say) };
  const decisions = { label: t`Decisions`, share: -sum.error, words: errorWords(sum, say) };
  const result = [t`Place ${place}`, t`${plural(points, { one: '# point', other: '# points' })}`].join(', ');
  const spoken = [dice, decisions].map(({ label, share, words }) => `${label} ${signed(share)}. ${words}`);
  return (
    <View
      accessible
      role="listitem"
      aria-label={[`${name}: ${result}.`, ...spoken].join(' ')}
      style={[styles.seat, { backgroundColor: theme.sunken }]}
    >
      <View style={styles.line}>
        <Text kind="strong" style={styles.name}>
          {name}
        </Text>
        <Quiet>{result}</Quiet>
      </View>
      {[dice, decisions].map(({ label, share, words }) => (
        <View key={label} style={styles.part}>
          <View style={styles.line}>
            <Text kind="strong" style={styles.name}>
              {label}
            </Text>
            <Figure tone={inHundred(share) < 0 ? 'danger' : 'text'}>{signed(share)}</Figure>
          </View>
          <Balance share={share} longest={longest} />
          <Quiet>{words}</Quiet>
        </View>
      ))}
    </View>
  );
}

/** A bar from the middle: to the right what helped, to the left what hurt. */
function Balance({ share, longest }: { readonly share: number; readonly longest: number }) {
  const theme = useTheme();
  const width = `${Math.min(50, (50 * Math.abs(share)) / longest)}%` as const;
  const lost = share < 0;
  return (
    <View {...ownColours} style={[styles.track, { backgroundColor: theme.card, borderColor: theme.line }]}>
      <View
        style={[
          styles.bar,
          { width },
          lost
            ? { right: '50%', backgroundColor: theme.danger }
            : { left: '50%', backgroundColor: theme.good },
        ]}
      />
      <View style={[styles.middle, { backgroundColor: theme.edge }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.small, padding: space.medium, borderRadius: radius.medium },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.medium },
  name: { flexGrow: 1 },
  part: { gap: space.hair },
  track: { height: 16, borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  bar: { position: 'absolute', top: 0, bottom: 0 },
  middle: { position: 'absolute', left: '50%', top: 0, bottom: 0, width: 2, marginLeft: -1 },
});
