import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

/** Says its text to screen readers whenever it changes, and shows nothing. Keep it on the screen: an empty text is silence. */
export function Spoken({ text }: { readonly text: string }) {
  useEffect(() => {
    // iOS knows no live regions.
    if (Platform.OS === 'ios' && text !== '') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {text}
    </Text>
  );
}

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0.01,
    pointerEvents: 'none',
  },
});
