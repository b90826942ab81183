import { router } from 'expo-router';

/** To the screen before, or home if this one was opened by its address. */
export function back(): void {
  if (router.canGoBack()) router.back();
  else router.replace('/');
}
