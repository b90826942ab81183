import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WayKind } from '../../net/transports/transport';

/** By what phones reach each other. */
export const wayWords: Readonly<Record<WayKind, MessageDescriptor>> = {
  lan: msg`Wi-Fi`,
  relay: msg`the app’s computer`,
  bluetooth: msg`Bluetooth`,
};

/** To a guest, at its table. */
export const overWords: Readonly<Record<WayKind, MessageDescriptor>> = {
  lan: msg`Connected over Wi-Fi`,
  relay: msg`Connected over the app’s computer`,
  bluetooth: msg`Connected over Bluetooth`,
};
