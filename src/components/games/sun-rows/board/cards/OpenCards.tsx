import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { cardOf } from '../../../../../engine/sun-rows/state';
import type { Room } from '../../../../board-kit/room';
import { useSay } from '../../../../table/FaceContext';
import { useLooking } from '../../../../table/frame/use-looking';
import { useTable, useTableActions } from '../../../../table/TableContext';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { cardWords } from '../../words/spoken';
import { hint, useDraftedPlace, useStanding, useTaking } from '../hooks';
import { CARD_GAP, type CardLayout, layCards } from '../layout';
import { CardFrame } from './CardFrame';
import { CardRows } from './CardRows';

const PLACES = [1, 2, 3] as const;

interface Props {
  readonly room: Room;
  readonly height: number;
}

/** The open cards. The player takes a new card from them. */
export function OpenCards({ room, height }: Props) {
  const count = useStanding(({ open }) => open.length);
  const { width, large, text } = room;
  const layout = useMemo(
    () => layCards(PLACES.length, { width, height, large, text, headed: false }),
    [width, height, large, text],
  );
  return (
    <View style={styles.part}>
      <Text kind="small" tone="quiet" role="heading" aria-level={3}>
        <Trans>Open cards</Trans>
      </Text>
      <View style={styles.cards}>
        {PLACES.slice(0, count).map((place) => (
          <OpenCard key={place} place={place} layout={layout} />
        ))}
      </View>
    </View>
  );
}

const OpenCard = memo(function OpenCard({
  place,
  layout,
}: {
  readonly place: number;
  readonly layout: CardLayout;
}) {
  const { t } = useLingui();
  const say = useSay();
  const { choose, undo } = useTableActions();
  const card = useStanding(({ setup, open }) => cardOf(setup, open[place - 1] ?? 0));
  const taken = useDraftedPlace('take');
  const taking = useTaking();
  const looking = useLooking();
  const hinted = useTable((table) => {
    const move = hint(table);
    return move?.kind === 'take' && move.place === place;
  });
  const chosen = taken === place;
  return (
    <CardFrame
      label={`${t`Open card ${place}`}. ${cardWords(card, [], say)}`}
      width={layout.width}
      mood={chosen ? 'chosen' : hinted ? 'hint' : taking ? 'possible' : 'rest'}
      idle={!taking}
      {...(!looking && { onPress: () => (chosen ? undo() : choose({ kind: 'take', place })) })}
    >
      <CardRows card={card} layout={layout} />
    </CardFrame>
  );
});

const styles = StyleSheet.create({
  part: { gap: space.hair, alignSelf: 'stretch' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: CARD_GAP },
});
