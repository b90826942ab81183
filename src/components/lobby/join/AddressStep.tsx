import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { LAN_PORT, readAddress } from '../../../net/transports/lan/address';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/TextField';
import { Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';

interface Props {
  /** Connects to the address. Resolves to whether a table is there. */
  readonly onAddress: (address: string) => Promise<boolean>;
}

const example = `192.168.1.7:${LAN_PORT}`;

/** Joins by a typed address, for phones that receive no announcements in their network and have no camera. */
export function AddressStep({ onAddress }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<'typing' | 'wrong' | 'looking' | 'nobody'>('typing');
  if (!open) {
    return <Button kind="quiet" label={t`Type a table’s address`} onPress={() => setOpen(true)} />;
  }
  const connect = async () => {
    // Number keyboards have a comma in some languages.
    const address = readAddress(text.replace(/\s/g, '').replaceAll(',', '.'));
    if (state === 'looking') return;
    setState(address === null ? 'wrong' : 'looking');
    if (address !== null) setState((await onAddress(address)) ? 'typing' : 'nobody');
  };
  const problems = {
    wrong: t`That’s not an address. It should look like this: ${example}`,
    nobody: t`There is no table at this address. Are both phones on the same Wi-Fi?`,
    typing: undefined,
    looking: undefined,
  };
  const problem = problems[state];
  return (
    <Card style={styles.card}>
      <Quiet>{t`Is the table on the same Wi-Fi? Its host sees the address below the digits.`}</Quiet>
      <TextField
        label={t`The table’s address`}
        value={text}
        onChange={(typed) => {
          setText(typed);
          if (state !== 'looking') setState('typing');
        }}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect={false}
        autoFocus
        maxLength={40}
        placeholder={example}
        onSubmitEditing={() => void connect()}
        {...(problem !== undefined && { problem })}
      />
      <LiveText role="status" kind="quiet" tone="quiet">
        {state === 'looking' ? t`Connecting…` : ''}
      </LiveText>
      <Button
        label={t`Look there`}
        disabled={state === 'looking' || text.trim() === ''}
        onPress={() => {
          if (text.trim() !== '') void connect();
        }}
      />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
