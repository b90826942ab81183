import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { noTrace, type Trace } from '../../net/trace';
import type { App } from './app-interface';
import type { Settings } from './settings';

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('There is no app around this component.');
  return app;
}

/** Returns the app's trace. Without an app, as in the test of one component, the trace drops its events. */
export const useTrace = (): Trace => useContext(AppContext)?.trace ?? noTrace;

export function useSettings<T>(select: (settings: Settings) => T): T {
  return useStore(useApp().settings.store, select);
}
