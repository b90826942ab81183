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
  /** How many notifications an iPhone's queue takes. */
  readonly slots?: number;
  /** Android: the name of 13 bytes of service data is left out, as by a phone that can't advertise it. */
  readonly withoutServiceData?: boolean;
  readonly now?: () => number;
}

/** The native module `ble-host` of one phone of the software radio: the core that is tested, over the radio's GATT server. */
export class SoftwarePeripheral implements BlePeripheral {
  /** How many notifications were longer than an MTU and arrived cut: none ever should. */
  cutNotifications = 0;
  /** What `start` is refused with, such as `too-many`: other apps advertise. */
  refusal: StartFailure | null = null;
  /** How many other attributes come before the service's: a server that is built again may have other handles. */
  attributesBefore = 0;
  /** An iPhone's app in the background: others can't see its service. */
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
    this.stopListening = phone.on((event) => this.hear(event));
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

  /** A person has withdrawn the permission, or given it again. */
  setAuthorized(authorized: boolean): void {
    this.refusal = authorized ? null : 'not-allowed';
    if (!authorized) this.lose('not-allowed');
  }

  /** The app goes to the background, or comes back. */
  async setBackground(background: boolean): Promise<void> {
    this.background = background;
    if (this.table && this.core) await this.advertise(this.table);
  }

  /** The app is gone: nobody hears anything any more. */
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

  private hear(event: RadioEvent): void {
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
