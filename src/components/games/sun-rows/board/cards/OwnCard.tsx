import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Seat } from '../../../../../engine/game';
import type { ColourNumber } from '../../../../../engine/sun-rows/card';
import { no } from '../../../../../engine/sun-rows/reasons';
import { type CardInPlay, cardOf } from '../../../../../engine/sun-rows/state';
import { useSay } from '../../../../table/FaceContext';
import { useTable, useTableActions } from '../../../../table/TableContext';
import { duration } from '../../../../ui/theme/measures';
import { useReducedMotion } from '../../../../ui/theme/use-theme';
import { cardWords, fitWords, progressWords } from '../../words/spoken';
import { fitOf, fullRows, worthOf } from '../fit';
import { hint, useDraftedPlace, useHeld, useStanding, useUsableDice } from '../hooks';
import type { CardLayout } from '../layout';
import { CardFrame, type CardMood } from './CardFrame';
import { CardProgress } from './CardProgress';
import { CardRows } from './CardRows';
import { EmptyPlace } from './EmptyPlace';

interface Props {
  readonly seat: Seat;
  readonly place: number;
  readonly layout: CardLayout;
}

/** A card in front of a seat, and the boxes that the dice would fill. */
export const OwnCard = memo(function OwnCard(props: Props) {
  const held = useHeld(props.seat, props.place);
  const still = useReducedMotion();
  if (!held) return <EmptyPlace seat={props.seat} width={props.layout.width} />;
  return (
    <Animated.View key={held.number} {...(!still && { entering: FadeIn.duration(duration.slow) })}>
      <CardInPlace {...props} held={held} />
    </Animated.View>
  );
});

function CardInPlace({ seat, place, layout, held }: Props & { readonly held: CardInPlay }) {
  const { t } = useLingui();
  const say = useSay();
  const card = useStanding(({ setup }) => cardOf(setup, held.number));
  const dice = useUsableDice(seat);
  const { filled } = held;
  const fit = useMemo(() => fitOf(card, filled, dice), [card, filled, dice]);
  const chosen = useChosen(seat, place);
  const entering = useEntering(seat);
  const mood = useMood(seat, place, chosen, entering === 'now' && fit !== null);
  const onPress = usePressCard(seat, place, chosen, entering === 'early', dice, fit !== null);
  const seen = (chosen && fit) || worthOf(card, filled);
  const label = [
    t`Card ${place}`,
    cardWords(card, seen.filled, say),
    progressWords(card, seen.filled, say),
    fit && !chosen ? fitWords(card, filled, fit, say) : '',
  ];
  return (
    <CardFrame
      label={label.filter((part) => part !== '').join('. ')}
      width={layout.width}
      mood={mood}
      idle={!chosen && (entering === null || !fit)}
      onPress={onPress}
      anchor={`card ${String(place)}`}
    >
      <View style={layout.aside && styles.aside}>
        <View style={layout.aside && styles.progress}>
          <CardProgress
            place={place}
            full={Math.min(3, fullRows(card, seen.filled))}
            points={(fit?.complete ? fit : seen).points}
            complete={!fit?.complete ? 'no' : chosen ? 'placed' : 'possible'}
          />
        </View>
        <View style={layout.aside ? styles.rows : styles.below}>
          <CardRows card={card} filled={filled} next={fit?.filled} placed={chosen} layout={layout} />
        </View>
      </View>
    </CardFrame>
  );
}

const useChosen = (seat: Seat, place: number): boolean => {
  const drafted = useDraftedPlace('enter');
  return useTable((table) => table.seat === seat && drafted === place);
};

/** Whether a seat may enter dice now, or early, which keeps the dice and ends the rolling. */
const useEntering = (seat: Seat): 'early' | 'now' | null =>
  useStanding(({ phase }, table) => {
    if (table.seat !== seat || table.cover !== null) return null;
    return phase === 'reroll' ? 'early' : phase === 'answer' ? 'now' : null;
  });

function useMood(seat: Seat, place: number, chosen: boolean, possible: boolean): CardMood {
  const hinted = useTable((table) => {
    const move = hint(table);
    return table.seat === seat && move?.kind === 'enter' && move.place === place;
  });
  if (chosen) return 'chosen';
  if (hinted) return 'hint';
  return possible ? 'possible' : 'rest';
}

/** Chooses the card, or undoes the choice. During the turn of another seat the card is not a button. */
function usePressCard(
  seat: Seat,
  place: number,
  chosen: boolean,
  early: boolean,
  dice: readonly ColourNumber[],
  fits: boolean,
): (() => void) | undefined {
  const { choose, place: add, refuse, undo, store } = useTableActions();
  const foreign = useTable((table) => table.home !== seat);
  if (foreign) return undefined;
  return () => {
    if (chosen) {
      while (store.getState().draft) undo();
    } else if (early && !fits && dice.length > 0) {
      refuse(no['nothing-to-enter']);
    } else {
      // Tapping a card before the last roll keeps the dice.
      if (early) choose({ kind: 'stop' });
      (early ? add : choose)({ kind: 'enter', place });
    }
  };
}

const styles = StyleSheet.create({
  aside: { flexDirection: 'row-reverse', alignItems: 'center', gap: 8 },
  progress: { width: 76 },
  rows: { flex: 1 },
  below: { paddingTop: 4 },
});
