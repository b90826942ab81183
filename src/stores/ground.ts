import { secureWords, uniform } from '../engine/random';
import { bluetoothHere } from '../platform/bluetooth/open-bluetooth';
import { openStorage } from '../storage/open';
import type { Ground } from './app';
import { realClock } from './clock';
import { openReach } from './reach';
import { fillSecurely } from './secure';

/** This phone, or this browser. */
export async function openGround(): Promise<Ground> {
  const bluetooth = bluetoothHere();
  const open = openReach;
  return {
    ...(await openStorage()),
    clock: realClock,
    today: () => Date.now(),
    random: uniform(secureWords(fillSecurely)),
    ...(open && { reach: () => open(bluetooth) }),
    bluetooth: bluetooth?.access ?? null,
  };
}
