import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Halo } from '../board-kit/Halo';
import { useTable } from '../table/TableContext';
import { showFully } from '../ui/access/show-fully';
import { useLesson, useLessonView } from './LessonContext';

interface Props {
  /** The name by which a lesson points here: "row 3", "cell red 5". */
  readonly name: string;
  readonly radius?: number;
  readonly outset?: number;
  readonly badge?: 'above' | 'below';
}

/** A place that a lesson can point at: the last child of the view that it marks. Nothing at other tables. */
export function Anchor(props: Props) {
  return useLesson() && <InLesson {...props} />;
}

/** The name of the button that commits what the learner has chosen. */
export const CONFIRM = 'confirm';

function InLesson({ name, ...shape }: Props) {
  const pointed = useLessonView(({ step, chosen }) =>
    chosen ? name === CONFIRM : (step?.at.includes(name) ?? false),
  );
  const flying = useTable((table) => table.flying);
  const toPress = useLessonView(({ step }) => step?.kind === 'do' || step?.kind === 'place');
  return pointed && !flying ? <Pointer {...shape} toPress={toPress} /> : null;
}

interface PointerProps extends Omit<Props, 'name'> {
  /** A finger points at what is to be pressed. What a sentence only tells of has an eye. */
  readonly toPress: boolean;
}

function Pointer({ toPress, ...shape }: PointerProps) {
  const place = useRef<View>(null);
  useEffect(() => showFully(place.current), []);
  return (
    <View ref={place} testID="pointed" style={styles.place}>
      <Halo icon={toPress ? 'point' : 'eye'} {...shape} />
    </View>
  );
}

const styles = StyleSheet.create({
  place: { ...StyleSheet.absoluteFill, zIndex: 3, pointerEvents: 'none' },
});
