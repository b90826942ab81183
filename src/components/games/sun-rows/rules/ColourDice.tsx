import { useLingui } from '@lingui/react/macro';
import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { colourWords } from '../../../board-kit/colour-words';
import { DieButton } from '../../../rules/DieButton';
import { DieFace } from '../../../rules/DieFace';
import { Side } from '../../../rules/Stage';
import { colourOf } from '../board/colour';

interface Props {
  readonly dice: readonly ColourNumber[];
  /** The indexes of the picked dice. Without `onPick` no die can be picked. */
  readonly picked?: readonly number[];
  readonly onPick?: (at: number) => void;
}

/** Five rolled dice. */
export function ColourDice({ dice, picked = [], onPick }: Props) {
  const { t } = useLingui();
  return (
    <Side>
      {dice.map((die, at) => {
        const paint = colourOf(die);
        const label = t(colourWords[paint].name);
        const key = String(at);
        return onPick ? (
          <DieButton
            key={key}
            paint={paint}
            label={label}
            picked={picked.includes(at)}
            onPress={() => onPick(at)}
          />
        ) : (
          <DieFace key={key} paint={paint} label={label} />
        );
      })}
    </Side>
  );
}
