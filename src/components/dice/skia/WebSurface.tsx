import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useAnimatedReaction } from 'react-native-reanimated';
import { type Painted, painted } from './painted';
import type { SurfaceProps } from './surface';
import { usePlaying } from './use-playing';

/**
 * In a browser Reanimated has no thread of its own, and Skia's renderer would only be in the way (and add a megabyte): whenever the
 * time moves, the painter is told, who draws on a thread of its own.
 */
export function WebSurface({ player, view, width, height, onReady, onFail }: SurfaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Painted | null>(null);
  const { playing, time, hand } = usePlaying(player);
  const heard = useRef({ onReady, onFail });
  heard.current = { onReady, onFail };

  useLayoutEffect(() => {
    const opened = painted({
      ratio: Math.min(PixelRatio.get(), 3),
      onShown: () => heard.current.onReady(),
      onFail: () => heard.current.onFail(),
    });
    frame.current?.append(opened.element);
    setCanvas(opened);
    return () => {
      setCanvas(null);
      opened.close();
    };
  }, []);

  useLayoutEffect(() => canvas?.fit(width, height), [canvas, width, height]);
  useEffect(() => canvas?.show({ view }), [canvas, view]);

  useAnimatedReaction(
    () => playing.value,
    (picture) => {
      if (canvas !== null && picture !== null) canvas.show({ picture, time: time.value, hand: hand.value });
    },
    [canvas],
  );
  useAnimatedReaction(
    () => ({ time: time.value, hand: hand.value }),
    (now) => canvas?.show(now),
    [canvas],
  );

  return <div ref={frame} style={{ width, height, overflow: 'hidden' }} aria-hidden />;
}
