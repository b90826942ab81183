import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BluetoothAccess } from '../../../net/transports/bluetooth/access';
import type { Readiness } from '../../../net/transports/bluetooth/readiness';
import type { Hurdle } from './hurdle';

/**
 * Where the text appears: before joining, on the host's invitation, or on a guest that has lost its table.
 */
export type Purpose = 'join' | 'invite' | 'return';

type AsksFor = BluetoothAccess['asksFor'];
type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

const notAllowed = msg`Bluetooth is not allowed`;

export const titleWords: Words<Hurdle> = {
  'not-asked': msg`Play over Bluetooth`,
  refused: notAllowed,
  blocked: notAllowed,
  off: msg`Bluetooth is off`,
  'location-off': msg`The location is off`,
};

const notForJoining = msg`Knobel may not use Bluetooth, so it finds only tables on the same Wi-Fi.`;
const notForInviting = msg`Knobel may not use Bluetooth, so only phones on the same Wi-Fi can join.`;
const notForReturning = msg`Was this table reached over Bluetooth? Then allow it first.`;

/** The purpose of Bluetooth, or the consequence of its absence. */
export const whyWords: Readonly<Record<Purpose, Words<Hurdle>>> = {
  join: {
    'not-asked': msg`Bluetooth finds the tables around you, without any Wi-Fi.`,
    refused: notForJoining,
    blocked: notForJoining,
    off: msg`While Bluetooth is off, only tables on the same Wi-Fi are found.`,
    'location-off': msg`Up to Android 11, Bluetooth finds tables only while the location is on.`,
  },
  invite: {
    'not-asked': msg`With Bluetooth, phones around you find this table without any Wi-Fi.`,
    refused: notForInviting,
    blocked: notForInviting,
    off: msg`While Bluetooth is off, only phones on the same Wi-Fi can join.`,
    'location-off': msg`Up to Android 11, phones find each other over Bluetooth only while the location is on.`,
  },
  return: {
    'not-asked': notForReturning,
    refused: notForReturning,
    blocked: notForReturning,
    off: msg`Was this table reached over Bluetooth? Then switch it on first.`,
    'location-off': msg`Was this table reached over Bluetooth? Then switch the location on first.`,
  },
};

const asks: Words<AsksFor> = {
  bluetooth: msg`You will be asked whether Knobel may use Bluetooth.`,
  'nearby-devices': msg`You will be asked whether Knobel may find nearby devices: those are the phones of the others.`,
  location: msg`Android will ask for your location, because Bluetooth could reveal it. Knobel never wants to know where you are.`,
};

const settings: Words<AsksFor> = {
  bluetooth: msg`You can allow it in the settings: switch “Bluetooth” on there.`,
  'nearby-devices': msg`You can allow it in the settings, under “Permissions”: “Nearby devices”.`,
  location: msg`You can allow it in the settings, under “Permissions”: “Location”. Knobel never wants to know where you are.`,
};

const flightMode = msg`Flight mode turns it off, too. You can switch it on again and stay in flight mode.`;
const neverWants = msg`Knobel never wants to know where you are.`;

/** The next step and the system's question. NB14: the player reads this before tapping the button. */
export function howWords(hurdle: Hurdle, asksFor: AsksFor): MessageDescriptor {
  const how: Words<Hurdle> = {
    'not-asked': asks[asksFor],
    refused: asks[asksFor],
    blocked: settings[asksFor],
    off: flightMode,
    'location-off': neverWants,
  };
  return how[hurdle];
}

const openSettings = msg`Open settings`;

export const buttonWords: Words<Hurdle> = {
  'not-asked': msg`Use Bluetooth`,
  refused: msg`Ask again`,
  blocked: openSettings,
  off: openSettings,
  'location-off': openSettings,
};

/** Shown where the player can only wait or use another transport. */
export const stillWords: Readonly<
  Record<'join' | 'invite', Words<Extract<Readiness, 'unsupported' | 'starting'>>>
> = {
  join: {
    unsupported: msg`This phone can’t play over Bluetooth. It finds tables on the same Wi-Fi.`,
    starting: msg`Bluetooth is starting…`,
  },
  invite: {
    unsupported: msg`This phone can’t play over Bluetooth. Phones on the same Wi-Fi can join.`,
    starting: msg`Bluetooth is starting…`,
  },
};

const notForGuest = msg`Knobel may not use Bluetooth any more, so there is no connection to the host.`;
const notForHost = msg`Knobel may not use Bluetooth any more, so others can’t connect that way.`;

/** During a game: why others are out of reach. */
export const lossWords: Readonly<Record<'host' | 'guest', Words<Hurdle>>> = {
  guest: {
    'not-asked': notForGuest,
    refused: notForGuest,
    blocked: notForGuest,
    off: msg`Bluetooth is off, so there is no connection to the host.`,
    'location-off': msg`The location is off, so Bluetooth can’t find the host.`,
  },
  host: {
    'not-asked': notForHost,
    refused: notForHost,
    blocked: notForHost,
    off: msg`Bluetooth is off, so others can’t connect that way.`,
    'location-off': msg`The location is off, so others can’t connect over Bluetooth.`,
  },
};
