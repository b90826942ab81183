import { useEffect, useRef } from 'react';
import { hasMotion, useMotionAllowed } from './motion-permission.web';
import { createShakeDetector } from './shake-detector';
import type { Shaking } from './shaking';

/** Whether this platform has an accelerometer. */
export const canShake = hasMotion;

const G = 9.81; // m/s²

/** Detects shaking with the browser's motion events, once they are allowed. */
export function useShake(wanted: boolean, shaking: Shaking): void {
  const latest = useRef(shaking);
  latest.current = shaking;
  const allowed = useMotionAllowed();
  useEffect(() => {
    if (!wanted || !allowed) return;
    const detector = createShakeDetector();
    const feel = ({ accelerationIncludingGravity: felt, timeStamp }: DeviceMotionEvent) => {
      if (felt?.x == null || felt.y == null || felt.z == null) return;
      const change = detector.sample({ x: felt.x / G, y: felt.y / G, z: felt.z / G }, timeStamp);
      if (change === 'start') latest.current.onStart();
      if (change === 'stop') latest.current.onStop();
    };
    window.addEventListener('devicemotion', feel);
    return () => {
      window.removeEventListener('devicemotion', feel);
      if (detector.shaking()) latest.current.onGiveUp();
    };
  }, [wanted, allowed]);
}
