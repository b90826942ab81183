import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

interface Options {
  /** Announces the text that is there on mount. */
  readonly arriving?: boolean;
  /** A new number announces the same text once more. */
  readonly occasion?: number;
}

/** Announces a text on iOS on each change. Other systems use live regions, which iOS lacks. */
export function useAnnounced(text: string, { arriving = false, occasion: again = 0 }: Options = {}): void {
  const now = `${again} ${text}`;
  const announced = useRef(arriving ? '' : now);
  useEffect(() => {
    if (announced.current === now) return;
    announced.current = now;
    // Queued, so that one announcement does not interrupt another.
    if (Platform.OS === 'ios' && text !== '')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
  }, [now, text]);
}
