import { StyleSheet, View } from 'react-native';
import { Anchor } from '../../../../lesson/Anchor';
import { type Camera, floorBox } from './camera';

/** Where a lesson points at the whole bowl: around its floor, so that the buttons in the corners stay free. */
export function FloorAnchor({ camera }: { readonly camera: Camera }) {
  const box = floorBox(camera);
  return (
    <View style={[styles.floor, box]}>
      <Anchor name="bowl" radius={Math.min(box.width, box.height) / 2} outset={-2} />
    </View>
  );
}

const styles = StyleSheet.create({
  // Below the words of the finger that shows how to throw.
  floor: { position: 'absolute', zIndex: 0, pointerEvents: 'none' },
});
