import { router } from 'expo-router';

/** Goes to the screen before, or home if this one was opened by its URL. */
export function back(): void {
  if (router.canGoBack()) router.back();
  else router.replace('/');
}
