import { useState } from 'react';
import { Text } from 'react-native';
import { unseen } from './unseen';
import { useAnnounced } from './use-announced';

interface Props {
  readonly text: string;
  /** A new number announces the same text once more. */
  readonly occasion?: number;
}

/**
 * Announces its text to screen readers on each change, and shows nothing. Keep it mounted; an empty text is
 * silent.
 */
export function Spoken({ text, occasion: again = 0 }: Props) {
  useAnnounced(text, { arriving: true, occasion: again });
  const [last, setLast] = useState({ text, again, echo: false });
  if (text !== '' && (text !== last.text || again !== last.again))
    setLast({ text, again, echo: text === last.text && !last.echo });
  return (
    <Text role="status" aria-live="polite" style={unseen}>
      {last.echo && text !== '' ? `${text}${SILENT}` : text}
    </Text>
  );
}

/** A live region announces only changes. For a repeated text this space is the change; it is not spoken. */
const SILENT = '\u00a0';
