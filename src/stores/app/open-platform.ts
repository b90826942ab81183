import { secureWords, uniform } from '../../engine/random';
import { realClock } from '../../net/clock';
import { bluetoothHere } from '../../platform/bluetooth/open-bluetooth';
import { openReach } from '../../platform/connectivity';
import { fillSecurely } from '../../platform/secure';
import { openStorage } from '../../storage/open';
import { traceLog } from '../trace/trace-log';
import type { Ground } from './app';

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
