import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { aimAt, type Style } from '../../../../../engine/arena/physics/styles';
import type { Aim, Die } from '../../../../../engine/arena/state';
import { useSay } from '../../../../table/FaceContext';
import { Button } from '../../../../ui/controls/Button';
import { Choice } from '../../../../ui/controls/Choice';
import { Sheet } from '../../../../ui/overlays/Sheet';
import { Heading } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { dieWords } from '../../words/die-words';
import type { Camera } from '../bowl/camera';

interface Props {
  readonly open: boolean;
  readonly arena: readonly Die[];
  readonly camera: Pick<Camera, 'turned'>;
  /** The label of the button: one die or all dice. */
  readonly label: string;
  readonly onClose: () => void;
  readonly onThrow: (aim: Aim) => void;
}

type Hardness = Exclude<Style, 'toss'>;

const MIDDLE = 'middle';

/**
 * A throw without a swing: the player chooses its strength and its target. The choice stays for the next
 * throw.
 */
export function ThrowSheet({ open, arena, camera, label, onClose, onThrow }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const [style, setStyle] = useState<Hardness>('firm');
  const [wish, setWish] = useState(MIDDLE);
  const target = arena.find(({ face }) => String(face) === wish);
  const throwIt = () => {
    onClose();
    onThrow(aimAt(style, target ?? { x: 0, y: 0 }));
  };
  return (
    <Sheet
      title={t`How to throw`}
      open={open}
      onClose={onClose}
      footer={<Button kind="main" wide label={label} onPress={throwIt} />}
    >
      <View style={styles.part}>
        <Heading level={3}>{t`How hard?`}</Heading>
        <Choice
          label={t`How hard?`}
          value={style}
          onChange={setStyle}
          options={[
            { value: 'gentle', label: t`Gently` },
            { value: 'firm', label: t`Firmly` },
            { value: 'hard', label: t`Hard` },
          ]}
        />
      </View>
      <View style={styles.part}>
        <Heading level={3}>{t`Where to?`}</Heading>
        <Choice
          label={t`Where to?`}
          value={target ? wish : MIDDLE}
          onChange={setWish}
          options={[
            { value: MIDDLE, label: t`The middle` },
            ...arena.map((die) => {
              const place = dieWords(die, camera, say);
              return { value: String(die.face), label: t`At the ${place}` };
            }),
          ]}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.small },
});
