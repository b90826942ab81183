import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { emblems } from '../games';
import { useTheme } from '../ui/useTheme';

/** A small tray of felt in a wooden frame, with a game's dice on it: a picture, nothing to be read out. */
export function Tray({ game }: { readonly game: GameId }) {
  const { felt, wood, accent } = useTheme();
  const die = dieSize(useWindowDimensions().width);
  const Emblem = emblems[game];
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.tray, { width: die * 4.5, height: die * 3.5, backgroundColor: felt, borderColor: wood }]}
    >
      <Emblem die={die} wood={wood} accent={accent} />
    </View>
  );
}

function dieSize(screen: number): number {
  if (screen < 360) return 22;
  return screen < 700 ? 26 : 36;
}

const styles = StyleSheet.create({
  tray: { alignItems: 'center', justifyContent: 'center', borderWidth: 3, borderRadius: 10 },
});
