import { useState } from 'react';
import { type Chance, noted, rolled } from '../../engine/chance';
import type { Game } from '../../engine/game';
import { why } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';

/** Nothing hangs on these dice. */
const chance: Chance = rolled((n) => Math.floor(Math.random() * n));

/** The only player of a game on a page of rules. */
const SEAT = 0;

/**
 * A game on a page of rules: the engine's own, with a single seat and wherever the page wants it to begin. What the engine
 * refuses changes nothing and leaves its reason.
 */
export function useTrial<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  opening: State,
) {
  const [state, setState] = useState(opening);
  const [refusal, setIllegal] = useState<Refusal | null>(null);
  const [fallen, setFallen] = useState<readonly number[]>([]);

  const goTo = (to: State) => {
    setState(to);
    setIllegal(null);
    setFallen([]);
  };

  return {
    state,
    /** Why the last attempt was refused. */
    refusal,
    /** What the last attempt threw: a state may not show it any more. */
    fallen,
    can: (move: Move): boolean => why(game, state, SEAT, move) === null,
    /** Makes these moves, one after the other, as far as they are legal. */
    attempt(moves: readonly Move[], from: State = state) {
      let now = from;
      let refused: Refusal | null = null;
      const drawn = noted(chance);
      for (const move of moves) {
        refused = why(game, now, SEAT, move);
        if (refused) break;
        now = game.play(now, SEAT, move, drawn);
      }
      setState(now);
      setIllegal(refused);
      setFallen(drawn.values);
      return now;
    },
    goTo,
    restart: () => goTo(opening),
  };
}
