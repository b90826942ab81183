import { Canvas, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue } from 'react-native-reanimated';
import { drawTray } from './drawing/draw-tray';
import { makeKit } from './kit';
import type { SurfaceProps } from './surface';
import { usePlaying } from './use-playing';

/** Draws on the UI thread. */
export function NativeSurface({ player, view, width, height, onReady }: SurfaceProps) {
  const kit = useMemo(() => makeKit(Skia, PixelRatio.get()), []);
  const { playing, time, hand } = usePlaying(player);
  useEffect(onReady, [onReady]);

  const picture = useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
    const now = playing.value;
    if (now !== null) {
      drawTray(canvas, kit, now.plan, now.looks, view, time.value, hand.value.x, hand.value.y);
    }
    const drawn = recorder.finishRecordingAsPicture();
    recorder.dispose();
    return drawn;
  });

  return (
    <Canvas style={{ width, height }} colorSpace="srgb">
      <Picture picture={picture} />
    </Canvas>
  );
}
