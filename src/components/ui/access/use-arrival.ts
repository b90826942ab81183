import { type ComponentRef, type RefObject, useEffect, useRef } from 'react';
import type { Text } from 'react-native';
import { type Clock, realClock } from '../../../net/clock';
import { moveReader } from './move-reader';

/** The system moves the reader first, to the back button, when the new screen has come in. */
const ARRIVED_MS = 500;

/**
 * Returns a ref for the title of a screen. A new screen begins there for a screen reader. When the player comes back, the system puts
 * the reader to where it was.
 */
export function useArrival(
  _title: string,
  clock: Clock = realClock,
): RefObject<ComponentRef<typeof Text> | null> {
  const heading = useRef<ComponentRef<typeof Text>>(null);
  useEffect(() => clock.after(ARRIVED_MS, () => heading.current && moveReader(heading.current)), [clock]);
  return heading;
}
