import { View } from 'react-native';
import { Die, type DieLook } from '../dice/Die';
import { useDieSize } from './use-die-size';

interface Props extends DieLook {
  /** "Red, 5" */
  readonly label: string;
}

/** A die that can't be pressed. */
export function DieFace({ label, ...look }: Props) {
  const size = useDieSize();
  return (
    <View role="img" accessible aria-label={label}>
      <Die size={size} {...look} />
    </View>
  );
}
