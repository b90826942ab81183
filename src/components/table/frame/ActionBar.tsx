import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Action } from '../../games/face';
import { useKeptFocus } from '../../ui/access/use-kept-focus';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { space } from '../../ui/theme/measures';
import { useControls } from '../FaceContext';
import { isHinted } from '../showing';
import { useTable, useTableActions } from '../TableContext';
import { useAction } from './use-action';

/** So soon after skipping a press is one of those that skipped. */
const HASTE_MS = 400;

interface Props {
  /** When the game is over, the one thing left is to look at how it went. */
  readonly onResults: () => void;
}

/** The one button that does what comes next; undo and a hint beside it. */
export const ActionBar = memo(function ActionBar({ onResults }: Props) {
  const { t } = useLingui();
  const bar = useRef<View>(null);
  useKeptFocus(bar);
  return (
    <View ref={bar} role="group" aria-label={t`What to do`} style={styles.bar}>
      <Undo />
      <View style={styles.actions}>
        <Main onResults={onResults} />
        <Others />
      </View>
      <Hint />
    </View>
  );
});

function Undo() {
  const { t } = useLingui();
  const { undo } = useTableActions();
  const drafted = useTable((table) => table.draft !== null);
  return <IconButton icon="undo" label={t`Undo`} disabled={!drafted} onPress={undo} />;
}

function Hint() {
  const { t } = useLingui();
  const { recommend } = useTableActions();
  // What has been placed may have ended the turn: there is nothing left to recommend.
  const mine = useTable(
    ({ seat, cover, game, board }) => seat !== null && cover === null && game.turn(board).includes(seat),
  );
  return <IconButton icon="hint" label={t`Hint`} disabled={!mine} onPress={recommend} />;
}

/** It stays the same button whatever comes next: a keyboard or a screen reader that is on it keeps its place. */
function Main({ onResults }: Props) {
  const { t } = useLingui();
  const { landed } = useTableActions();
  const main = useControls((controls) => controls.main);
  const button = useActionButton(main);
  const over = useTable((table) => table.over && table.settled);
  const mine = useTable((table) => table.seat !== null);
  const flying = useTable((table) => table.flying);
  const skipped = useRef(Number.NEGATIVE_INFINITY);
  if (!over && !button && mine) return null;
  const skip = () => {
    skipped.current = performance.now();
    landed();
  };
  // Whoever presses once more than it takes to skip doesn't mean what the button is for by then.
  const unlessSkipping = (press: () => void) => () => {
    if (performance.now() - skipped.current > HASTE_MS) press();
  };
  const shown = over
    ? ({ kind: 'main', label: t`See the result`, onPress: onResults } as const)
    : button
      ? ({ kind: 'main', ...button, onPress: unlessSkipping(button.onPress) } as const)
      : { label: t`Skip`, disabled: !flying, onPress: skip };
  return (
    <View style={styles.main}>
      <Button wide {...shown} />
    </View>
  );
}

function Others() {
  const others = useControls((controls) => controls.others);
  return others.map((action) => <Other key={action.label} action={action} />);
}

const Other = memo(function Other({ action }: { readonly action: Action<unknown> }) {
  const button = useActionButton(action);
  return button && <Button {...button} />;
});

/** An action as a button has it. */
function useActionButton(action: Action<unknown> | null) {
  const { t } = useLingui();
  const press = useAction();
  const hinted = useTable((table) => action !== null && isHinted(action, table));
  if (!action) return null;
  const { label, blocked } = action;
  return {
    label,
    disabled: blocked !== undefined,
    onPress: () => press(action),
    ...(hinted && ({ icon: 'hint', spoken: t`${label}, recommended` } as const)),
  };
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.small, padding: space.small },
  // Waiting for others must not make the board jump.
  actions: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    minHeight: 54,
  },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
