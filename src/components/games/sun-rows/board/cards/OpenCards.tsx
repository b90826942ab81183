import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { cardOf } from '../../../../../engine/sun-rows/state';
import { useSay } from '../../../../table/FaceContext';
import { useTable, useTableActions } from '../../../../table/TableContext';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { cardWords } from '../../words/spoken';
import { hint, useDraftedPlace, useStanding, useTaking } from '../hooks';
import { CARD_GAP, type CardLayout, layCards } from '../layout';
import { CardFrame } from './CardFrame';
import { CardRows } from './CardRows';

/** The least width of a card without boxes to fill. */
const NARROWEST = 100;
/** Open cards take less height than the player's own. */
const HEIGHT_SHARE = 0.75;
const PLACES = [1, 2, 3] as const;

interface Props {
  readonly width: number;
  readonly height: number;
}

/** The open cards. The player takes a new card from them. */
export function OpenCards({ width, height }: Props) {
  const count = useStanding(({ open }) => open.length);
  const layout = layCards(width, PLACES.length, height * HEIGHT_SHARE, NARROWEST);
  if (count === 0) return null;
  return (
    <View style={styles.part}>
      <Text kind="quiet" tone="quiet" role="heading" aria-level={3}>
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
      onPress={() => (chosen ? undo() : choose({ kind: 'take', place }))}
    >
      <CardRows card={card} box={layout.box} />
    </CardFrame>
  );
});

const styles = StyleSheet.create({
  part: { gap: space.tiny },
  cards: { flexDirection: 'row', gap: CARD_GAP, alignItems: 'flex-start' },
});
