import { useEffect } from 'react';
import { Easing, ReduceMotion, useSharedValue, withTiming } from 'react-native-reanimated';
import { type Player, type Playing, timeOf } from './player';

/** How time passes in a plan is in its frames. Whether anything moves at all was decided by whoever made the plan. */
const steadily = { easing: Easing.linear, reduceMotion: ReduceMotion.Never };

/**
 * What a player plays, for a surface to draw: one progress value moves all dice, on phones without asking the thread that the game
 * runs on; and when it stands still no frame is made.
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
