import { type ReactNode, useMemo } from 'react';
import { useColorScheme } from 'react-native';
import { usePage } from '../access/use-page';
import { dark, light } from './theme';
import { useSystemReducedMotion } from './use-system-reduced-motion';
import { LooksContext } from './use-theme';

export type ThemeMode = 'system' | 'light' | 'dark';

interface Props {
  readonly mode?: ThemeMode;
  /** The app's own setting; the system's is honoured in any case. */
  readonly reducedMotion?: boolean;
  readonly children: ReactNode;
}

/** Gives the theme, and whether things move, to all that is inside. */
export function ThemeProvider({ mode = 'system', reducedMotion = false, children }: Props) {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const theme = (mode === 'system' ? system : mode) === 'dark' ? dark : light;
  const still = useSystemReducedMotion() || reducedMotion;
  usePage(theme);
  const looks = useMemo(() => ({ theme, reducedMotion: still }), [theme, still]);
  return <LooksContext value={looks}>{children}</LooksContext>;
}
