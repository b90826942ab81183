import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Joining } from '../../../stores/multiplayer/lobby-state';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { PictureRow } from '../pictures/PictureRow';

interface Props {
  readonly joining: Joining;
  /** The host shows the pictures of this one. */
  readonly onSame: (answering: string) => void;
  readonly onNone: () => void;
  readonly onStop: () => void;
}

/** A phone knocks without digits: its person compares pictures with those on the host's screen (NS19). */
export function KnockStep({ joining: { answering, confirmed }, onSame, onNone, onStop }: Props) {
  const { t } = useLingui();
  const say = (): string => {
    if (confirmed !== null) return t`Now tap “Let in” on the host’s phone.`;
    if (answering.length === 0) return t`Knocking at the table…`;
    return t`Look at the host’s phone. Does it show the same pictures?`;
  };
  return (
    <Card style={styles.card}>
      <LiveText kind="heading" maxFontSizeMultiplier={1.5}>
        {say()}
      </LiveText>
      {answering.length > 1 && (
        <Body>{t`Somebody pretends to be the host. Tap the pictures that the host’s phone shows.`}</Body>
      )}
      {answering.map(({ key, pictures }) => (
        <View key={key} style={styles.answer}>
          <PictureRow numbers={pictures} />
          {confirmed === null && (
            <Button kind="main" wide icon="check" label={t`The same pictures`} onPress={() => onSame(key)} />
          )}
        </View>
      ))}
      {answering.length > 0 && confirmed === null && (
        <Button wide label={t`Other pictures`} onPress={onNone} />
      )}
      <Button kind="quiet" label={t`Type the digits instead`} onPress={onStop} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  answer: { gap: space.small },
});
