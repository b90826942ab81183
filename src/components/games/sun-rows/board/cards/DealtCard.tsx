import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Seat } from '../../../../../engine/game';
import { no } from '../../../../../engine/sun-rows/reasons';
import { KEPT } from '../../../../../engine/sun-rows/rules';
import { cardOf } from '../../../../../engine/sun-rows/state';
import { useSay } from '../../../../table/FaceContext';
import { useTable, useTableActions } from '../../../../table/TableContext';
import { cardWords } from '../../words/spoken';
import { hint, useHeld, useStanding } from '../hooks';
import type { CardLayout } from '../layout';
import { CardFrame } from './CardFrame';
import { CardRows } from './CardRows';

interface Props {
  readonly seat: Seat;
  readonly place: number;
  readonly layout: CardLayout;
}

/** One of the five dealt cards. The player keeps three of them. */
export const DealtCard = memo(function DealtCard({ seat, place, layout }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const { pick, refuse, store } = useTableActions();
  const number = useHeld(seat, place)?.number ?? 0;
  const card = useStanding(({ setup }) => cardOf(setup, number));
  const mine = useTable((table) => table.seat === seat && table.cover === null);
  const full = useTable(({ picked }) => picked.length >= KEPT);
  const chosen = useTable(({ picked }) => mine && picked.includes(place - 1));
  const hinted = useTable((table) => {
    const move = hint(table);
    return mine && move?.kind === 'keep' && move.places.includes(place);
  });
  const press = () => {
    if (!chosen && store.getState().picked.length >= KEPT) refuse(no['keep-three']);
    else pick(place - 1);
  };
  return (
    <CardFrame
      label={`${t`Card ${place}`}. ${cardWords(card, [], say)}`}
      width={layout.width}
      mood={chosen ? 'chosen' : hinted ? 'hint' : mine ? 'possible' : 'rest'}
      idle={full && !chosen}
      {...(mine && { onPress: press, ticked: chosen })}
    >
      <CardRows card={card} layout={layout} />
    </CardFrame>
  );
});
