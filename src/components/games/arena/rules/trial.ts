import { useState } from 'react';
import { arena } from '../../../../engine/arena';
import type { Die, Move, State } from '../../../../engine/arena/state';
import { useTrial } from '../../../rules/use-trial';
import { throwFacts } from '../words/throw-facts';

export const die = (face: number, x: number, y: number, turn = 0): Die => ({ face, x, y, turn });

/** A bowl with these dice, and one seat with this many dice in reserve. */
export function opened(lying: readonly Die[], reserve: number, phase: State['phase'] = 'first'): State {
  return {
    tournament: false,
    phase,
    active: 0,
    arena: lying,
    reserves: [reserve],
    out: [],
    round: 0,
    starter: 0,
    points: [0],
  };
}

const THROW: Move = { kind: 'throw', aim: null };

export function useArena(opening: State) {
  const trial = useTrial(arena, opening);
  const { state, fallen, attempt, goTo } = trial;
  const [before, setBefore] = useState(opening);
  const entry = { seat: 0, move: THROW, dice: fallen };
  return {
    ...trial,
    /** The last throw; null before the first throw and after any other move. */
    facts: fallen.length > 0 ? throwFacts({ entry, before, after: state }) : null,
    throwIt() {
      setBefore(state);
      return attempt([THROW]);
    },
    stop: () => attempt([{ kind: 'stop' }]),
    move: (at: number, { x, y, turn }: Die) => attempt([{ kind: 'regroup', die: at + 1, x, y, turn }]),
    again() {
      setBefore(opening);
      goTo(opening);
    },
  };
}

export type ArenaTrial = ReturnType<typeof useArena>;
