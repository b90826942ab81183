import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useAnimatedReaction } from 'react-native-reanimated';
import { openPainterCanvas, type PainterCanvas } from './painter-canvas';
import type { SurfaceProps } from './surface';
import { usePlaying } from './use-playing';

/**
 * Sends each change of time to the painter, which draws in a worker. In browsers Reanimated has no thread of
 * its own, and Skia's renderer would only add work and a megabyte.
 */
export function WebSurface({ player, view, width, height, onReady, onFail }: SurfaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<PainterCanvas | null>(null);
  const { playing, time, hand } = usePlaying(player);
  const callbacks = useRef({ onReady, onFail });
  callbacks.current = { onReady, onFail };

  useLayoutEffect(() => {
    const opened = openPainterCanvas({
      ratio: Math.min(PixelRatio.get(), 3),
      onShown: () => callbacks.current.onReady(),
      onFail: () => callbacks.current.onFail(),
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
