import { useEffect } from 'react';
import type { ReplayKeys } from './use-replay-keys';

/** The moves of a Page Up or Page Down on the slider. */
const PAGE = 10;

/** Left and right change the move wherever the focus is. On the slider all of its keys work. */
export function useReplayKeys({ at, length, goTo }: ReplayKeys): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      // With a modifier the key belongs to the browser.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const onSlider = event.target instanceof Element && event.target.role === 'slider';
      const to = wish(event.key, onSlider);
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    };
    const wish = (key: string, onSlider: boolean): number | undefined => {
      if (key === 'ArrowLeft') return at - 1;
      if (key === 'ArrowRight') return at + 1;
      if (!onSlider) return undefined;
      const slides: Readonly<Record<string, number>> = {
        ArrowDown: at - 1,
        ArrowUp: at + 1,
        PageDown: at - PAGE,
        PageUp: at + PAGE,
        Home: 0,
        End: length,
      };
      return slides[key];
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [at, length, goTo]);
}
