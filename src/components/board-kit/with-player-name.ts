import { msg } from '@lingui/core/macro';
import type { Controls, Moment, Say } from '../games/face';

/** Several people at one phone: what is to be done begins with the name of whoever is to do it. */
export function withPlayerName<Move>(
  controls: Controls<Move>,
  { seat, names, alone }: Pick<Moment<unknown, unknown>, 'seat' | 'names' | 'alone'>,
  say: Say,
): Controls<Move> {
  if (seat === null || alone) return controls;
  const name = names[seat] ?? '';
  const { prompt } = controls;
  return {
    ...controls,
    prompt: say(
      msg({ message: `${name}: ${prompt}`, comment: 'who is to do what; the second is a sentence' }),
    ),
  };
}
