import { secureWords, uniform } from '../engine/random';
import { openStorage } from '../storage/open';
import type { Ground } from './app';
import { realClock } from './clock';
import { openReach } from './reach';
import { fillSecurely } from './secure';

/** This phone, or this browser. */
export async function openGround(): Promise<Ground> {
  return {
    ...(await openStorage()),
    clock: realClock,
    today: () => Date.now(),
    random: uniform(secureWords(fillSecurely)),
    ...(openReach && { reach: openReach }),
  };
}
