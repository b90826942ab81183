import { memo } from 'react';
import { View } from 'react-native';
import type { Card } from '../../../../../engine/sun-rows/card';
import { colourOf } from '../colour';
import type { CardLayout } from '../layout';
import { CardRow } from './CardRow';

interface Props {
  readonly card: Card;
  readonly filled?: readonly number[];
  /** The filled boxes, including those from the dice on the table or from the draft. */
  readonly next?: readonly number[] | undefined;
  readonly placed?: boolean;
  readonly layout: CardLayout;
}

export const CardRows = memo(function CardRows(props: Props) {
  const { card, filled = [], next, placed = false, layout } = props;
  return (
    <View style={{ gap: layout.gap }}>
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
          box={layout.box}
          badge={layout.badge}
        />
      ))}
    </View>
  );
});
