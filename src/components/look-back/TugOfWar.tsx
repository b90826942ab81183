import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import { seatColour } from '../board-kit/seat-colours';
import { ownColours } from '../ui/access/own-colours';
import { Icon } from '../ui/Icon';
import { Quiet, Text } from '../ui/Text';
import type { IconName } from '../ui/theme/icons';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import type { Causes } from './causes';

interface End {
  /** Null for several players. */
  readonly seat: Seat | null;
  readonly name: string;
}

interface TugProps {
  readonly causes: Causes;
  readonly sides: readonly [left: End, right: End];
}

/** Two bars from the middle, to the side that was helped. The sentences say the same, so screen readers skip it. */
export function TugOfWar({ causes, sides }: TugProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const colourOf = ({ seat }: End) => (seat === null ? theme.quiet : seatColour(theme, seat).strong);
  const [left, right] = sides;
  const colours = [colourOf(left), colourOf(right)] as const;
  const full = Math.max(FULL, Math.abs(causes.dice), Math.abs(causes.decisions));
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.tug}>
      <View style={styles.sides}>
        <Text kind="tag" style={[styles.side, { color: colours[0] }]}>
          {left.name}
        </Text>
        <Text kind="tag" style={[styles.side, styles.end, { color: colours[1] }]}>
          {right.name}
        </Text>
      </View>
      <Pull icon="dice" label={t`Dice`} pull={causes.dice / full} colours={colours} />
      <Pull icon="point" label={t`Decisions`} pull={causes.decisions / full} colours={colours} />
    </View>
  );
}

/** A bar has its full length at so much of the win, or at the greater pull: the two can always be compared. */
const FULL = 0.5;

interface PullProps {
  readonly icon: IconName;
  readonly label: string;
  /** From -1 to 1. */
  readonly pull: number;
  /** Of the left and of the right side. */
  readonly colours: readonly [string, string];
}

function Pull({ icon, label, pull, colours }: PullProps) {
  const theme = useTheme();
  const width = `${50 * Math.abs(pull)}%` as const;
  return (
    <View style={styles.pull}>
      <View style={styles.label}>
        <Icon name={icon} colour={theme.quiet} size={20} />
        <Quiet>{label}</Quiet>
      </View>
      <View
        {...ownColours}
        style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        <View
          style={[
            styles.bar,
            { width },
            pull < 0
              ? { right: '50%', backgroundColor: colours[0] }
              : { left: '50%', backgroundColor: colours[1] },
          ]}
        />
        <View style={[styles.middle, { backgroundColor: theme.text }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tug: { gap: space.small },
  sides: { flexDirection: 'row', justifyContent: 'space-between', gap: space.medium },
  side: { flexShrink: 1 },
  end: { textAlign: 'right' },
  pull: { gap: space.hair },
  label: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.small },
  track: { height: 20, borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  bar: { position: 'absolute', top: 0, bottom: 0 },
  middle: { position: 'absolute', left: '50%', top: 0, bottom: 0, width: 2, marginLeft: -1 },
});
