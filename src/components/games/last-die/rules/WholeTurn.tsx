import { useLingui } from '@lingui/react/macro';
import { DICE_A_TURN } from '../../../../engine/last-die/state';
import { refusalText } from '../../../../i18n/refusal';
import { NoDice } from '../../../rules/NoDice';
import { Side, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Hand } from './Hand';
import { SmallTableau } from './SmallTableau';
import { opened, pips, stars, useLastDie } from './trial';

const OPENING = opened({
  tableaus: [[stars(20, 3), pips(20, 5, 4, 3), pips(20, 2, 2), pips(-20, 6, 1)]],
});

/** D4, D6, D7, D8: whole turns, one after the other. */
export function WholeTurn() {
  const { t, i18n } = useLingui();
  const trial = useLastDie(OPENING);
  const { state, refusal, choosing, fallen, tap, roll, stop } = trial;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said()}>
      <SmallTableau trial={trial} onRow={tap} />
      {state.phase === 'place' ? <Hand trial={trial} /> : <NoDice count={DICE_A_TURN} />}
      {state.phase === 'place' ? (
        <Side>
          <StageButton icon="dice" label={t`Roll again`} disabled={!state.placed} onPress={roll} />
          <StageButton label={t`Stop`} disabled={!state.placed} onPress={stop} />
        </Side>
      ) : (
        <StageButton icon="dice" label={t`Roll`} onPress={roll} />
      )}
    </Stage>
  );

  function said(): string {
    if (choosing) return t`Several dice fit there. Tap one of them first.`;
    if (state.phase === 'place')
      return state.placed
        ? t`Place more, roll the rest again, or stop.`
        : t`At least one fits: tap a glowing row.`;
    if (fallen.length > 0) {
      const values = fallen.map((value) => i18n.number(value)).join(', ');
      return t`${values}: nothing fits. The turn is over.`;
    }
    const points = state.points[0] ?? 0;
    return t`You have ${points} points. Roll five dice.`;
  }
}
