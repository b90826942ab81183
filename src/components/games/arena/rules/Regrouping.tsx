import { useLingui } from '@lingui/react/macro';
import { refusalText } from '../../../../i18n/refusal';
import { Side, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { TURN, turnedBy } from '../board/hand/grab';
import { SmallBowl } from './SmallBowl';
import { die, opened, useArena } from './trial';

const OPENING = opened([die(5, -30, 0, 10), die(2, 26, 0, 0)], 5);
const STEP = 12;

/** A3: a die slides and turns. It must not lie on another die or off the floor. */
export function Regrouping() {
  const { t, i18n } = useLingui();
  const trial = useArena(OPENING);
  const { state, refusal, move, again } = trial;
  const [first] = state.arena;
  const slide = (by: number) => first && move(0, { ...first, x: first.x + by });
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : t`Move the 5. Its face on top stays.`}>
      <SmallBowl trial={trial} />
      <Side>
        <StageButton icon="back" label={t`Left`} onPress={() => slide(-STEP)} />
        <StageButton icon="forward" label={t`Right`} onPress={() => slide(STEP)} />
        <StageButton label={t`Turn`} onPress={() => first && move(0, turnedBy(first, TURN))} />
        {state !== OPENING && <StageButton icon="again" label={t`Once more`} onPress={again} />}
      </Side>
    </Stage>
  );
}
