import { useEffect, useRef } from 'react';
import { useTrace } from '../../../stores/app/AppContext';
import { createShakeDetector, SAMPLE_MS } from './shake-detector';
import type { Shaking } from './shaking';

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
    const detector = createShakeDetector();
    const listen = async () => {
      const { Accelerometer } = await import('expo-sensors');
      if (!(await Accelerometer.isAvailableAsync()) || !active) return;
      Accelerometer.setUpdateInterval(SAMPLE_MS);
      const subscription = Accelerometer.addListener(({ x, y, z }) => {
        const change = detector.sample({ x, y, z }, performance.now());
        if (change === 'start') latest.current.onStart();
        if (change === 'stop') latest.current.onStop();
      });
      stop = () => subscription.remove();
    };
    listen().catch((error: unknown) => trace.tell({ kind: 'caught', where: 'shaking', error }));
    return () => {
      active = false;
      stop?.();
      if (detector.shaking()) latest.current.onGiveUp();
    };
  }, [wanted, trace]);
}
