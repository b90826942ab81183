import { router, Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'react-native';
import { AppRoot } from '../src/components/AppRoot';
import { ScreenBoundary } from '../src/components/trouble/ScreenBoundary';
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
          <ScreenBoundary onHome={route.name === 'index' ? null : home}>{children}</ScreenBoundary>
        )}
      />
    </AppRoot>
  );
}
