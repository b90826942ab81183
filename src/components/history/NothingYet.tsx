import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { FeltTray } from '../home/FeltTray';
import { Button } from '../ui/controls/Button';
import { Body, Heading } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';

interface Props {
  readonly heading: string;
  readonly line: string;
  readonly onPlay: () => void;
}

/** Shown before the first game, with a button to play one. */
export function NothingYet({ heading, line, onPlay }: Props) {
  const { t } = useLingui();
  return (
    <View style={styles.nothing}>
      <View style={styles.picture}>
        <FeltTray game="last-die" die={30} edge="around" />
      </View>
      <Heading style={styles.centred}>{heading}</Heading>
      <Body style={[styles.centred, styles.line]}>{line}</Body>
      <Button kind="main" icon="dice" label={t`Choose a game`} onPress={onPlay} />
    </View>
  );
}

const styles = StyleSheet.create({
  nothing: { alignItems: 'center', gap: space.medium, paddingVertical: space.huge },
  picture: { borderRadius: radius.medium },
  centred: { textAlign: 'center' },
  line: { maxWidth: 420, paddingBottom: space.small },
});
