import { type ReactNode, useMemo } from 'react';
import { useColorScheme } from 'react-native';
import { usePage } from '../access/use-page';
import { dark, light } from './theme';
import { useSystemReducedMotion } from './use-system-reduced-motion';
import { LooksContext } from './use-theme';

export type ThemeMode = 'system' | 'light' | 'dark';

interface Props {
  readonly mode?: ThemeMode;
  /** The app's own setting. The system's setting counts as well. */
  readonly reducedMotion?: boolean;
  readonly children: ReactNode;
}

/** Provides the theme and the preference for reduced motion. */
export function ThemeProvider({ mode = 'system', reducedMotion = false, children }: Props) {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const theme = (mode === 'system' ? system : mode) === 'dark' ? dark : light;
  const still = useSystemReducedMotion() || reducedMotion;
  usePage(theme);
  const looks = useMemo(() => ({ theme, reducedMotion: still }), [theme, still]);
  return <LooksContext value={looks}>{children}</LooksContext>;
}
