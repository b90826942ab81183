import { signal } from '../../net/listeners';
import { noTrace, type Trace } from '../../net/trace';
import type { BluetoothAccess } from '../../net/transports/bluetooth/access';
import type { Readiness } from '../../net/transports/bluetooth/readiness';
import type { Stop } from '../../net/transports/link';

/** The system's permissions for Bluetooth. */
export interface Permissions {
  readonly asksFor: BluetoothAccess['asksFor'];
  /**
   * Does not ask the person. Returns `not-asked` too if the system does not tell whether a person has
   * refused.
   */
  check(): Promise<'granted' | 'not-asked' | 'denied'>;
  /** Lets the system ask the person. */
  request(): Promise<'granted' | 'refused' | 'blocked'>;
  openSettings(readiness: Readiness): Promise<void>;
}

/** The phone's Bluetooth adapter. Its states have their names in react-native-ble-plx. */
export interface Adapter {
  state(): Promise<string>;
  onChange(listener: (state: string) => void): Stop;
}

export interface AccessDeps {
  readonly permissions: Permissions;
  /** Called only after the permission or a person's request: on iPhones the call makes the system ask. */
  adapter(): Adapter;
  /** Calls the listener when the app is in the foreground again: the person may have changed a setting. */
  onForeground(listener: () => void): Stop;
  /** The role that this access is for, in the trace. */
  readonly role?: 'join' | 'host' | 'both';
  readonly trace?: Trace;
}

export interface Access extends BluetoothAccess {
  /** To be called when a scan has failed because the location is off. */
  locationOff(): void;
}

type Permission = 'unknown' | 'granted' | 'not-asked' | 'refused' | 'blocked';

/** NB14: starts with the first caller, and opens the adapter only if that makes the system ask nothing. */
export function bluetoothAccess(deps: AccessDeps): Access {
  const { permissions, adapter, onForeground, role = 'both', trace = noTrace } = deps;
  const changes = signal<void>();
  let permission: Permission = 'unknown';
  let radio = 'Unknown';
  let locationOn = true;
  let reported: Readiness = 'starting';
  let begun = false;
  let opened: Adapter | null = null;

  function readiness(): Readiness {
    if (permission === 'unknown') return 'starting';
    if (permission !== 'granted') return permission;
    if (radio === 'PoweredOn') return locationOn ? 'ready' : 'location-off';
    if (radio === 'PoweredOff') return 'off';
    if (radio === 'Unsupported') return 'unsupported';
    return radio === 'Unauthorized' ? 'blocked' : 'starting';
  }

  function changed(): void {
    const now = readiness();
    if (now === reported) return;
    reported = now;
    trace.tell({ kind: 'bluetooth', role, readiness: now });
    changes.emit();
  }

  /** Opens the adapter. Resolves when its state is known. */
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
    locationOn = true;
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
      return reported;
    },
    subscribe(listener) {
      begin();
      return changes.on(listener);
    },
    async request() {
      begun = true;
      locationOn = true;
      permission = await permissions.request();
      if (permission === 'granted') await open();
      changed();
      return readiness();
    },
    openSettings: () => permissions.openSettings(readiness()),
    locationOff() {
      locationOn = false;
      changed();
    },
  };
}
