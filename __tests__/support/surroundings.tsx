import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Words } from './words';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/**
 * The providers that every component needs: words and a safe area. render(<Sheet />, { wrapper: Surroundings
 * })
 */
export function Surroundings({ children }: { readonly children: ReactNode }) {
  return (
    <SafeAreaProvider initialMetrics={phone}>
      <Words>{children}</Words>
    </SafeAreaProvider>
  );
}
