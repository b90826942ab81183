import { useEffect } from 'react';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { type Player, type Playing, timeOf } from './player';

/** The frames of a plan contain its timing already, and its maker has already respected reduced motion. */
const steadily = { easing: Easing.linear, reduceMotion: ReduceMotion.Never };

/**
 * Follows a player for a surface. One progress value moves all dice: phones need no work on the JavaScript
 * thread, and no frames are drawn at rest.
 */
export function usePlaying(player: Player) {
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
      time.value = left > 0 ? withTiming(to, { ...steadily, duration: left }) : to;
    };
    follow('plan');
    return player.follow(follow);
  }, [player, playing, time, hand]);

  return { playing, time, hand };
}
