import { useEffect, useRef } from 'react';
import { useTrace } from '../../../stores/app/AppContext';
import type { Shaking } from './shaking';

/** The least acceleration of a shake, in g beyond gravity. */
const SHAKE_G = 0.9;
const BEATS = 3;
const CALM = 320; // ms without a beat

/** Whether this platform has an accelerometer. */
export const canShake = true;

/** Detects shaking with the accelerometer, which runs only while `wanted`. */
export function useShake(wanted: boolean, shaking: Shaking): void {
  const trace = useTrace();
  const latest = useRef(shaking);
  latest.current = shaking;
  useEffect(() => {
    if (!wanted) return;
    let active = true;
    let stop: (() => void) | undefined;
    let calm: ReturnType<typeof setTimeout> | undefined;
    let beats = 0;
    let shaken = false;
    const rest = () => {
      if (shaken) latest.current.onStop();
      beats = 0;
      shaken = false;
    };
    const listen = async () => {
      const { Accelerometer } = await import('expo-sensors');
      if (!(await Accelerometer.isAvailableAsync()) || !active) return;
      Accelerometer.setUpdateInterval(60);
      const subscription = Accelerometer.addListener(({ x, y, z }) => {
        if (Math.abs(Math.hypot(x, y, z) - 1) < SHAKE_G) return;
        clearTimeout(calm);
        calm = setTimeout(rest, CALM);
        if (++beats !== BEATS) return;
        shaken = true;
        latest.current.onStart();
      });
      stop = () => subscription.remove();
    };
    listen().catch((error: unknown) => trace.tell({ kind: 'caught', where: 'shaking', error }));
    return () => {
      active = false;
      clearTimeout(calm);
      stop?.();
      if (shaken) latest.current.onGiveUp();
    };
  }, [wanted, trace]);
}
