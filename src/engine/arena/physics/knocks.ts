import type { Contacts } from './contact';

/** A hit that is loud enough for a sound. */
export interface Knock {
  readonly die: number;
  /** The other die; null for the bowl. */
  readonly other: number | null;
  /** The speed of the hit, in mm/s. */
  readonly speed: number;
}

/** Slower hits (mm/s) make no sound. */
const HEARD = 90;

/**
 * Adds the hits among these contacts: the hardest one for each pair of dice and for each die with the bowl.
 */
export function addKnocks({ all, count }: Contacts, knocks: Knock[]): void {
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (!contact || contact.push === 0 || contact.approach > -HEARD) continue;
    const die = contact.a.index;
    const other = contact.b.index < 0 ? null : contact.b.index;
    const speed = -contact.approach;
    const known = knocks.findIndex((knock) => knock.die === die && knock.other === other);
    if (known < 0) knocks.push({ die, other, speed });
    else if ((knocks[known]?.speed ?? 0) < speed) knocks[known] = { die, other, speed };
  }
}
