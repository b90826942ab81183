import { useLingui } from '@lingui/react/macro';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Hand } from './Hand';
import { SmallTableau } from './SmallTableau';
import { opened, pips, stars, useLastDie } from './trial';

const OPENING = opened({
  tableaus: [[pips(30, 2, 4, 2), pips(-20, 5, 6), stars(20, 3)]],
  rows: [[2, 4], [5], [3]],
  phase: 'place',
  hand: [1, 2, 6],
  placed: true,
});

/** D3, D9: rows that need one more die. */
export function LastOfRow() {
  const { t, i18n } = useLingui();
  const trial = useLastDie(OPENING);
  const { state, refusal, tap, restart } = trial;
  const points = state.points[0] ?? 0;
  const said =
    state === OPENING
      ? t`You have ${points} points. Tap the first row, then the second.`
      : t`You have ${points} points now.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <SmallTableau trial={trial} onRow={tap} />
      <Hand trial={trial} />
      {state !== OPENING && <StageButton icon="again" label={t`Once more`} onPress={restart} />}
    </Stage>
  );
}
