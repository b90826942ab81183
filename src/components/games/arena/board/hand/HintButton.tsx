import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Aim, Die } from '../../../../../engine/arena/state';
import { useSay } from '../../../../table/FaceContext';
import { useTable } from '../../../../table/TableContext';
import { Button } from '../../../../ui/controls/Button';
import { space } from '../../../../ui/theme/measures';
import { throwWords } from '../../words/throw-words';
import { hint } from '../hooks';

interface Props {
  readonly arena: readonly Die[];
  readonly onThrow: (aim: Aim) => void;
}

/** Shows a recommended throw, and throws it when pressed. */
export function HintButton({ arena, onThrow }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const move = useTable(hint);
  const aim = move?.kind === 'throw' ? move.aim : null;
  const label = aim ? throwWords(aim, arena, say) : '';
  return (
    <View style={styles.place}>
      {aim && (
        <Button icon="hint" label={label} spoken={t`${label}, recommended`} onPress={() => onThrow(aim)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 52,
    right: 52,
    bottom: space.tiny,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
});
