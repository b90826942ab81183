import { useEffect, useRef } from 'react';
import { useTrace } from '../../../stores/app/AppContext';
import type { Shaking } from './shaking';

/** In g beyond gravity's own. */
const SHAKEN = 0.9;
const BEATS = 3;
const CALM = 320; // ms without a beat

/** Whether this platform tells how it is moved. */
export const canShake = true;

/** Listens to the phone's accelerometer, only while there is something to shake. */
export function useShake(wanted: boolean, shaking: Shaking): void {
  const trace = useTrace();
  const latest = useRef(shaking);
  latest.current = shaking;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
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
      if (!(await Accelerometer.isAvailableAsync()) || !here) return;
      Accelerometer.setUpdateInterval(60);
      const subscription = Accelerometer.addListener(({ x, y, z }) => {
        if (Math.abs(Math.hypot(x, y, z) - 1) < SHAKEN) return;
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
      here = false;
      clearTimeout(calm);
      stop?.();
      if (shaken) latest.current.onGiveUp();
    };
  }, [wanted, trace]);
}
