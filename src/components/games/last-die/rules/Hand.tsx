import { useLingui } from '@lingui/react/macro';
import { DieButton } from '../../../rules/DieButton';
import { Side } from '../../../rules/Stage';
import type { LastDieTrial } from './trial';

/** The dice in hand. A tap picks one. */
export function Hand({ trial: { state, picked, pick } }: { readonly trial: LastDieTrial }) {
  const { t } = useLingui();
  return (
    <Side close>
      {state.hand.map((value, at) => (
        <DieButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the hand
          key={at}
          value={value}
          label={t`Die, ${value}`}
          picked={at === picked}
          onPress={() => pick(at)}
        />
      ))}
    </Side>
  );
}
