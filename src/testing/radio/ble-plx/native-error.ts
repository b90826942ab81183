import { RadioError } from '../radio-error';

export type Os = 'android' | 'ios';

/** The codes with which react-native-ble-plx's native modules reject. */
export const Code = {
  unknown: 0,
  cancelled: 2,
  timedOut: 3,
  unauthorized: 101,
  poweredOff: 102,
  connectionFailed: 200,
  disconnected: 201,
  notConnected: 205,
  discoveryFailed: 300,
  serviceNotFound: 302,
  servicesNotDiscovered: 303,
  writeFailed: 401,
  readFailed: 402,
  notifyFailed: 403,
  characteristicNotFound: 404,
  scanFailed: 600,
} as const;

const ANDROID_CODES_FROM = 0x80;
/** CBError on iPhones: the connection timed out, the other phone disconnected. */
const IOS_TIMED_OUT = 6;
const IOS_HUNG_UP = 7;
const SUPERVISION_TIMEOUT = 0x08;

interface Details {
  readonly attErrorCode?: number | null;
  readonly androidErrorCode?: number | null;
  readonly iosErrorCode?: number | null;
  readonly reason?: string;
  readonly deviceID?: string;
  readonly serviceUUID?: string;
  readonly characteristicUUID?: string;
}

/** An error of the native modules. Its message is JSON, which the library reads. */
export function nativeError(errorCode: number, details: Details = {}): Error {
  const none = { attErrorCode: null, iosErrorCode: null, androidErrorCode: null, reason: null };
  return new Error(JSON.stringify({ errorCode, ...none, ...details }));
}

/** Android reports all statuses below 0x80 as ATT errors (BleErrorToJsObjectConverter). */
const androidStatus = (status: number): Details =>
  status >= ANDROID_CODES_FROM ? { androidErrorCode: status } : { attErrorCode: status };

/** Converts an error of the radio to one of the library. `otherwise`: the code of an error response. */
export function translated(error: unknown, os: Os, device: string, otherwise: number): Error {
  if (!(error instanceof RadioError)) return error instanceof Error ? error : new Error(String(error));
  const deviceID = device;
  const reason = error.reason ?? 0;
  switch (error.code) {
    case 'disconnected':
      if (os === 'android') return nativeError(Code.disconnected, { deviceID, ...androidStatus(reason) });
      return nativeError(Code.disconnected, {
        deviceID,
        iosErrorCode: reason === SUPERVISION_TIMEOUT ? IOS_TIMED_OUT : IOS_HUNG_UP,
      });
    case 'powered-off':
      return nativeError(Code.poweredOff);
    case 'not-connected':
      return nativeError(Code.notConnected, { deviceID });
    case 'cancelled':
      return nativeError(Code.cancelled);
    case 'timeout':
      return nativeError(Code.timedOut);
    case 'att':
      return nativeError(otherwise, { deviceID, attErrorCode: error.att });
    default:
      return nativeError(Code.unknown, { reason: error.message });
  }
}
