import { useState } from 'react';
import { type Chance, noted, rolled } from '../../engine/chance';
import type { Game } from '../../engine/game';
import { why } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';

/** Math.random is good enough here: no game depends on these dice. */
const chance: Chance = rolled((n) => Math.floor(Math.random() * n));

/** The only seat of a game on a rules page. */
const SEAT = 0;

/**
 * A game on a rules page: the engine's own rules with a single seat and any opening state. A refused move
 * changes nothing and sets `refusal`.
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
    /** The dice of the last attempt. The state may no longer show them. */
    fallen,
    can: (move: Move): boolean => why(game, state, SEAT, move) === null,
    /** Makes these moves, one after the other, until one is refused. */
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
