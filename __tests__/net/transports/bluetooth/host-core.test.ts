import { readFileSync } from 'node:fs';
import { START_FAILURES } from '../../../../src/net/transports/bluetooth/peripheral';
import { HostCore } from '../../../../src/testing/bluetooth/host-core';
import type { NotifyResult, Target, WriteKind } from '../../../../src/testing/bluetooth/host-radio';

/** The cases of cases.json: see `about` there. The Kotlin and the Swift core pass the same ones. */
interface Cases {
  readonly given: Readonly<Record<string, readonly Step[]>>;
  readonly cases: readonly {
    readonly name: string;
    readonly given: string;
    readonly steps: readonly Step[];
  }[];
}

type Step = readonly [input: string, ...outputs: string[]];

const cases: Cases = JSON.parse(readFileSync('modules/ble-host/cases.json', 'utf8'));
const given = new Map(Object.entries(cases.given));
const targets: readonly Target[] = ['input', 'output', 'card', 'subscription'];
const results: readonly NotifyResult[] = ['sent', 'pending', 'full', 'failed'];

test.each(cases.cases.map(({ name, ...rest }) => [name, rest] as const))(
  '%s',
  (_, { given: start, steps }) => {
    const host = new Host();
    for (const step of [...(given.get(start) ?? []), ...steps]) {
      const [input = '', ...outputs] = step.map(unfold);
      expect([step[0], ...host.take(input)]).toEqual([step[0], ...outputs]);
    }
  },
);

/** A core whose radio and events are recorded. */
class Host {
  private outputs: string[] = [];
  private result: NotifyResult = 'pending';
  private sentLeft = Number.POSITIVE_INFINITY;

  private readonly core = new HostCore(
    {
      notify: (peer, value) => {
        this.outputs.push(`notify ${peer} ${hex(value)}`);
        if (this.result !== 'sent') return this.result;
        this.sentLeft -= 1;
        return this.sentLeft < 0 ? 'full' : 'sent';
      },
      respond: (peer, request, status, offset, value) => {
        const code = hex(new Uint8Array([status]));
        this.outputs.push(`respond ${peer} ${request} ${code} ${offset} ${hex(value)}`);
      },
      cancel: (peer) => this.outputs.push(`cancel ${peer}`),
    },
    {
      opened: (connection, maxLength) => this.outputs.push(`opened ${connection} ${maxLength}`),
      received: (connection, value) => this.outputs.push(`received ${connection} ${hex(value)}`),
      drained: (connection) => this.outputs.push(`drained ${connection}`),
      closed: (connection) => this.outputs.push(`closed ${connection}`),
      stopped: (code) => this.outputs.push(`stopped ${code}`),
    },
  );

  private readonly inputs: Readonly<Record<string, (...words: string[]) => void>> = {
    radio: (result, times) => {
      this.result = oneOf(results, result);
      this.sentLeft = times === undefined ? Number.POSITIVE_INFINITY : Number(times);
    },
    connected: (peer = '') => this.core.connected(peer),
    disconnected: (peer = '') => this.core.disconnected(peer),
    mtu: (peer = '', mtu) => this.core.mtu(peer, Number(mtu)),
    subscribed: (peer = '', maxLength) => this.core.subscribed(peer, Number(maxLength)),
    unsubscribed: (peer = '') => this.core.unsubscribed(peer),
    sent: (peer = '', result) => this.core.sent(peer, result === 'ok'),
    ready: () => this.core.ready(),
    tick: (now) => this.core.tick(Number(now)),
    read: (peer = '', request, target, offset) =>
      this.core.read(peer, Number(request), oneOf(targets, target), Number(offset)),
    write: (...words) => this.write('request', ...words),
    command: (...words) => this.write('command', ...words),
    prepare: (...words) => this.write('prepare', ...words),
    execute: (peer = '', request, how) => this.core.execute(peer, Number(request), how === 'commit'),
    send: (connection, value) => this.outputs.push(this.core.send(Number(connection), bytes(value))),
    disconnect: (connection) => this.core.disconnect(Number(connection)),
    card: (card) => this.core.showCard(bytes(card)),
    lost: (code) => this.core.lost(oneOf(START_FAILURES, code)),
    stop: () => this.core.stop(),
  };

  take(input: string): string[] {
    this.outputs = [];
    const [verb = '', ...words] = input.split(' ');
    const perform = this.inputs[verb];
    if (!perform) throw new Error(`No such input: ${verb}`);
    try {
      perform(...words);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.outputs.push('throws');
    }
    return this.outputs;
  }

  private write(kind: WriteKind, ...[peer = '', request, target, offset, value]: string[]): void {
    const write = { kind, target: oneOf(targets, target), offset: Number(offset), value: bytes(value) };
    this.core.write(peer, Number(request), write);
  }
}

function oneOf<T extends string>(all: readonly T[], word?: string): T {
  const found = all.find((one) => one === word);
  if (found === undefined) throw new Error(`${word} is none of ${all}`);
  return found;
}

function hex(value: Uint8Array): string {
  return value.length === 0 ? '-' : Buffer.from(value).toString('hex');
}

function bytes(text = '-'): Uint8Array {
  return text === '-' ? new Uint8Array() : Uint8Array.from(Buffer.from(text, 'hex'));
}

/** `aa*3` → `aaaaaa`, anywhere in a line. */
function unfold(line: string): string {
  return line.replace(/([0-9a-f]{2})\*(\d+)/g, (_, byte: string, times: string) =>
    byte.repeat(Number(times)),
  );
}
