import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { State } from '../../../../engine/arena/state';
import { Side, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { useSay } from '../../../table/FaceContext';
import { diceToThrow } from '../words/throw-facts';
import { SmallBowl } from './SmallBowl';
import { thrownWords } from './said';
import { die, opened, useArena } from './trial';

const FIVE = [
  die(2, -60, 20, 15),
  die(3, 55, 30, 70),
  die(4, -20, -45, 40),
  die(5, 60, -30),
  die(6, 0, 40, 20),
];

const AMONG_FIVE = opened(FIVE, 6);
const BESIDE_ONE = opened([die(4, 0, 0, 30)], 9);
const BESIDE_TWO = opened([die(2, -40, 0, 15), die(5, 30, 20, 50)], 4);
const EMPTY = opened([], 7);

/** A2, A4: nearly every throw matches something. */
export const Matching = () => <Throwing opening={AMONG_FIVE} first="match" />;

/** A4: dice that leave the game. */
export const Leaving = () => <Throwing opening={BESIDE_ONE} first="leave" />;

/** A5, A7 */
export const GoOn = () => <Throwing opening={BESIDE_TWO} first="go-on" stops />;

/** A6 */
export const GrandThrow = () => <Throwing opening={EMPTY} first="grand" />;

interface Props {
  readonly opening: State;
  readonly first: 'match' | 'leave' | 'go-on' | 'grand';
  /** Offers to stop. */
  readonly stops?: boolean;
}

function Throwing({ opening, first, stops = false }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const trial = useArena(opening);
  const { state, facts, throwIt, stop, again } = trial;
  const dice = diceToThrow(state);
  const reserve = state.reserves[0] ?? 0;
  const over = state.phase === 'over';
  const words = {
    match: t`Throw a die among the others.`,
    leave: t`Throw until an X comes, or a die flies out.`,
    'go-on': t`You have four dice left. Throw one.`,
    grand: t`The arena is empty, and it is your turn.`,
  };
  return (
    <Stage said={said()}>
      <SmallBowl trial={trial} />
      <Side>
        {!over && (
          <StageButton
            icon="dice"
            label={dice > 1 ? t`Throw all ${dice} dice` : t`Throw a die`}
            onPress={throwIt}
          />
        )}
        {stops && !over && <StageButton label={t`Stop`} disabled={state.phase !== 'more'} onPress={stop} />}
        {state !== opening && <StageButton icon="again" label={t`Once more`} onPress={again} />}
      </Side>
    </Stage>
  );

  function said(): string {
    if (!facts) return state === opening ? words[first] : t`You stop. Now the next player throws.`;
    const left = t`${plural(reserve, { one: '# die left.', other: '# dice left.' })}`;
    const end = over ? t`No dice left: you are out.` : left;
    return `${thrownWords(facts, say)} ${end}`;
  }
}
