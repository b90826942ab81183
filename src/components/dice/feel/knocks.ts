import type { Knock } from '../motion/tray';

/** Of all that happens in a throw, the few knocks that are heard: the hardest, none right after another, in order. */
export function audible(knocks: readonly Knock[], most: number, apart: number): Knock[] {
  const chosen: Knock[] = [];
  for (const knock of [...knocks].sort((a, b) => b.speed - a.speed)) {
    if (chosen.length === most) break;
    if (chosen.every(({ at }) => Math.abs(at - knock.at) >= apart)) chosen.push(knock);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
