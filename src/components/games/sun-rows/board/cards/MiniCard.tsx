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
import { MiniProgress } from './MiniProgress';
import { Sun } from './Sun';

interface Props {
  readonly seat: Seat;
  readonly place: number;
  /** Its width in points. A narrow card has no room for its suns, and a small one none for its points. */
  readonly width: number;
}

/** The least width of a card with suns, and of one with points. */
export const WITH_SUNS = 74;
const WITH_POINTS = 120;

/** Another player's card, small: its rows and their filled boxes, stretched to the room. */
export const MiniCard = memo(function MiniCard({ seat, place, width }: Props) {
  const theme = useTheme();
  const held = useHeld(seat, place);
  const card = useStanding(({ setup }) => cardOf(setup, held?.number ?? 0));
  return (
    <View style={[styles.card, { backgroundColor: theme.card, borderColor: theme.line }]}>
      <View style={styles.rows}>
        {card.map(({ colour, boxes, sun }, at) => (
          <MiniRow
            key={colour}
            colour={colourOf(colour)}
            boxes={boxes}
            filled={held?.filled[at] ?? 0}
            sun={width < WITH_SUNS ? null : sun}
          />
        ))}
      </View>
      {held && width >= WITH_POINTS && <MiniProgress card={card} filled={held.filled} />}
    </View>
  );
});

interface RowProps {
  readonly colour: ColourName;
  readonly boxes: number;
  readonly filled: number;
  /** Null if there is no room for suns. */
  readonly sun: boolean | null;
}

const STEP = 10;
const MOST_BOXES = 6;
const SUN = 11;

const MiniRow = memo(function MiniRow({ colour, boxes, filled, sun }: RowProps) {
  const theme = useTheme();
  const { body, soft, strong, shape } = theme.colours[colour];
  const full = filled === boxes;
  const slots = (from: number, to: number, high: number) =>
    Array.from({ length: to - from }, (_, at) => slot(from + at, high)).join('');
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
          d={slots(filled, boxes, EMPTY)}
          fill={soft}
          stroke={strong}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
        <Path
          d={slots(0, filled, FULL)}
          fill={body}
          stroke={strong}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
      {sun !== null && (
        <View style={styles.sun}>
          {sun && <Sun size={SUN} colour={full ? theme.accent : theme.glow} filled={full} />}
        </View>
      )}
    </View>
  );
});

/** Half the height of a box. A full one stands tall and an empty one lies flat, so they differ without colours. */
const FULL = 4.5;
const EMPTY = 1.5;

const slot = (at: number, high: number): string =>
  `M${at * STEP + 1} ${STEP / 2 - high}H${at * STEP + 9}V${STEP / 2 + high}H${at * STEP + 1}Z`;

const styles = StyleSheet.create({
  card: {
    flex: 1,
    flexBasis: 0,
    minWidth: 0,
    maxWidth: 320,
    flexDirection: 'row',
    padding: 2,
    borderRadius: 5,
    borderWidth: 1,
  },
  rows: { flex: 1 },
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', paddingVertical: 1 },
  mark: { width: 12, alignItems: 'center' },
  boxes: { flex: 1, alignSelf: 'stretch' },
  sun: { width: SUN + 2, alignItems: 'flex-end' },
});
