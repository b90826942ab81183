import { useLingui } from '@lingui/react/macro';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Hand } from './Hand';
import { SmallTableau } from './SmallTableau';
import { fullHouse, opened, pips, stars, useLastDie } from './trial';

const HAND = [1, 2, 3, 4, 5, 6];
const OPENING = opened({
  tableaus: [[pips(30, 2, 3, 4), stars(40, 4), fullHouse(20)]],
  phase: 'place',
  dice: [30],
  hand: HAND,
});

/** D5: the hand always has every value, so that the reader can try everything. */
export function WhatFits() {
  const { t, i18n } = useLingui();
  const trial = useLastDie(OPENING);
  const { state, refusal, picked, choosing, tap, goTo, restart } = trial;
  const value = picked === null ? undefined : state.hand[picked];
  const place = (row: number) => {
    const after = tap(row);
    if (after === state) return;
    goTo(after.round > 0 ? OPENING : { ...after, phase: 'place', hand: HAND, placed: false });
  };
  const said =
    value !== undefined
      ? t`Now tap a row for the ${value}.`
      : choosing
        ? t`Several dice fit there. Tap one of them first.`
        : t`Tap a die, then a row. Glowing boxes take it.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <SmallTableau trial={trial} onRow={place} />
      <Hand trial={trial} />
      <StageButton icon="again" label={t`Empty the rows`} onPress={restart} />
    </Stage>
  );
}
