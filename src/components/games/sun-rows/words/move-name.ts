import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Moment, Say } from '../../face';
import { diceWords, listed } from './words';

/** The name of a move that is made on the cards or with picked dice. */
export function moveName(move: Move, { state }: Moment<State, Move>, say: Say): string | null {
  switch (move.kind) {
    case 'enter': {
      const { place } = move;
      return say(msg`Fill card ${place}`);
    }
    case 'take': {
      const { place } = move;
      return say(msg`Take open card ${place}`);
    }
    case 'keep': {
      const places = listed(move.places.map(String), say);
      return say(msg`Keep cards ${places}`);
    }
    case 'reroll': {
      const dice = diceWords(
        move.places.map((place) => state.dice[place - 1] ?? 1),
        say,
      );
      return say(msg`Roll ${dice} again`);
    }
    case 'stop':
      return say(msg`Keep these dice`);
    case 'roll':
    case 'pass':
      return null;
  }
}
