/**
 * Whether this phone can use Bluetooth now, or what a person must do first.
 *
 * - `unsupported`: this phone has no Bluetooth LE.
 * - `not-asked`: the system would ask for a permission, so the app does nothing before a person agrees
 *   (NB14).
 * - `refused`: the person refused and may be asked again. `blocked`: only the system's settings can change
 *   it.
 * - `off`: Bluetooth is switched off; flight mode does that too.
 * - `location-off`: up to Android 11 a scan finds nothing while the phone's location is switched off.
 * - `starting`: the state is not known yet.
 */
export const READINESS = [
  'unsupported',
  'not-asked',
  'refused',
  'blocked',
  'off',
  'location-off',
  'starting',
  'ready',
] as const;

export type Readiness = (typeof READINESS)[number];
