import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { cardOf, type Place, type Setup } from '../../../../engine/sun-rows/state';
import { useRoomy } from '../../../rules/use-roomy';
import { space } from '../../../ui/theme/measures';
import { useTextScale } from '../../../ui/theme/use-text-scale';
import type { Say } from '../../face';
import { CardFrame, type CardMood } from '../board/cards/CardFrame';
import { CardProgress } from '../board/cards/CardProgress';
import { CardRows } from '../board/cards/CardRows';
import { fitOf, fullRows, worthOf } from '../board/fit';
import { layCards } from '../board/layout';
import { cardWords, progressWords } from '../words/spoken';

interface Props {
  readonly setup: Setup;
  readonly places: readonly Place[];
  /** The dice that could be entered now. The cards show which boxes they would fill. */
  readonly dice?: readonly number[];
  /** The cards have just been dealt, so there is no progress to show. */
  readonly fresh?: boolean;
  readonly mood?: (at: number) => CardMood;
  /** The indexes of the ticked cards. Without it cards are buttons, not checkboxes. */
  readonly ticked?: readonly number[];
  readonly onPress?: (at: number) => void;
}

/** From this text on cards are higher still, so that they lie below each other with larger boxes. */
const ENLARGED = 1.3;
const HIGHER = 1.4;

/** The width of a narrow phone, until the first layout. */
const NARROW = 284;

/** Cards side by side, as at the table. */
export function RulesCards({ setup, places, dice = [], fresh = false, mood, ticked, onPress }: Props) {
  const { t, i18n } = useLingui();
  const text = Math.max(1, useTextScale());
  const [width, setWidth] = useState(NARROW);
  const layout = layCards(Math.min(places.length, 3), {
    width,
    height: (useRoomy() ? 240 : 150) * (text > ENLARGED ? text * HIGHER : text),
    text,
    headed: !fresh,
  });
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setWidth(Math.floor(nativeEvent.layout.width));
  return (
    <View style={styles.cards} onLayout={measure}>
      {places.map((held, at) => {
        if (!held) return null;
        const card = cardOf(setup, held.number);
        const { filled } = held;
        const fit = fitOf(card, filled, dice);
        const seen = worthOf(card, filled);
        const number = at + 1;
        const say: Say = (line) => i18n._(line);
        const rows = cardWords(card, filled, say);
        const progress = progressWords(card, filled, say);
        return (
          <CardFrame
            key={held.number}
            label={t`Card ${number}: ${rows}. ${progress}`}
            width={layout.width}
            mood={mood?.(at) ?? (onPress && fit ? 'possible' : 'rest')}
            {...(ticked && { ticked: ticked.includes(at) })}
            {...(onPress && { onPress: () => onPress(at) })}
          >
            {!fresh && (
              <CardProgress
                place={number}
                full={Math.min(3, fullRows(card, filled))}
                points={seen.points}
                complete={seen.complete ? 'placed' : 'no'}
              />
            )}
            <CardRows card={card} filled={filled} next={fit?.filled} layout={layout} />
          </CardFrame>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: {
    alignSelf: 'stretch',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.small,
  },
});
