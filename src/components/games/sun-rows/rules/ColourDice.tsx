import { useLingui } from '@lingui/react/macro';
import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { colourWords } from '../../../board-kit/colour-words';
import { DieButton } from '../../../rules/DieButton';
import { DieFace } from '../../../rules/DieFace';
import { Side } from '../../../rules/Stage';
import { colourOf } from '../board/colour';

interface Props {
  readonly dice: readonly ColourNumber[];
  /** Those picked up, by their places from 0; without it none can be. */
  readonly picked?: readonly number[];
  readonly onPick?: (at: number) => void;
}

/** Five dice as they lie. */
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
