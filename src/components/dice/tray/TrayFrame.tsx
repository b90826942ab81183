import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { ownColours } from '../../ui/access/own-colours';
import { useTheme } from '../../ui/theme/use-theme';

/** The width of the rim, in points. */
export const RIM = 9;

/** The corner radius of the felt, in points. */
export const CORNER = 11;

/** Felt in a wooden frame, lit from the upper left. */
export function TrayFrame({ height, children }: { readonly height: number; readonly children: ReactNode }) {
  const { felt, wood } = useTheme();
  return (
    <View {...ownColours} style={[styles.wood, { height, backgroundColor: wood }]}>
      <View style={[styles.felt, { backgroundColor: felt }]} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  wood: {
    borderRadius: 18,
    boxShadow:
      '0 1px 3px rgba(0, 0, 0, 0.35), inset 0 1px 0 rgba(255, 240, 215, 0.28), inset 0 -2px 3px rgba(0, 0, 0, 0.22)',
  },
  felt: {
    position: 'absolute',
    left: RIM,
    right: RIM,
    top: RIM,
    bottom: RIM,
    borderRadius: CORNER,
    boxShadow:
      'inset 2px 4px 7px rgba(0, 0, 0, 0.42), inset 0 0 34px rgba(0, 0, 0, 0.22), 0 1px 0 rgba(255, 240, 215, 0.2)',
  },
});
