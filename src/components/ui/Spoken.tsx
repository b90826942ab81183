import { StyleSheet, Text } from 'react-native';
import { useAnnounced } from './useAnnounced';

interface Props {
  readonly text: string;
  /** Another number says the same text again. */
  readonly again?: number;
}

/** Says its text to screen readers whenever it changes, and shows nothing. Keep it on the screen: an empty text is silence. */
export function Spoken({ text, again = 0 }: Props) {
  useAnnounced(text, { arriving: true, again });
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {again % 2 === 0 || text === '' ? text : `${text}${SILENT}`}
    </Text>
  );
}

/** A live region says only what has changed: the same text once more ends on a space that can't be heard. */
const SILENT = '\u00a0';

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
