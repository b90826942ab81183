import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { refusalText } from '../../../i18n/refusal';
import { joinReasons } from '../../../net/discovery/join-reasons';
import type { Joining } from '../../../stores/multiplayer/lobby-state';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/TextField';
import { Quiet, Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { scanner } from './lazy-scanner';

/** So many digits a person types. */
export const DIGITS = 6;

interface Props {
  readonly joining: Joining;
  /** Digits from a scanned code or a link. They are sent without a tap. */
  readonly digits: string | null;
  readonly onDigits: (digits: string) => void;
  /** What a person has typed. The screen keeps it while this step is not shown. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A person has no digits. */
  readonly onKnock: () => void;
  /** Called with the text of a scanned code. */
  readonly onScanned: (text: string) => void;
}

/** The six digits on the host's screen, typed or scanned. */
export function DigitsStep({ joining, digits, onDigits, text, onText, onKnock, onScanned }: Props) {
  const { t, i18n } = useLingui();
  const [scanning, setScanning] = useState(false);
  const { step, problem, card, restSeconds } = joining;
  const busy = step === 'entering';
  const found = card !== null;
  // Scanned digits need no tap. They wait until the table has been found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for these digits
  useEffect(() => {
    if (digits !== null && found) onDigits(digits);
  }, [digits, found]);
  const type = (typed: string) => {
    const only = typed.replace(/\D/g, '').slice(0, DIGITS);
    onText(only);
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
      {!busy && problem?.code === joinReasons['wrong-digits'].code && (
        <Quiet>{t`Look again: after five wrong tries the host’s screen has new digits.`}</Quiet>
      )}
      {!busy && restSeconds > 0 && (
        // Not live: a screen reader would say each second.
        <Quiet>
          {t`${plural(restSeconds, { one: 'You can join in # second.', other: 'You can join in # seconds.' })}`}
        </Quiet>
      )}
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
        {found && (
          <Button icon="people" label={t`Knock`} disabled={busy} onPress={() => !busy && onKnock()} />
        )}
      </View>
      <Text kind="small" tone="quiet">
        {t`The digits stay between the two phones. Without them the host has to let you in: knock.`}
      </Text>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  digits: { fontSize: 34, minHeight: 60, textAlign: 'center', letterSpacing: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
