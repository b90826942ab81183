import { createContext, useContext } from 'react';
import { light, type Theme } from './theme';

interface Looks {
  readonly theme: Theme;
  readonly reducedMotion: boolean;
}

/** What `ThemeProvider` gives. */
export const LooksContext = createContext<Looks>({ theme: light, reducedMotion: false });

export function useTheme(): Theme {
  return useContext(LooksContext).theme;
}

/** Whether things should change without moving: asked for by the system or in the app's settings. */
export function useReducedMotion(): boolean {
  return useContext(LooksContext).reducedMotion;
}
