import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useRoomy } from '../../../rules/use-roomy';
import { useSay } from '../../../table/FaceContext';
import { column } from '../../../ui/theme/measures';
import { useTextScale } from '../../../ui/theme/use-text-scale';
import { Bowl } from '../board/bowl/Bowl';
import { type Camera, sightIn, toScreen } from '../board/bowl/camera';
import { FlatDice } from '../board/bowl/FlatDice';
import { dieWords } from '../words/die-words';
import type { ArenaTrial } from './trial';

const WIDE = { small: 300, roomy: 420 } as const;
const HIGH = 0.74;
/** The width of an upright page that is not the bowl's. */
const AROUND = 60;

/** It grows with text, as far as the page has room. */
function useBowlWidth(): number {
  const { width, height } = useWindowDimensions();
  const usual = useRoomy() ? WIDE.roomy : WIDE.small;
  const page = Math.min(width, column);
  const room = width > height ? page / 2 : page - AROUND;
  return Math.round(Math.max(usual, Math.min(usual * useTextScale(), room)));
}

/** The bowl on a rules page with the last throw. Taken dice have a ring. */
export function SmallBowl({ trial: { state, facts } }: { readonly trial: ArenaTrial }) {
  const say = useSay();
  const width = useBowlWidth();
  const camera: Camera = sightIn(width, Math.round(width * HIGH));
  const shown = facts ? facts.fates.filter((each) => each !== null) : state.arena;
  const taken = new Set(facts?.taken);
  const ringed = shown.flatMap((each, at) => (taken.has(each) ? [at] : []));
  return (
    <View style={{ width: camera.width, height: camera.height }}>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={StyleSheet.absoluteFill}>
        <Bowl camera={camera} />
        <FlatDice camera={camera} arena={shown} ringed={ringed} />
      </View>
      {shown.map((each) => {
        const { x, y } = toScreen(camera, each);
        const place = { left: x - camera.size / 2, top: y - camera.size / 2 };
        return (
          <View
            key={`${each.face} ${each.x} ${each.y}`}
            accessible
            role="img"
            aria-label={dieWords(each, camera, say)}
            style={[styles.die, place, { width: camera.size, height: camera.size }]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  die: { position: 'absolute', pointerEvents: 'none' },
});
