import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/overlays/Notice';
import { buttonWords, howWords, lossWords } from './bluetooth-words';
import { type Hurdle, hurdleActions } from './hurdle';
import { useBluetooth } from './use-bluetooth';
import { useHurdleAction } from './use-hurdle-action';

interface Props {
  readonly role: 'host' | 'guest';
  readonly loss: Hurdle;
}

/**
 * During a game: says why others are out of reach and offers a remedy. It disappears when Bluetooth is back.
 */
export function BluetoothBanner({ role, loss }: Props) {
  const { t } = useLingui();
  const bluetooth = useBluetooth(role === 'host' ? 'host' : 'join');
  const { step } = useHurdleAction();
  if (!bluetooth) return null;
  const { access } = bluetooth;
  const why = t(lossWords[role][loss]);
  // NB14: announces the system's question before it is asked.
  const text = hurdleActions[loss] === 'request' ? `${why} ${t(howWords(loss, access.asksFor))}` : why;
  return <Notice text={text} action={{ label: t(buttonWords[loss]), onPress: () => step(access, loss) }} />;
}
