import type { Clock } from '../../net/clock';
import type { BluetoothAccess, BluetoothRoles } from '../../net/transports/bluetooth/access';
import type { Readiness } from '../../net/transports/bluetooth/readiness';
import type { Connectivity } from '../../net/transports/transport';
import type { TraceLog } from './trace-log';
import { traceLines } from './trace-text';

/** Facts that only the screen knows. */
export interface PhoneFacts {
  readonly version: string;
  /** The platform, its version and the kind of phone. */
  readonly system: string;
}

export interface ReportDeps {
  readonly phone: PhoneFacts;
  /** Null if this phone has no transport. */
  readonly connectivity: Connectivity | null;
  readonly bluetooth: BluetoothRoles | null;
  readonly lasting: boolean;
  readonly trace: TraceLog;
  readonly clock: Clock;
  today(): number;
}

/** The timeout for the state of Bluetooth. Phones report it sooner. */
const READINESS_MS = 1000;

/**
 * Returns the report of a problem: the phone, its transports and the trace, newest last. It is in English,
 * for developers.
 */
export async function reportText(deps: ReportDeps): Promise<string> {
  const { phone, connectivity, bluetooth, lasting, trace, clock, today } = deps;
  const transports =
    connectivity?.transports.map(({ kind, advertise }) => (advertise ? kind : `${kind} (as a guest only)`)) ??
    [];
  const [join, host] = bluetooth
    ? await Promise.all([settled(bluetooth.join, clock), settled(bluetooth.host, clock)])
    : [null, null];
  return [
    `Knobel ${phone.version}, ${phone.system}`,
    `Written ${new Date(today()).toISOString()}, at ${(clock.now() / 1000).toFixed(3)} s`,
    `Storage: ${lasting ? 'lasting' : 'in memory only'}`,
    `Reaches others by: ${transports.join(', ') || 'nothing'}`,
    `Bluetooth: ${join === null ? 'none' : `${join} to join, ${host} to host`}`,
    '',
    ...traceLines(trace),
  ].join('\n');
}

/** Waits until the readiness is known. NB14: this asks the person for nothing. */
function settled(access: BluetoothAccess, clock: Clock): Promise<Readiness> {
  return new Promise((resolve) => {
    const over = (): void => {
      stop();
      cancelTimeout();
      resolve(access.readiness());
    };
    const stop = access.subscribe(over);
    const cancelTimeout = clock.after(READINESS_MS, over);
    if (access.readiness() !== 'starting') over();
  });
}
