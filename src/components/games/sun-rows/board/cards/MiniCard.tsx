import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Seat } from '../../../../../engine/game';
import { cardOf } from '../../../../../engine/sun-rows/state';
import type { ColourName } from '../../../../board-kit/game-colours';
import { Mark } from '../../../../dice/Mark';
import { duration } from '../../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';
import { colourOf } from '../colour';
import { useHeld, useStanding } from '../hooks';

interface Props {
  readonly seat: Seat;
  readonly place: number;
}

/** Another player's card, small: its rows and their filled boxes. */
export const MiniCard = memo(function MiniCard({ seat, place }: Props) {
  const theme = useTheme();
  const held = useHeld(seat, place);
  const card = useStanding(({ setup }) => cardOf(setup, held?.number ?? 0));
  return (
    <View style={[styles.card, { backgroundColor: theme.card, borderColor: theme.line }]}>
      {card.map(({ colour, boxes, sun }, at) => (
        <MiniRow
          key={colour}
          colour={colourOf(colour)}
          boxes={boxes}
          sun={sun}
          filled={held?.filled[at] ?? 0}
        />
      ))}
    </View>
  );
});

interface RowProps {
  readonly colour: ColourName;
  readonly boxes: number;
  readonly sun: boolean;
  readonly filled: number;
}

const MiniRow = memo(function MiniRow({ colour, boxes, filled }: RowProps) {
  const theme = useTheme();
  const still = useReducedMotion();
  const { body, soft, strong, shape } = theme.colours[colour];
  return (
    <View style={styles.row}>
      <View style={styles.mark}>
        <Mark shape={shape} size={8} colour={strong} />
      </View>
      {Array.from({ length: boxes }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
        <View key={at} style={[styles.box, { backgroundColor: soft, borderColor: strong }]}>
          {at < filled && (
            <Animated.View
              {...(!still && { entering: FadeIn.duration(duration.calm) })}
              style={[StyleSheet.absoluteFill, { backgroundColor: body }]}
            />
          )}
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  card: { flexGrow: 1, flexShrink: 1, maxWidth: 84, padding: 3, gap: 2, borderRadius: 5, borderWidth: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  mark: { width: 10, height: 10, alignItems: 'center', justifyContent: 'center', marginRight: 1 },
  box: { flex: 1, maxWidth: 9, height: 8, borderRadius: 2, borderWidth: 1, overflow: 'hidden' },
});
