import { type Signal, signal } from '../../../../src/net/listeners';
import type { BleCentral, BleConnection } from '../../../../src/net/transports/bluetooth/central';
import { CARD, IN, WANTED_MTU } from '../../../../src/net/transports/bluetooth/gatt';
import type { BlePeripheral, PeripheralEvents } from '../../../../src/net/transports/bluetooth/peripheral';
import { AttStatus } from '../../../../src/testing/bluetooth/att-status';
import { HostCore } from '../../../../src/testing/bluetooth/host-core';
import type { Target } from '../../../../src/testing/bluetooth/host-radio';
import { hex } from '../../support/hex';

const GUEST = 'guest';
const SUBSCRIBE = Uint8Array.of(1, 0);

type Signals = { readonly [E in keyof PeripheralEvents]: Signal<PeripheralEvents[E]> };

export interface RecordedAir {
  readonly central: BleCentral;
  readonly peripheral: BlePeripheral;
  /** In the notation of docs/bluetooth.md: `>` is the guest, `<` the host. */
  readonly lines: readonly string[];
}

/** Connects one guest and one Android host with this MTU, and records all bytes. */
export function recordedAir(mtu: number): RecordedAir {
  const lines: string[] = [];
  const notified = signal<Uint8Array>();
  const ended = signal<'gone'>();
  const answers = new Map<number, (value: Uint8Array) => void>();
  let requests = 0;
  let over = false;
  let advertised: Uint8Array | null = null;

  const events: Signals = {
    opened: signal(),
    received: signal(),
    drained: signal(),
    closed: signal(),
    stopped: signal(),
  };

  const core = new HostCore(
    {
      notify(_, value) {
        lines.push(`< OUT ${hex(value) || '-'}`);
        void Promise.resolve().then(() => {
          notified.emit(value);
          core.sent(GUEST, true);
        });
        return 'pending';
      },
      respond(_, request, status, __, value) {
        // A response has room for the MTU less its opcode.
        const part = value.slice(0, mtu - 1);
        if (status !== AttStatus.ok) lines.push(`< error ${hex(Uint8Array.of(status))}`);
        else lines.push(part.length > 0 ? `< ${hex(part)}` : '< ok');
        answers.get(request)?.(part);
      },
      cancel: () => over || end('< disconnect'),
    },
    {
      opened: (connection, maxLength) => events.opened.emit({ connection, maxLength }),
      received: (connection, value) => events.received.emit({ connection, value }),
      drained: (connection) => events.drained.emit({ connection }),
      closed: (connection) => events.closed.emit({ connection }),
      stopped: (code) => events.stopped.emit({ code }),
    },
  );

  function end(line: string): void {
    over = true;
    lines.push(line);
    core.disconnected(GUEST);
    ended.emit('gone');
  }

  function ask(request: (id: number) => void): Promise<Uint8Array> {
    requests += 1;
    const id = requests;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      request(id);
    });
  }

  function write(name: string, target: Target, value: Uint8Array): Promise<Uint8Array> {
    lines.push(`> ${name} ${hex(value) || '-'}`);
    return ask((id) => core.write(GUEST, id, { target, offset: 0, value, kind: 'request' }));
  }

  async function readCard(): Promise<Uint8Array> {
    let card: readonly number[] = [];
    for (;;) {
      const offset = card.length;
      lines.push(`> read CARD ${offset}`);
      const part = await ask((id) => core.read(GUEST, id, 'card', offset));
      card = [...card, ...part];
      if (part.length < mtu - 1) return Uint8Array.from(card);
    }
  }

  const connection: BleConnection = {
    mtu,
    async read(_, characteristic) {
      if (characteristic !== CARD) throw new Error(`a read of ${characteristic}`);
      return readCard();
    },
    async write(_, characteristic, value) {
      if (characteristic !== IN) throw new Error(`a write to ${characteristic}`);
      await write('IN', 'input', value);
    },
    subscribe(_, __, listener) {
      const stop = notified.on(listener);
      void write('2902', 'subscription', SUBSCRIBE);
      return stop;
    },
    onEnd: (listener) => ended.on(listener),
    disconnect() {
      if (!over) end('> disconnect');
    },
  };

  async function connected(): Promise<BleConnection> {
    lines.push('> connect', `> mtu ${WANTED_MTU}`, `< mtu ${mtu}`);
    over = false;
    core.connected(GUEST);
    core.mtu(GUEST, mtu);
    return connection;
  }

  return {
    lines,
    central: {
      scan(_, { found }) {
        void Promise.resolve().then(() => found({ device: 'host', serviceData: advertised }));
        return () => {};
      },
      connect: () => ({ connection: connected(), cancel: connection.disconnect }),
    },
    peripheral: {
      isSupported: () => true,
      async start({ card, serviceData }) {
        advertised = serviceData;
        core.showCard(card);
      },
      showCard: (card) => core.showCard(card),
      send: (number, value) => core.send(number, value),
      disconnect: (number) => core.disconnect(number),
      tick: () => {},
      stop: async () => core.stop(),
      on: (event, listener) => events[event].on(listener),
    },
  };
}
