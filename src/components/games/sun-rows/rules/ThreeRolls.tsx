import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DICE, MOST_ROLLS } from '../../../../engine/sun-rows/state';
import { refusalText } from '../../../../i18n/refusal';
import { NoDice } from '../../../rules/NoDice';
import { Side, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { ColourDice } from './ColourDice';
import { opened, setupOf, useSunRows } from './trial';

const OPENING = opened(setupOf(['red 3, green 2, blue 4']), 1);

/** S3: roll, pick up some, roll them again. */
export function ThreeRolls() {
  const { t, i18n } = useLingui();
  const { state, refusal, attempt, restart } = useSunRows(OPENING);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const rolling = state.phase === 'reroll';
  const left = MOST_ROLLS - state.rolls;

  const pick = (at: number) =>
    setPicked((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]));
  const reroll = () => {
    if (picked.length === 0) return;
    const places = picked.map((at) => at + 1).sort((a, b) => a - b);
    setPicked([]);
    attempt([{ kind: 'reroll', places }]);
  };
  const again = () => {
    setPicked([]);
    restart();
  };
  const said =
    state.phase === 'roll'
      ? t`Roll five dice.`
      : rolling
        ? t`Tap the dice to roll again. ${plural(left, { one: '# roll is left.', other: '# rolls are left.' })}`
        : t`Now the result stands.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {state.dice.length === 0 && <NoDice count={DICE} />}
      <ColourDice dice={state.dice} picked={picked} {...(rolling && { onPick: pick })} />
      {state.phase === 'roll' && (
        <StageButton icon="dice" label={t`Roll`} onPress={() => attempt([{ kind: 'roll' }])} />
      )}
      {rolling && (
        <Side>
          <StageButton
            icon="dice"
            label={t`Roll these again`}
            disabled={picked.length === 0}
            onPress={reroll}
          />
          <StageButton label={t`Stop`} onPress={() => attempt([{ kind: 'stop' }])} />
        </Side>
      )}
      {state.phase === 'answer' && <StageButton icon="again" label={t`Once more`} onPress={again} />}
    </Stage>
  );
}
