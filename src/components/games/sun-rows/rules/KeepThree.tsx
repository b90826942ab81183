import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { freshCard, type State } from '../../../../engine/sun-rows/state';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Text } from '../../../ui/Text';
import { RulesCards } from './RulesCards';
import { opened, setupOf, useSunRows } from './trial';

const SETUP = setupOf(
  [
    'red 3, yellow 2*, blue 4',
    'orange 2, green 3*, purple 4',
    'red 4*, green 2, purple 3',
    'yellow 3, blue 2*, purple 3',
    'orange 4, yellow 3*, red 2',
    'green 4, blue 3*, red 2',
    'orange 3*, blue 3, purple 2',
    'yellow 4*, green 2, orange 3',
  ],
  true,
);
const OPENING: State = { ...opened(SETUP, 5), phase: 'keep', kept: [null] };

/** S9: five cards; the reader keeps three. */
export function KeepThree() {
  const { t, i18n } = useLingui();
  const { state, refusal, attempt, restart } = useSunRows(OPENING);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const choosing = state.phase === 'keep';
  const pick = (at: number) =>
    setPicked((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]));
  const keep = () => attempt([{ kind: 'keep', places: picked.map((at) => at + 1).sort((a, b) => a - b) }]);
  const again = () => {
    setPicked([]);
    restart();
  };
  const said = choosing ? t`Tap three cards to keep.` : t`These three lie open, for everyone.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {choosing ? (
        <RulesCards
          fresh
          setup={SETUP}
          places={state.places[0] ?? []}
          mood={(at) => (picked.includes(at) ? 'chosen' : 'rest')}
          ticked={picked}
          onPress={pick}
        />
      ) : (
        <>
          <Text kind="quiet" tone="onFelt">{t`Your cards`}</Text>
          <RulesCards fresh setup={SETUP} places={state.places[0] ?? []} />
          <Text kind="quiet" tone="onFelt">{t`Open cards`}</Text>
          <RulesCards fresh setup={SETUP} places={state.open.map((number) => freshCard(SETUP, number))} />
        </>
      )}
      {choosing ? (
        <StageButton label={t`Keep these`} onPress={keep} />
      ) : (
        <StageButton icon="again" label={t`Once more`} onPress={again} />
      )}
    </Stage>
  );
}
