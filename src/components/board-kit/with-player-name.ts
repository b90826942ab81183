import { msg } from '@lingui/core/macro';
import type { Controls, Moment, Say } from '../games/face';

/** Puts the player's name before the prompt if several people share the phone. */
export function withPlayerName<Move>(
  controls: Controls<Move>,
  { seat, names, alone }: Pick<Moment<unknown, unknown>, 'seat' | 'names' | 'alone'>,
  say: Say,
): Controls<Move> {
  if (seat === null || alone) return controls;
  const name = names[seat] ?? '';
  const named = (prompt: string) =>
    say(msg({ message: `${name}: ${prompt}`, comment: 'who is to do what; the second is a sentence' }));
  const { prompt, spoken } = controls;
  return { ...controls, prompt: named(prompt), ...(spoken !== undefined && { spoken: named(spoken) }) };
}
