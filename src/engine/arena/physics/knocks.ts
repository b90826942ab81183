import type { Contacts } from './contact';

/** A hit that is worth a sound. */
export interface Knock {
  readonly die: number;
  /** Another die; null: the bowl. */
  readonly other: number | null;
  /** How fast they met, in mm a second. */
  readonly speed: number;
}

/** Slower hits (mm/s) are not heard. */
const HEARD = 90;

/** Adds the hits among these contacts: of two dice, or of a die and the bowl, the hardest. */
export function hear({ all, count }: Contacts, knocks: Knock[]): void {
  for (let at = 0; at < count; at += 1) {
    const contact = all[at];
    if (!contact || contact.push === 0 || contact.approach > -HEARD) continue;
    const die = contact.a.index;
    const other = contact.b.index < 0 ? null : contact.b.index;
    const speed = -contact.approach;
    const heard = knocks.findIndex((knock) => knock.die === die && knock.other === other);
    if (heard < 0) knocks.push({ die, other, speed });
    else if ((knocks[heard]?.speed ?? 0) < speed) knocks[heard] = { die, other, speed };
  }
}
