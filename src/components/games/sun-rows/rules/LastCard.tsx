import { useLingui } from '@lingui/react/macro';
import { scores } from '../../../../engine/sun-rows/rules';
import type { State } from '../../../../engine/sun-rows/state';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { ColourDice } from './ColourDice';
import { RulesCards } from './RulesCards';
import { opened, setupOf, useSunRows } from './trial';

const RED = 1;
const BLUE = 5;
const SETUP = setupOf(['red 3, yellow 2*, blue 4', 'orange 3, green 3*, purple 4']);

/** Three cards are scored, the fourth needs three more dice, and the other card has a full row. */
const OPENING: State = {
  ...opened(SETUP, 2),
  phase: 'answer',
  dice: [RED, RED, BLUE, RED, BLUE],
  rolls: 3,
  places: [
    [
      { number: 1, filled: [0, 2, 2] },
      { number: 2, filled: [2, 3, 1] },
    ],
  ],
  scored: [3],
  points: [38],
};

/** S8 */
export function LastCard() {
  const { t, i18n } = useLingui();
  const { state, refusal, attempt, restart } = useSunRows(OPENING);
  const [points = 0] = scores(state);
  const [scored = 0] = state.points;
  const rest = points - scored;
  const over = state.phase === 'over';
  const said = over
    ? t`Four cards bring ${scored} points, the full row that is left ${rest}: ${points} in all.`
    : t`You have ${points} points and three cards. Tap the one that can be finished.`;
  const press = (at: number) => attempt([{ kind: 'enter', place: at + 1 }]);
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {!over && <ColourDice dice={state.dice} />}
      <RulesCards
        setup={state.setup}
        places={state.places[0] ?? []}
        dice={state.dice}
        {...(state.phase === 'answer' && { onPress: press })}
      />
      {state !== OPENING && <StageButton icon="again" label={t`Once more`} onPress={restart} />}
    </Stage>
  );
}
