import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Seat } from '../../../../../engine/game';
import { cardOf } from '../../../../../engine/sun-rows/state';
import type { ColourName } from '../../../../board-kit/game-colours';
import { Mark } from '../../../../dice/Mark';
import { useTheme } from '../../../../ui/theme/use-theme';
import { colourOf } from '../colour';
import { useHeld, useStanding } from '../hooks';

interface Props {
  readonly seat: Seat;
  readonly place: number;
}

/** Another player's card, small: its rows and their filled boxes, stretched to the room. */
export const MiniCard = memo(function MiniCard({ seat, place }: Props) {
  const theme = useTheme();
  const held = useHeld(seat, place);
  const card = useStanding(({ setup }) => cardOf(setup, held?.number ?? 0));
  return (
    <View style={[styles.card, { backgroundColor: theme.card, borderColor: theme.line }]}>
      {card.map(({ colour, boxes }, at) => (
        <MiniRow key={colour} colour={colourOf(colour)} boxes={boxes} filled={held?.filled[at] ?? 0} />
      ))}
    </View>
  );
});

interface RowProps {
  readonly colour: ColourName;
  readonly boxes: number;
  readonly filled: number;
}

const STEP = 10;
const MOST_BOXES = 6;

const MiniRow = memo(function MiniRow({ colour, boxes, filled }: RowProps) {
  const theme = useTheme();
  const { body, soft, strong, shape } = theme.colours[colour];
  const slots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => slot(from + at)).join('');
  return (
    <View style={styles.row}>
      <View style={styles.mark}>
        <Mark shape={shape} size={8} colour={strong} />
      </View>
      <Svg
        style={styles.boxes}
        viewBox={`0 0 ${MOST_BOXES * STEP} ${STEP}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <Path
          d={slots(filled, boxes)}
          fill={soft}
          stroke={strong}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
        <Path
          d={slots(0, filled)}
          fill={body}
          stroke={strong}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
    </View>
  );
});

const slot = (at: number): string => `M${at * STEP + 1} 1H${at * STEP + 9}V9H${at * STEP + 1}Z`;

const styles = StyleSheet.create({
  card: { flex: 1, flexBasis: 0, minWidth: 0, maxWidth: 320, padding: 2, borderRadius: 5, borderWidth: 1 },
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', paddingVertical: 1 },
  mark: { width: 12, alignItems: 'center' },
  boxes: { flex: 1, alignSelf: 'stretch' },
});
