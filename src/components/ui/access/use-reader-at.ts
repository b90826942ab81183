import { type RefObject, useEffect, useRef } from 'react';
import type { View } from 'react-native';
import { realClock } from '../../../net/clock';
import { FADE_MS } from '../overlays/sheets-in-turn';
import { moveReader } from './move-reader';

/**
 * Returns a ref for a view. Each new `time` moves the screen reader there. It waits until a closing sheet has gone: before that, the
 * system puts the reader back to where it was when the sheet opened.
 */
export function useReaderAt(time: number): RefObject<View | null> {
  const view = useRef<View>(null);
  useEffect(() => {
    if (time === 0) return;
    return realClock.after(FADE_MS, () => {
      if (view.current) moveReader(view.current);
    });
  }, [time]);
  return view;
}
