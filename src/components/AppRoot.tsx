import * as SplashScreen from 'expo-splash-screen';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { I18nProvider } from '../i18n/I18nProvider';
import { AppProvider, useSettings, useTrace } from '../stores/app/AppContext';
import { createApp } from '../stores/app/app';
import type { App } from '../stores/app/app-interface';
import { openPlatform } from '../stores/app/open-platform';
import { SheetTurns } from './ui/overlays/SheetTurns';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * Provides the stores, the theme and the translations to every screen. It renders nothing before they are
 * ready.
 */
export function AppRoot({ children }: { readonly children: ReactNode }) {
  const app = useOpenedApp();
  useEffect(() => {
    if (app) SplashScreen.hide();
  }, [app]);
  return (
    app && (
      <AppProvider app={app}>
        <Looks>{children}</Looks>
      </AppProvider>
    )
  );
}

function Looks({ children }: { readonly children: ReactNode }) {
  const theme = useSettings((settings) => settings.theme);
  const reducedMotion = useSettings((settings) => settings.reducedMotion);
  const language = useSettings((settings) => settings.language);
  const trace = useTrace();
  const failed = useCallback(
    (error: unknown) => trace.tell({ kind: 'caught', where: 'words', error }),
    [trace],
  );
  return (
    <ThemeProvider mode={theme} reducedMotion={reducedMotion}>
      <I18nProvider language={language} onFailed={failed}>
        <SheetTurns>{children}</SheetTurns>
      </I18nProvider>
    </ThemeProvider>
  );
}

function useOpenedApp(): App | null {
  const [app, setApp] = useState<App | null>(null);
  useEffect(() => {
    openPlatform().then(createApp).then(setApp);
  }, []);
  return app;
}
