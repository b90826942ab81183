import { secureWords, uniform } from '../engine/random';
import { bluetoothHere } from '../platform/bluetooth/open-bluetooth';
import { openStorage } from '../storage/open';
import type { Ground } from './app';
import { realClock } from './clock';
import { openReach } from './reach';
import { fillSecurely } from './secure';
import { traceLog } from './trace/trace-log';

/** This phone, or this browser. */
export async function openGround(): Promise<Ground> {
  const inDevelopment = process.env.NODE_ENV === 'development';
  const trace = traceLog(realClock, inDevelopment ? (event) => console.debug(event) : undefined);
  const bluetooth = bluetoothHere(trace);
  const open = openReach;
  return {
    ...(await openStorage()),
    clock: realClock,
    today: () => Date.now(),
    random: uniform(secureWords(fillSecurely)),
    ...(open && { reach: () => open(bluetooth, trace) }),
    bluetooth: bluetooth?.access ?? null,
    trace,
  };
}
