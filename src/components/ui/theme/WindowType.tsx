import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { TypeSizeContext } from './type-size';
import { useTextScale } from './use-text-scale';

/** From this shorter side a window is a tablet or a desktop, which is looked at from further away. */
const LARGE_WINDOW = 600;
const LARGE_TYPE = 1.2;

/** Enlarges the type of a screen in a large window, unless the system's text is that large already. */
export function WindowType({ children }: { readonly children: ReactNode }) {
  return <TypeSizeContext value={useWindowType()}>{children}</TypeSizeContext>;
}

function useWindowType(): number {
  const { width, height } = useWindowDimensions();
  const text = useTextScale();
  return Math.min(width, height) < LARGE_WINDOW ? 1 : Math.max(1, LARGE_TYPE / text);
}
