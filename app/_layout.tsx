import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'react-native';
import { AppRoot } from '../src/components/AppRoot';
import { useBundledFonts } from '../src/components/ui/useBundledFonts';

SplashScreen.preventAutoHideAsync();

export default function Layout() {
  if (!useBundledFonts()) return null;
  return (
    <AppRoot>
      <StatusBar barStyle="light-content" />
      <Stack screenOptions={{ headerShown: false }} />
    </AppRoot>
  );
}
