import { StyleSheet } from 'react-native';

/** For a text that only screen readers get. */
export const { unseen } = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0.01,
    pointerEvents: 'none',
  },
});
