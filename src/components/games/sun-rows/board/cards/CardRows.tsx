import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../../../engine/sun-rows/card';
import { colourOf } from '../colour';
import { CardRow } from './CardRow';

interface Props {
  readonly card: Card;
  readonly filled?: readonly number[];
  /** The filled boxes, including those from the dice on the table or from the draft. */
  readonly next?: readonly number[] | undefined;
  readonly placed?: boolean;
  readonly box: number;
}

export const CardRows = memo(function CardRows({ card, filled = [], next, placed = false, box }: Props) {
  return (
    <View style={styles.rows}>
      {card.map(({ colour, boxes, points, sun }, at) => (
        <CardRow
          key={colour}
          colour={colourOf(colour)}
          boxes={boxes}
          points={points}
          sun={sun}
          filled={filled[at] ?? 0}
          next={next?.[at] ?? filled[at] ?? 0}
          placed={placed}
          box={box}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  rows: { gap: 2 },
});
