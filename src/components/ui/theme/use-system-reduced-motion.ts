import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the system asks for less motion. */
export function useSystemReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let here = true;
    AccessibilityInfo.isReduceMotionEnabled().then((now) => here && setReduced(now));
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      here = false;
      listening?.remove();
    };
  }, []);
  return reduced;
}
