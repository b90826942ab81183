import { useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useAnnounced } from './use-announced';

interface Props {
  readonly text: string;
  /** Another number says the same text again. */
  readonly again?: number;
}

/** Says its text to screen readers whenever it changes, and shows nothing. Keep it on the screen: an empty text is silence. */
export function Spoken({ text, again = 0 }: Props) {
  useAnnounced(text, { arriving: true, again });
  const [last, setLast] = useState({ text, again, echo: false });
  if (text !== '' && (text !== last.text || again !== last.again))
    setLast({ text, again, echo: text === last.text && !last.echo });
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {last.echo && text !== '' ? `${text}${SILENT}` : text}
    </Text>
  );
}

/** A live region says only what has changed in it: the same text once more ends on a space, which nobody hears. */
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
