import { secureWords, uniform } from '../../engine/random';
import { realClock } from '../../net/clock';
import { bluetoothHere } from '../../platform/bluetooth/open-bluetooth';
import { openConnectivity } from '../../platform/connectivity';
import { fillSecurely } from '../../platform/secure';
import { openStorage } from '../../storage/open';
import { traceLog } from '../trace/trace-log';
import type { Platform } from './app-interface';

/** Opens the platform of this phone or browser. */
export async function openPlatform(): Promise<Platform> {
  const inDevelopment = process.env.NODE_ENV === 'development';
  const trace = traceLog(realClock, inDevelopment ? (event) => console.debug(event) : undefined);
  const bluetooth = bluetoothHere(trace);
  const open = openConnectivity;
  return {
    ...(await openStorage()),
    clock: realClock,
    today: () => Date.now(),
    random: uniform(secureWords(fillSecurely)),
    ...(open && { connectivity: () => open(bluetooth, trace) }),
    bluetooth: bluetooth?.access ?? null,
    trace,
  };
}
