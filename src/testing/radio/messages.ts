/** The operations of the Python program (`python/world.py`): the arguments and the answer of each. */
export interface AirOperations {
  reset: { args: object; answer: null };
  air: { args: AirSettings; answer: null };
  phone: { args: PhoneSettings; answer: null };
  cut: { args: { readonly one: string; readonly other: string }; answer: null };
  heal: { args: { readonly one: string; readonly other: string }; answer: null };
}

export interface AirSettings {
  /** Milliseconds between connection events; 0: packets are sent at once. */
  readonly intervalMs: number;
  /** Packets of the link layer in one direction of a connection event. */
  readonly packetsPerEvent: number;
  /** The supervision timeout in milliseconds; null: none. */
  readonly supervisionMs: number | null;
}

export interface PhoneSettings {
  readonly phone: string;
  readonly address: string;
  /** The largest MTU that its server accepts. */
  readonly maxMtu: number;
  /** The limit of guests at a time. */
  readonly slots: number;
}

/** The operations of one phone. `device` and `guest` are addresses of other phones. Bytes are base64. */
export interface PhoneOperations {
  power: { args: { readonly on: boolean; readonly silent: boolean }; answer: null };
  quit: { args: { readonly links: 'end' | 'stay' }; answer: null };
  rotate: { args: { readonly address: string }; answer: null };

  scan: { args: { readonly on: boolean }; answer: null };
  connect: { args: { readonly device: string; readonly timeoutMs: number | null }; answer: null };
  disconnect: { args: { readonly device: string }; answer: null };
  'exchange-mtu': { args: { readonly device: string; readonly mtu: number }; answer: number };
  discover: { args: { readonly device: string }; answer: readonly RemoteService[] };
  read: { args: { readonly device: string; readonly handle: number }; answer: string };
  write: {
    args: {
      readonly device: string;
      readonly handle: number;
      readonly value: string;
      readonly response: boolean;
    };
    answer: null;
  };
  subscribe: {
    args: { readonly device: string; readonly handle: number; readonly cccd: number; readonly on: boolean };
    answer: null;
  };
  'send-pdu': { args: { readonly device: string; readonly pdu: string }; answer: null };

  serve: {
    args: {
      readonly service: string;
      readonly characteristics: readonly ServedCharacteristic[];
      /** The number of attributes before the service: a rebuilt server may have other handles. */
      readonly before: number;
    };
    answer: null;
  };
  close: { args: object; answer: null };
  advertise: { args: AdvertisedService; answer: null };
  'stop-advertising': { args: object; answer: null };
  notify: {
    args: { readonly guest: string; readonly target: string; readonly value: string };
    answer: { readonly cut: boolean };
  };
  respond: {
    args: { readonly request: number; readonly error: number; readonly value: string };
    answer: null;
  };
  drop: { args: { readonly guest: string }; answer: null };
}

export interface RemoteService {
  readonly uuid: string;
  readonly characteristics: readonly RemoteCharacteristic[];
}

export interface RemoteCharacteristic {
  readonly uuid: string;
  readonly handle: number;
  /** The handle of its Client Characteristic Configuration Descriptor. */
  readonly cccd: number | null;
  readonly properties: number;
}

export interface ServedCharacteristic {
  readonly name: string;
  readonly uuid: string;
  readonly property: 'read' | 'write' | 'notify';
}

export interface AdvertisedService {
  readonly service: string;
  readonly serviceData: string | null;
  readonly name: string | null;
  /** Like an iPhone's app in the background: without UUID and name. */
  readonly overflow: boolean;
}

export type RadioEvent =
  | { readonly event: 'state'; readonly phone: string; readonly on: boolean }
  | AdvertisementEvent
  | {
      readonly event: 'disconnected';
      readonly phone: string;
      readonly device: string;
      readonly reason: number;
    }
  | NotificationEvent
  | { readonly event: 'guest-came'; readonly phone: string; readonly guest: string }
  | { readonly event: 'guest-mtu'; readonly phone: string; readonly guest: string; readonly mtu: number }
  | { readonly event: 'guest-gone'; readonly phone: string; readonly guest: string; readonly reason: number }
  | RequestEvent;

export interface AdvertisementEvent {
  readonly event: 'advertisement';
  readonly phone: string;
  readonly device: string;
  readonly rssi: number;
  readonly connectable: boolean;
  readonly services: readonly string[];
  readonly serviceData: Readonly<Record<string, string>>;
  readonly name: string | null;
  readonly overflow: boolean;
}

export interface NotificationEvent {
  readonly event: 'notification';
  readonly phone: string;
  readonly device: string;
  readonly handle: number;
  readonly value: string;
}

/** A guest's request for a served characteristic. All but a `command` wait for `respond`. */
export interface RequestEvent {
  readonly event: 'request';
  readonly phone: string;
  readonly guest: string;
  readonly request: number;
  readonly kind: 'read' | 'write' | 'command' | 'prepare' | 'execute';
  /** The characteristic's name, `NAME-subscription` for its descriptor; null for `execute`. */
  readonly target: string | null;
  readonly offset: number;
  readonly value: string;
  /** For `execute`: false cancels the prepared writes. */
  readonly execute: boolean;
}

export type RadioErrorCode =
  | 'powered-off'
  | 'not-connected'
  | 'connected-already'
  | 'connecting-already'
  | 'cancelled'
  | 'timeout'
  | 'disconnected'
  | 'att'
  | 'too-large'
  | 'no-such-phone'
  | 'no-such-operation'
  | 'internal';

export interface RadioFailure {
  readonly error: RadioErrorCode;
  readonly message: string;
  readonly att?: number;
  readonly reason?: number | null;
}

export type FromRadio =
  | { readonly event: 'ready' }
  | RadioEvent
  | { readonly id: number; readonly ok: unknown }
  | ({ readonly id: number } & RadioFailure);
