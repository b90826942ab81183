import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransportKind } from '../../net/transports/transport';

/** The name of each transport. */
export const transportWords: Readonly<Record<TransportKind, MessageDescriptor>> = {
  lan: msg`Wi-Fi`,
  relay: msg`the app’s computer`,
  bluetooth: msg`Bluetooth`,
};

/** Tells a guest how it is connected. */
export const connectedWords: Readonly<Record<TransportKind, MessageDescriptor>> = {
  lan: msg`Connected over Wi-Fi`,
  relay: msg`Connected over the app’s computer`,
  bluetooth: msg`Connected over Bluetooth`,
};
