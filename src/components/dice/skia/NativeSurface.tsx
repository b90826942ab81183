import { Canvas, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { drawTray } from './drawTray';
import { makeKit } from './kit';
import { type Playing, timeOf } from './player';
import type { SurfaceProps } from './surface';

/** Drawn on the UI thread: one progress value moves all dice, and when it stands still no frame is made. */
export function NativeSurface({ player, view, width, height, onReady }: SurfaceProps) {
  const kit = useMemo(() => makeKit(Skia, PixelRatio.get()), []);
  const playing = useSharedValue<Playing | null>(null);
  const time = useSharedValue(0);
  const hand = useSharedValue({ x: 0, y: 0 });

  useEffect(() => {
    const follow = (change: 'plan' | 'time' | 'hand') => {
      const { current } = player;
      if (change === 'hand') {
        hand.value = player.hand;
        return;
      }
      if (current === null) return;
      const { from, to, started, takes } = current;
      const now = player.now();
      const left = Math.max(0, started + takes - now);
      if (change === 'plan') {
        playing.value = current;
        hand.value = player.hand;
        time.value = takes > 0 ? timeOf(current, now) : from;
      }
      time.value = left > 0 ? withTiming(to, { duration: left, easing: Easing.linear }) : to;
    };
    follow('plan');
    onReady();
    return player.follow(follow);
  }, [player, playing, time, hand, onReady]);

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
