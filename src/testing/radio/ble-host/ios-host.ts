import type { HostCore } from '../../bluetooth/host-core';
import type { NotifyResult } from '../../bluetooth/host-radio';
import type { RequestEvent } from '../messages';
import type { RadioPhone } from '../radio-phone';
import { targetOf } from './android-host';
import { type HostAdapter, OUTPUT, SUBSCRIPTION, toBytes, toText } from './host-adapter';

const DEFAULT_MTU = 23;
const ATT_HEADER = 3;

interface Part {
  readonly target: string | null;
  readonly offset: number;
  readonly value: Uint8Array;
}

/**
 * Like CBPeripheralManager: it manages subscriptions itself, collects long writes, and has one queue for all
 * notifications. It reports subscriptions, but not connections.
 */
export class IosHost implements HostAdapter {
  private readonly mtus = new Map<string, number>();
  private readonly subscribed = new Set<string>();
  private readonly prepared = new Map<string, Part[]>();
  private underWay = 0;
  private refused = false;

  constructor(
    private readonly phone: RadioPhone,
    private readonly core: () => HostCore,
    private readonly onCut: () => void,
    /** The length of the queue for notifications to all phones. */
    private readonly slots: number,
  ) {}

  notify(guest: string, value: Uint8Array): NotifyResult {
    if (!this.subscribed.has(guest)) return 'failed';
    if (this.underWay >= this.slots) {
      this.refused = true;
      return 'full';
    }
    this.underWay += 1;
    this.phone
      .ask('notify', { guest, target: OUTPUT, value: toText(value) })
      .then(
        ({ cut }) => cut && this.onCut(),
        () => {},
      )
      .finally(() => this.freeSlot());
    return 'sent';
  }

  respond(_guest: string, request: number, error: number, _offset: number, value: Uint8Array): void {
    this.phone.ask('respond', { request, error, value: toText(value) }).catch(() => {});
  }

  /** Does nothing: an iPhone can't disconnect. */
  cancel(): void {}

  guestCame(): void {}

  guestMtu(guest: string, mtu: number): void {
    this.mtus.set(guest, mtu);
  }

  guestGone(guest: string): void {
    this.mtus.delete(guest);
    this.prepared.delete(guest);
    if (this.subscribed.delete(guest)) this.core().unsubscribed(guest);
  }

  request(event: RequestEvent): void {
    const { guest, request, kind, target, offset, value } = event;
    if (target === SUBSCRIPTION) this.subscription(event);
    else if (kind === 'prepare') this.prepare(event);
    else if (kind === 'execute') this.execute(event);
    else if (kind === 'read') this.core().read(guest, request, targetOf(target), offset);
    else {
      const write = { target: targetOf(target), offset, value: toBytes(value) };
      this.core().write(guest, request, { ...write, kind: kind === 'write' ? 'request' : 'command' });
    }
  }

  private subscription({ guest, request, kind, value }: RequestEvent): void {
    const on = this.subscribed.has(guest);
    const wanted = ((toBytes(value)[0] ?? 0) & 1) === 1;
    this.answer(request, kind === 'read' ? new Uint8Array([on ? 1 : 0, 0]) : undefined);
    if (kind === 'read') return;
    if (wanted) {
      this.subscribed.add(guest);
      this.core().subscribed(guest, (this.mtus.get(guest) ?? DEFAULT_MTU) - ATT_HEADER);
    } else if (this.subscribed.delete(guest)) this.core().unsubscribed(guest);
  }

  private prepare({ guest, request, target, offset, value }: RequestEvent): void {
    const part = { target, offset, value: toBytes(value) };
    this.prepared.set(guest, [...(this.prepared.get(guest) ?? []), part]);
    this.answer(request, part.value);
  }

  /** The app receives all parts at once, and answers the first. */
  private execute({ guest, request, execute }: RequestEvent): void {
    const parts = this.prepared.get(guest) ?? [];
    this.prepared.delete(guest);
    const [first] = parts;
    if (!execute || !first) {
      this.answer(request);
      return;
    }
    const value = Uint8Array.from(parts.flatMap((part) => [...part.value]));
    const { offset, target } = first;
    this.core().write(guest, request, { target: targetOf(target), offset, value, kind: 'request' });
  }

  private answer(request: number, value: Uint8Array = new Uint8Array()): void {
    this.respond('', request, 0, 0, value);
  }

  private freeSlot(): void {
    this.underWay -= 1;
    if (!this.refused) return;
    this.refused = false;
    this.core().ready();
  }
}
