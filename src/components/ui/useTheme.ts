import { useColorScheme } from 'react-native';
import { dark, light, type Theme } from './theme';

/** The theme that the system asks for. */
export function useTheme(): Theme {
  return useColorScheme() === 'dark' ? dark : light;
}
