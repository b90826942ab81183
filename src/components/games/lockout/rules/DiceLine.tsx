import { useLingui } from '@lingui/react/macro';
import { colours, type State } from '../../../../engine/lockout/state';
import { colourWords } from '../../../board-kit/colour-words';
import { DieButton } from '../../../rules/DieButton';
import { DieFace } from '../../../rules/DieFace';
import { Side } from '../../../rules/Stage';

interface Props {
  readonly state: State;
  /** The index of the picked white die. Without it no die can be picked. */
  readonly picked?: number;
  readonly onPick?: (at: number) => void;
}

/** The rolled dice: two white ones, then those of the open rows. */
export function DiceLine({ state: { white, coloured }, picked, onPick }: Props) {
  const { t } = useLingui();
  return (
    <Side close={onPick !== undefined} dice={6}>
      {white.map((value, at) => {
        const key = String(at);
        const label = t`White, ${value}`;
        return onPick ? (
          <DieButton
            key={key}
            value={value}
            label={label}
            picked={picked === at}
            onPress={() => onPick(at)}
          />
        ) : (
          <DieFace key={key} value={value} label={label} />
        );
      })}
      {colours.map((name, row) => {
        const value = coloured[row] ?? 0;
        const colour = t(colourWords[name].name);
        return value > 0 ? (
          <DieFace key={name} paint={name} value={value} label={t`A die in ${colour}, ${value}`} />
        ) : null;
      })}
    </Side>
  );
}
