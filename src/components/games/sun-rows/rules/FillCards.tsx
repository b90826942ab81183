import { useLingui } from '@lingui/react/macro';
import { DICE } from '../../../../engine/sun-rows/state';
import { refusalText } from '../../../../i18n/refusal';
import { NoDice } from '../../../rules/NoDice';
import { Side, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { ColourDice } from './ColourDice';
import { RulesCards } from './RulesCards';
import { opened, setupOf, useSunRows } from './trial';

const OPENING = opened(
  setupOf([
    'red 3, yellow 2*, green 3, purple 4',
    'orange 3, green 4*, blue 2, purple 3',
    'red 4, orange 2*, yellow 3, blue 3',
    'yellow 3, green 2, blue 4*, purple 2',
    'red 2, orange 4, green 3*, blue 3',
    'orange 3, yellow 4, blue 2*, purple 3',
  ]),
  2,
);

/** S4, S6: the reader's own answers, until four cards are scored. */
export function FillCards() {
  const { t, i18n } = useLingui();
  const { state, refusal, attempt, restart } = useSunRows(OPENING);
  const points = state.points[0] ?? 0;
  const answering = state.phase === 'answer';
  const said = answering
    ? t`Tap a card to enter the dice.`
    : points > 0
      ? t`You have ${points} points so far.`
      : t`Roll the dice.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {answering ? <ColourDice dice={state.dice} /> : <NoDice count={DICE} />}
      <RulesCards
        setup={state.setup}
        places={state.places[0] ?? []}
        dice={state.dice}
        onPress={(at) => attempt([{ kind: 'enter', place: at + 1 }])}
      />
      <Side>
        {state.phase === 'over' ? (
          <StageButton icon="again" label={t`Once more`} onPress={restart} />
        ) : answering ? (
          <StageButton label={t`Pass`} onPress={() => attempt([{ kind: 'pass' }])} />
        ) : (
          <StageButton
            icon="dice"
            label={t`Roll`}
            onPress={() => attempt([{ kind: 'roll' }, { kind: 'stop' }])}
          />
        )}
      </Side>
    </Stage>
  );
}
