import type { Knock } from '../motion/tray';

/**
 * Selects the few audible impacts of a throw: the hardest ones, at least `apart` seconds from each other, in
 * order of time.
 */
export function audible(knocks: readonly Knock[], most: number, apart: number): Knock[] {
  const chosen: Knock[] = [];
  for (const knock of [...knocks].sort((a, b) => b.speed - a.speed)) {
    if (chosen.length === most) break;
    if (chosen.every(({ at }) => Math.abs(at - knock.at) >= apart)) chosen.push(knock);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
