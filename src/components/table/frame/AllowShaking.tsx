import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useSettings } from '../../../stores/app/AppContext';
import { askForMotion, useMayAskForMotion } from '../../dice/feel/motion-permission';
import { Button } from '../../ui/controls/Button';
import { space } from '../../ui/theme/measures';
import { usePart } from '../use-part';

/** On a phone in hand whose browser asks before it tells of motion: a press that lets it ask. */
export function AllowShaking() {
  const { t } = useLingui();
  const hand = usePart() === 'hand';
  const shake = useSettings((settings) => settings.shake);
  const mayAsk = useMayAskForMotion();
  if (!hand || !shake || !mayAsk) return null;
  return (
    <View style={styles.place}>
      <Button icon="haptics" label={t`Throw by shaking`} onPress={() => void askForMotion()} />
    </View>
  );
}

const styles = StyleSheet.create({ place: { alignItems: 'center', paddingTop: space.tiny } });
