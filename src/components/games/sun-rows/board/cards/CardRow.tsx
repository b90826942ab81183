import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { ColourName } from '../../../../board-kit/game-colours';
import { BOX_GAP } from '../layout';
import { Box, type BoxState } from './Box';
import { RowPoints } from './RowPoints';

interface Props {
  readonly colour: ColourName;
  readonly boxes: number;
  readonly points: number;
  readonly sun: boolean;
  readonly filled: number;
  /** The filled boxes, including those from the dice on the table or from the draft. */
  readonly next: number;
  /** Whether the dice are placed in the draft. */
  readonly placed: boolean;
  readonly box: number;
  /** The size of the points. */
  readonly badge: number;
}

/** A row of a card: its boxes and its points. */
export const CardRow = memo(function CardRow(props: Props) {
  const { colour, boxes, points, sun, filled, next, placed, box, badge } = props;
  return (
    <View style={styles.row}>
      {Array.from({ length: boxes }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
        <Box key={at} colour={colour} size={box} state={stateAt(at, filled, next, placed)} />
      ))}
      <View style={styles.points}>
        <RowPoints points={points} sun={sun} full={(placed ? next : filled) === boxes} size={badge} />
      </View>
    </View>
  );
});

function stateAt(at: number, filled: number, next: number, placed: boolean): BoxState {
  if (at < filled) return 'filled';
  if (at >= next) return 'empty';
  return placed ? 'placed' : 'possible';
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: BOX_GAP },
  points: { flex: 1, alignItems: 'flex-end' },
});
