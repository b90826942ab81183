import { lockout } from '../../../../engine/lockout';
import { type Answer, emptySheet, type Move, type Sheet, type State } from '../../../../engine/lockout/state';
import { useTrial } from '../../../rules/use-trial';

export const ROLL: Move = { kind: 'roll' };
export const PASS: Answer = { kind: 'pass' };

/** The state before a roll, for one seat with this sheet. */
export const beforeRoll = (sheet: Sheet = emptySheet): State => ({
  phase: 'roll',
  active: 0,
  sheets: [sheet],
  closed: [false, false, false, false],
  white: [],
  coloured: [],
  answers: [],
  activeMarked: false,
});

export function useLockout(opening: State) {
  const trial = useTrial(lockout, opening);
  const { state } = trial;
  return {
    ...trial,
    sheet: state.sheets[0] ?? emptySheet,
    /** The next turn on the same sheet, without its misses. After the end of the game, a new sheet. */
    afresh: (): State =>
      state.phase === 'over'
        ? opening
        : { ...beforeRoll({ ...emptySheet, ...state.sheets[0], misses: 0 }), closed: state.closed },
  };
}
