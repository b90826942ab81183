import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AlertText } from '../../ui/access/AlertText';
import { Button } from '../../ui/controls/Button';
import { ListRow } from '../../ui/controls/ListRow';
import type { IconName } from '../../ui/theme/icons';
import { space } from '../../ui/theme/measures';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** Names the consequence. */
  readonly question: string;
  /** The label of the confirming button. */
  readonly yes: string;
  readonly onYes: () => void;
}

/** An action that can't be undone. A tap asks for confirmation in the same place. */
export function ConfirmRow({ icon, label, question, yes, onYes }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  if (!asking) return <ListRow icon={icon} label={label} onPress={() => setAsking(true)} />;
  return (
    <View role="group" aria-label={label} style={styles.all}>
      <AlertText>{question}</AlertText>
      <View style={styles.buttons}>
        <Button kind="danger" label={yes} onPress={onYes} />
        <Button label={t`Cancel`} onPress={() => setAsking(false)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.small, paddingVertical: space.small },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
