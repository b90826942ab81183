import { router, Stack, useIsFocused } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import type { ReactNode } from 'react';
import { StatusBar } from 'react-native';
import { AppRoot } from '../src/components/AppRoot';
import { ScreenBoundary } from '../src/components/trouble/ScreenBoundary';
import { InFrontContext } from '../src/components/ui/access/in-front';
import { useBundledFonts } from '../src/components/ui/theme/use-bundled-fonts';

/** Shown in place of a screen while its code loads. */
export { Waiting as SuspenseFallback } from '../src/components/ui/overlays/Waiting';

SplashScreen.preventAutoHideAsync();

const home = () => router.dismissTo('/');

export default function Layout() {
  if (!useBundledFonts()) return null;
  return (
    <AppRoot>
      <StatusBar barStyle="light-content" />
      <Stack
        screenOptions={{ headerShown: false }}
        screenLayout={({ route, children }) => (
          <ScreenBoundary onHome={route.name === 'index' ? null : home}>
            <Fronted>{children}</Fronted>
          </ScreenBoundary>
        )}
      />
    </AppRoot>
  );
}

/** Tells a screen whether it is in front. */
function Fronted({ children }: { readonly children: ReactNode }) {
  return <InFrontContext value={useIsFocused()}>{children}</InFrontContext>;
}
