import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { refusalText } from '../../../i18n/refusal';
import type { Joining } from '../../../stores/multiplayer/lobby-state';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/TextField';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { scanner } from './lazy-scanner';

const DIGITS = 6;

interface Props {
  readonly joining: Joining;
  /** Digits from a scanned code or a link. They are sent without a tap. */
  readonly digits: string | null;
  readonly onDigits: (digits: string) => void;
  /** Called with the text of a scanned code. */
  readonly onScanned: (text: string) => void;
}

/** The six digits on the host's screen, typed or scanned. */
export function DigitsStep({ joining, digits, onDigits, onScanned }: Props) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState(digits ?? '');
  const [scanning, setScanning] = useState(false);
  const { step, problem, card } = joining;
  const busy = step === 'entering';
  const found = card !== null;
  // Scanned digits need no tap. They wait until the table has been found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for these digits
  useEffect(() => {
    if (digits !== null && found) onDigits(digits);
  }, [digits, found]);
  const type = (typed: string) => {
    const only = typed.replace(/\D/g, '').slice(0, DIGITS);
    setText(only);
    if (only.length === DIGITS && only !== text) onDigits(only);
  };
  const Scanner = scanner;
  if (scanning && Scanner) {
    return (
      <Scanner
        onRead={(read) => {
          setScanning(false);
          onScanned(read);
        }}
        onCancel={() => setScanning(false)}
      />
    );
  }
  return (
    <Card style={styles.card}>
      <TextField
        label={t`The six digits on the host’s screen`}
        value={text}
        onChange={type}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={DIGITS + 1}
        style={styles.digits}
        {...(problem && !busy && { problem: refusalText(i18n, problem) })}
      />
      <LiveText role="status" kind="quiet" tone="quiet">
        {busy ? t`Joining…` : found ? '' : t`Looking for the table…`}
      </LiveText>
      <View style={styles.buttons}>
        <Button
          kind="main"
          label={t`Join`}
          disabled={busy || text.length < DIGITS}
          onPress={() => {
            if (!busy && text.length === DIGITS) onDigits(text);
          }}
        />
        {Scanner && <Button icon="camera" label={t`Scan the code`} onPress={() => setScanning(true)} />}
      </View>
      <Text kind="small" tone="quiet">
        {t`The digits stay between the two phones. Without them nobody gets in.`}
      </Text>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  digits: { fontSize: 34, minHeight: 60, textAlign: 'center', letterSpacing: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
