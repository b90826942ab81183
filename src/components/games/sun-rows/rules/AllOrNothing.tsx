import { useLingui } from '@lingui/react/macro';
import type { State } from '../../../../engine/sun-rows/state';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { ColourDice } from './ColourDice';
import { RulesCards } from './RulesCards';
import { opened, setupOf, useSunRows } from './trial';

const GREEN = 4;
const RED = 1;
const BLUE = 5;

/** Three greens are too many for either card. Red and blue fit only the first one. */
const OPENING: State = {
  ...opened(setupOf(['red 3, green 2, blue 4', 'orange 3, yellow 4, green 2']), 2),
  phase: 'answer',
  dice: [GREEN, GREEN, GREEN, RED, BLUE],
  rolls: 3,
};

/** S5 */
export function AllOrNothing() {
  const { t, i18n } = useLingui();
  const { state, refusal, attempt, restart } = useSunRows(OPENING);
  const said =
    state === OPENING
      ? t`Three greens for two green boxes. Tap the cards and see.`
      : t`Red and blue are entered, green is left out.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <ColourDice dice={OPENING.dice} />
      <RulesCards
        setup={state.setup}
        places={state.places[0] ?? []}
        dice={state.dice}
        {...(state === OPENING && {
          onPress: (at: number) => attempt([{ kind: 'enter', place: at + 1 }]),
        })}
      />
      {state !== OPENING && <StageButton icon="again" label={t`Once more`} onPress={restart} />}
    </Stage>
  );
}
