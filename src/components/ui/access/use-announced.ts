import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

interface Ways {
  /** It comes with the text in it, and that is news. */
  readonly arriving?: boolean;
  /** Another number says the same text again. */
  readonly again?: number;
}

/** Says a text on iPhones whenever it changes: they know no live regions, which say it everywhere else. */
export function useAnnounced(text: string, { arriving = false, again = 0 }: Ways = {}): void {
  const now = `${again} ${text}`;
  const said = useRef(arriving ? '' : now);
  useEffect(() => {
    if (said.current === now) return;
    said.current = now;
    // What is being said is said to its end: what has happened, and then what there is to do.
    if (Platform.OS === 'ios' && text !== '')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
  }, [now, text]);
}
