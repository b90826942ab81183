import { signal } from '../../net/listeners';
import { noTrace, type Trace } from '../../net/trace';
import type { BluetoothAccess } from '../../net/transports/bluetooth/access';
import type { Readiness } from '../../net/transports/bluetooth/readiness';
import type { Stop } from '../../net/transports/link';

/** What the system lets this app do. */
export interface Permissions {
  readonly asksFor: BluetoothAccess['asksFor'];
  /** Asks nobody. `not-asked` where the system does not tell whether somebody has said no. */
  check(): Promise<'granted' | 'not-asked' | 'denied'>;
  /** Has the system ask. */
  request(): Promise<'granted' | 'refused' | 'blocked'>;
  openSettings(readiness: Readiness): Promise<void>;
}

/** The phone's radio, by the names that react-native-ble-plx has for its states. */
export interface Adapter {
  state(): Promise<string>;
  onChange(listener: (state: string) => void): Stop;
}

export interface AccessMeans {
  readonly permissions: Permissions;
  /** Only called once it may be used, or once a person wants it: on iPhones it makes the system ask. */
  adapter(): Adapter;
  /** Tells when the app is in front again: somebody may come back from the settings. */
  onForeground(listener: () => void): Stop;
  /** What it is for. */
  readonly role?: 'join' | 'host' | 'both';
  readonly trace?: Trace;
}

export interface Access extends BluetoothAccess {
  /** A scan has failed because of it. */
  locationOff(): void;
}

type Permission = 'unknown' | 'granted' | 'not-asked' | 'refused' | 'blocked';

/** NB14: begins with the first who wants to know, and touches the radio only where that asks nothing. */
export function bluetoothAccess(deps: AccessMeans): Access {
  const { permissions, adapter, onForeground, role = 'both', trace = noTrace } = deps;
  const changes = signal<void>();
  let permission: Permission = 'unknown';
  let radio = 'Unknown';
  let location = true;
  let told: Readiness = 'starting';
  let begun = false;
  let opened: Adapter | null = null;

  function readiness(): Readiness {
    if (permission === 'unknown') return 'starting';
    if (permission !== 'granted') return permission;
    if (radio === 'PoweredOn') return location ? 'ready' : 'location-off';
    if (radio === 'PoweredOff') return 'off';
    if (radio === 'Unsupported') return 'unsupported';
    return radio === 'Unauthorized' ? 'blocked' : 'starting';
  }

  function changed(): void {
    const now = readiness();
    if (now === told) return;
    told = now;
    trace.tell({ kind: 'bluetooth', role, readiness: now });
    changes.emit();
  }

  /** Resolves when the radio's state is known. */
  async function open(): Promise<void> {
    if (!opened) {
      opened = adapter();
      opened.onChange((state) => {
        radio = state;
        changed();
      });
    }
    const state = await opened.state();
    if (state !== 'Unknown') radio = state;
    changed();
  }

  async function refresh(): Promise<void> {
    location = true;
    const now = await permissions.check();
    if (now === 'granted') permission = 'granted';
    else if (now === 'denied') permission = 'blocked';
    else if (permission !== 'refused' && permission !== 'blocked') permission = 'not-asked';
    if (permission === 'granted') await open();
    changed();
  }

  function begin(): void {
    if (begun) return;
    begun = true;
    const look = () =>
      void refresh().catch((error: unknown) =>
        trace.tell({ kind: 'caught', where: 'bluetooth-permissions', error }),
      );
    onForeground(look);
    look();
  }

  return {
    asksFor: permissions.asksFor,
    readiness() {
      begin();
      return told;
    },
    subscribe(listener) {
      begin();
      return changes.on(listener);
    },
    async request() {
      begun = true;
      location = true;
      permission = await permissions.request();
      if (permission === 'granted') await open();
      changed();
      return readiness();
    },
    openSettings: () => permissions.openSettings(readiness()),
    locationOff() {
      location = false;
      changed();
    },
  };
}
