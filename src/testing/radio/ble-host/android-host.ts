import type { HostCore } from '../../bluetooth/host-core';
import type { NotifyResult, Target } from '../../bluetooth/host-radio';
import type { RequestEvent } from '../messages';
import type { RadioPhone } from '../radio-phone';
import { type HostAdapter, OUTPUT, SUBSCRIPTION, toBytes, toText } from './host-adapter';

/**
 * Like BluetoothGattServer: the app answers every request, and one notification at a time is in transit to a
 * device.
 */
export class AndroidHost implements HostAdapter {
  constructor(
    private readonly phone: RadioPhone,
    private readonly core: () => HostCore,
    /** Called when a notification is longer than the MTU allows: Android silently truncates it. */
    private readonly onCut: () => void,
  ) {}

  notify(guest: string, value: Uint8Array): NotifyResult {
    this.phone.ask('notify', { guest, target: OUTPUT, value: toText(value) }).then(
      ({ cut }) => {
        if (cut) this.onCut();
        this.core().sent(guest, true);
      },
      () => this.core().sent(guest, false),
    );
    return 'pending';
  }

  respond(_guest: string, request: number, error: number, _offset: number, value: Uint8Array): void {
    this.phone.ask('respond', { request, error, value: toText(value) }).catch(() => {});
  }

  cancel(guest: string): void {
    this.phone.ask('drop', { guest }).catch(() => {});
  }

  guestCame(guest: string): void {
    this.core().connected(guest);
  }

  guestMtu(guest: string, mtu: number): void {
    this.core().mtu(guest, mtu);
  }

  guestGone(guest: string): void {
    this.core().disconnected(guest);
  }

  request({ guest, request, kind, target, offset, value, execute }: RequestEvent): void {
    const at = targetOf(target);
    if (kind === 'execute') this.core().execute(guest, request, execute);
    else if (kind === 'read') this.core().read(guest, request, at, offset);
    else {
      const writeKind = kind === 'write' ? 'request' : kind;
      this.core().write(guest, request, { target: at, offset, value: toBytes(value), kind: writeKind });
    }
  }
}

export function targetOf(target: string | null): Target {
  if (target === SUBSCRIPTION) return 'subscription';
  return target === 'card' || target === OUTPUT ? target : 'input';
}
