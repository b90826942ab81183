import { createContext, useContext } from 'react';
import { light, type Theme } from './theme';

interface Looks {
  readonly theme: Theme;
  readonly reducedMotion: boolean;
}

/** The value of `ThemeProvider`. */
export const LooksContext = createContext<Looks>({ theme: light, reducedMotion: false });

export function useTheme(): Theme {
  return useContext(LooksContext).theme;
}

/** Whether to change things without motion, by the system's or the app's setting. */
export function useReducedMotion(): boolean {
  return useContext(LooksContext).reducedMotion;
}
