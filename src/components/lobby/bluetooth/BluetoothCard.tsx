import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/Icon';
import { Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { buttonWords, howWords, type Purpose, stillWords, titleWords, whyWords } from './bluetooth-words';
import { type Hurdle, hurdleOf } from './hurdle';
import { type Bluetooth, useBluetooth } from './use-bluetooth';
import { useHurdleAction } from './use-hurdle-action';

interface Props {
  readonly purpose: Purpose;
  /** Another transport works already, so this card is less prominent. */
  readonly small?: boolean;
}

/** NB14: says why Bluetooth can't be used yet and offers a remedy. The system asks nothing before the tap. */
export function BluetoothCard({ purpose, small = false }: Props) {
  const { t } = useLingui();
  const bluetooth = useBluetooth(purpose === 'invite' ? 'host' : 'join');
  if (!bluetooth) return null;
  const { readiness } = bluetooth;
  const hurdle = hurdleOf(readiness);
  if (hurdle) return <HurdleCard bluetooth={bluetooth} hurdle={hurdle} purpose={purpose} small={small} />;
  if (small || purpose === 'return' || readiness === 'ready') return null;
  const still = readiness === 'starting' ? 'starting' : 'unsupported';
  return <Quiet>{t(stillWords[purpose][still])}</Quiet>;
}

interface HurdleProps extends Required<Props> {
  readonly bluetooth: Bluetooth;
  readonly hurdle: Hurdle;
}

function HurdleCard({ bluetooth: { access }, hurdle, purpose, small }: HurdleProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const { busy, step } = useHurdleAction();
  const how = t(howWords(hurdle, access.asksFor));
  // The others can join over another transport, so the card leaves out the consequences.
  const short = small && purpose !== 'return' && hurdle !== 'not-asked' && hurdle !== 'location-off';
  const words = (
    <>
      <View style={styles.head}>
        <Icon name="bluetooth" colour={small ? theme.quiet : theme.accentText} size={small ? 20 : 24} />
        <Heading kind={small ? 'label' : 'heading'} style={styles.title}>
          {t(titleWords[hurdle])}
        </Heading>
      </View>
      <LiveText kind={small ? 'quiet' : 'body'} tone={small ? 'quiet' : 'text'}>
        {short ? how : `${t(whyWords[purpose][hurdle])} ${how}`}
      </LiveText>
      <View style={[styles.button, small && styles.quietButton]}>
        <Button
          kind={small ? 'quiet' : 'plain'}
          label={t(buttonWords[hurdle])}
          disabled={busy}
          onPress={() => step(access, hurdle)}
        />
      </View>
    </>
  );
  return small ? <View style={styles.small}>{words}</View> : <Card style={styles.card}>{words}</Card>;
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  small: { gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  title: { flex: 1 },
  button: { flexDirection: 'row' },
  // Aligns the button's label with the text above.
  quietButton: { marginLeft: -space.large },
});
