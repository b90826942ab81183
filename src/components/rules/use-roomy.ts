import { useWindowDimensions } from 'react-native';

/** Whether the window is large (a tablet or a computer), so dice and boxes are larger. */
export function useRoomy(): boolean {
  const { width, height } = useWindowDimensions();
  return Math.min(width, height) >= 600;
}
