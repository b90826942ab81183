import { BleFailure } from '../../net/transports/bluetooth/central';

/** The codes of react-native-ble-plx, `BleErrorCode`. */
const CANCELLED = 2;
const TIMED_OUT = 3;
const FIRST_STATE = 100;
const LAST_STATE = 105;
const CONNECTION_FAILED = 200;
const DISCONNECTED = 201;
const ALREADY_CONNECTED = 203;
const NOT_FOUND = 204;
const NOT_CONNECTED = 205;
const MTU_FAILED = 206;
const FIRST_GATT = 300;
const LAST_GATT = 405;
const SCAN_FAILED = 600;
const LOCATION_OFF = 601;

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'errorCode' in error && typeof error.errorCode === 'number'
    ? error.errorCode
    : null;

/** Converts an error of a connection attempt, or of an operation on a connection. */
export function plxFailure(error: unknown): BleFailure {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  return new BleFailure(whyOf(code), `${text} (${code ?? 'no code'})`);
}

function whyOf(code: number | null): BleFailure['why'] {
  if (code === null) return 'failed';
  if (code === CANCELLED || code === TIMED_OUT || code === NOT_FOUND) return 'gone';
  if (code >= FIRST_STATE && code <= LAST_STATE) return 'not-ready';
  // Android's 133 and 0x3E: another phone connected first, or the radio was busy.
  if ([CONNECTION_FAILED, DISCONNECTED, ALREADY_CONNECTED, NOT_CONNECTED, MTU_FAILED].includes(code))
    return 'busy';
  if (code >= FIRST_GATT && code <= LAST_GATT) return 'stale';
  return 'failed';
}

export type ScanFailure = 'throttled' | 'location-off' | 'not-ready' | 'failed';

export function plxScanFailure(error: unknown): ScanFailure {
  const code = codeOf(error);
  if (code === SCAN_FAILED) return 'throttled';
  if (code === LOCATION_OFF) return 'location-off';
  return code !== null && code >= FIRST_STATE && code <= LAST_STATE ? 'not-ready' : 'failed';
}
