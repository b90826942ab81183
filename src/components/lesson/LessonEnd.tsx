import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { emblems } from '../games/emblems';
import { useSay } from '../table/FaceContext';
import { TableSheet } from '../table/sheets/TableSheet';
import { useTable } from '../table/TableContext';
import { Button } from '../ui/controls/Button';
import { Body } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { type OpenLesson, useLesson, useLessonView } from './LessonContext';

/** The end of a lesson: why the points came out as they did. */
export function LessonEnd({ onHome }: { readonly onHome: () => void }) {
  const open = useLesson();
  const over = useLessonView(({ step }) => step === null);
  const flying = useTable((table) => table.flying);
  return open && over && !flying ? <Closing open={open} onHome={onHome} /> : null;
}

function Closing({ open, onHome }: { readonly open: OpenLesson; readonly onHome: () => void }) {
  const { t } = useLingui();
  const say = useSay();
  const state = useTable((table) => table.state);
  const id = useTable((table) => table.game.id);
  const sign = emblems[id as GameId];
  const name = say(sign.name);
  return (
    <TableSheet
      open
      title={t`You can play ${name}!`}
      onClose={onHome}
      footer={
        <>
          <Button kind="main" wide icon="play" label={t`Play`} onPress={open.onPlay} />
          <View style={styles.buttons}>
            {open.onSetUp && <Button icon="person" label={t`Choose players`} onPress={open.onSetUp} />}
            <Button icon="again" label={t`Learn it again`} onPress={open.onAgain} />
            {open.onSetUp && <Button label={t`Home`} onPress={onHome} />}
          </View>
        </>
      }
    >
      {open.lesson.closing(state, say).map((line) => (
        <Body key={line}>{line}</Body>
      ))}
    </TableSheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
