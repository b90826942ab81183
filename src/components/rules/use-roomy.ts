import { useWindowDimensions } from 'react-native';

/** A tablet or a desk: dice and boxes may be larger. */
export function useRoomy(): boolean {
  const { width, height } = useWindowDimensions();
  return Math.min(width, height) >= 600;
}
