/**
 * Whether this phone can use Bluetooth now, and what a person has to do first.
 *
 * - `unsupported`: this phone has no Bluetooth LE.
 * - `not-asked`: the system will ask for a permission, so nothing is touched before a person says so (NB14).
 * - `refused`: the person said no, and may be asked again. `blocked`: only the system's settings can change it.
 * - `off`: Bluetooth is switched off; flight mode does that too.
 * - `location-off`: up to Android 11 a scan finds nothing while the phone's location is switched off.
 * - `starting`: the system has not said yet.
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
