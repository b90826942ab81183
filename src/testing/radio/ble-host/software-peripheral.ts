import { type Signal, signal } from '../../../net/listeners';
import type {
  AdvertisedTable,
  BlePeripheral,
  PeripheralEvents,
  SendResult,
  StartFailure,
} from '../../../net/transports/bluetooth/peripheral';
import type { Stop } from '../../../net/transports/link';
import { HostCore } from '../../bluetooth/host-core';
import type { Os } from '../ble-plx/native-error';
import type { RadioEvent, ServedCharacteristic } from '../messages';
import { RadioError } from '../radio-error';
import type { RadioPhone } from '../radio-phone';
import { AndroidHost } from './android-host';
import { type HostAdapter, OUTPUT, toText } from './host-adapter';
import { IosHost } from './ios-host';

export interface PeripheralOptions {
  /** The length of an iPhone's queue for notifications. */
  readonly slots?: number;
  /** Android: leaves out the 13 bytes of service data, like a phone that can't advertise them. */
  readonly withoutServiceData?: boolean;
  readonly now?: () => number;
}

/** The native module `ble-host` on a phone of the software radio: the core over the radio's GATT server. */
export class SoftwarePeripheral implements BlePeripheral {
  /** The number of truncated notifications, which must be 0. */
  cutNotifications = 0;
  /** The error of the next `start`, such as `too-many`. */
  refusal: StartFailure | null = null;
  /** The number of attributes before the service: a rebuilt server may have other handles. */
  attributesBefore = 0;
  /** True for an iPhone's app in the background: other phones can't see its service. */
  private background = false;

  private readonly signals: { readonly [E in keyof PeripheralEvents]: Signal<PeripheralEvents[E]> } = {
    opened: signal(),
    received: signal(),
    drained: signal(),
    closed: signal(),
    stopped: signal(),
  };
  private core: HostCore | null = null;
  private adapter: HostAdapter | null = null;
  private table: AdvertisedTable | null = null;
  private connections = 0;
  private isOn = true;
  private dead = false;
  private readonly stopListening: Stop;

  constructor(
    private readonly phone: RadioPhone,
    private readonly os: Os,
    private readonly options: PeripheralOptions = {},
  ) {
    this.stopListening = phone.on((event) => this.onEvent(event));
  }

  isSupported(): boolean {
    return true;
  }

  async start(table: AdvertisedTable): Promise<void> {
    const refusal = this.refusal ?? (this.isOn ? null : 'off');
    if (refusal !== null) throw startFailure(refusal);
    const core = this.newCore();
    core.showCard(table.card);
    this.core = core;
    this.adapter = this.newAdapter(core);
    this.table = table;
    try {
      const characteristics: readonly ServedCharacteristic[] = [
        { name: 'input', uuid: table.input, property: 'write' },
        { name: OUTPUT, uuid: table.output, property: 'notify' },
        { name: 'card', uuid: table.cardCharacteristic, property: 'read' },
      ];
      const before = this.attributesBefore;
      await this.phone.ask('serve', { service: table.service, characteristics, before });
      await this.advertise(table);
    } catch (error) {
      if (this.core === core) await this.stop();
      throw startFailure(codeOf(error));
    }
  }

  showCard(card: Uint8Array): void {
    this.core?.showCard(card);
  }

  send(connection: number, value: Uint8Array): SendResult {
    return this.core?.send(connection, value) ?? 'closed';
  }

  disconnect(connection: number): void {
    this.core?.disconnect(connection);
  }

  tick(): void {
    this.core?.tick((this.options.now ?? Date.now)());
  }

  async stop(): Promise<void> {
    const { core } = this;
    this.forget();
    core?.stop();
    if (!core || this.dead || !this.isOn) return;
    await this.phone.ask('stop-advertising', {}).catch(() => {});
    await this.phone.ask('close', {}).catch(() => {});
  }

  on<E extends keyof PeripheralEvents>(event: E, listener: (event: PeripheralEvents[E]) => void): Stop {
    return this.signals[event].on(listener);
  }

  /** Reports that a person has withdrawn or granted the permission. */
  setAuthorized(authorized: boolean): void {
    this.refusal = authorized ? null : 'not-allowed';
    if (!authorized) this.lose('not-allowed');
  }

  /** Moves the app to the background or the foreground. */
  async setBackground(background: boolean): Promise<void> {
    this.background = background;
    if (this.table && this.core) await this.advertise(this.table);
  }

  /** The app was killed: no listener is called any more. */
  kill(): void {
    this.dead = true;
    this.stopListening();
    this.forget();
  }

  private async advertise({ service, serviceData }: AdvertisedTable): Promise<void> {
    const android = this.os === 'android' && this.options.withoutServiceData !== true;
    await this.phone.ask('advertise', {
      service,
      serviceData: android ? toText(serviceData) : null,
      name: null,
      overflow: this.os === 'ios' && this.background,
    });
  }

  private newCore(): HostCore {
    const { signals } = this;
    const core: HostCore = new HostCore(
      {
        notify: (guest, value) => this.adapter?.notify(guest, value) ?? 'failed',
        respond: (...answer) => this.adapter?.respond(...answer),
        cancel: (guest) => this.adapter?.cancel(guest),
      },
      {
        opened: (connection, maxLength) => {
          this.connections = connection;
          signals.opened.emit({ connection, maxLength });
        },
        received: (connection, value) => signals.received.emit({ connection, value }),
        drained: (connection) => signals.drained.emit({ connection }),
        closed: (connection) => signals.closed.emit({ connection }),
        stopped: (code) => signals.stopped.emit({ code }),
      },
      this.connections,
    );
    return core;
  }

  private newAdapter(core: HostCore): HostAdapter {
    const onCut = () => {
      this.cutNotifications += 1;
    };
    if (this.os === 'android') return new AndroidHost(this.phone, () => core, onCut);
    return new IosHost(this.phone, () => core, onCut, this.options.slots ?? 4);
  }

  private onEvent(event: RadioEvent): void {
    if (event.event === 'state') {
      this.isOn = event.on;
      if (!event.on) this.lose('off');
    } else if (event.event === 'guest-came') this.adapter?.guestCame(event.guest);
    else if (event.event === 'guest-mtu') this.adapter?.guestMtu(event.guest, event.mtu);
    else if (event.event === 'guest-gone') this.adapter?.guestGone(event.guest);
    else if (event.event === 'request') this.adapter?.request(event);
  }

  private lose(code: StartFailure): void {
    const { core } = this;
    this.forget();
    core?.lost(code);
    if (this.isOn) {
      this.phone.ask('stop-advertising', {}).catch(() => {});
      this.phone.ask('close', {}).catch(() => {});
    }
  }

  private forget(): void {
    this.core = null;
    this.adapter = null;
    this.table = null;
  }
}

const startFailure = (code: StartFailure): Error => Object.assign(new Error(code), { code });

function codeOf(error: unknown): StartFailure {
  if (!(error instanceof RadioError)) return 'failed';
  if (error.code === 'too-large') return 'too-large';
  return error.code === 'powered-off' ? 'off' : 'failed';
}
