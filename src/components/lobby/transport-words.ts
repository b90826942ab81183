import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransportKind } from '../../net/transports/transport';

/** By what phones reach each other. */
export const transportWords: Readonly<Record<TransportKind, MessageDescriptor>> = {
  lan: msg`Wi-Fi`,
  relay: msg`the app’s computer`,
  bluetooth: msg`Bluetooth`,
};

/** To a guest, at its table. */
export const connectedWords: Readonly<Record<TransportKind, MessageDescriptor>> = {
  lan: msg`Connected over Wi-Fi`,
  relay: msg`Connected over the app’s computer`,
  bluetooth: msg`Connected over Bluetooth`,
};
