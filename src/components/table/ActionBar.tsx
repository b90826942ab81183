import { useLingui } from '@lingui/react/macro';
import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Action } from '../face';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { space } from '../ui/measures';
import { Spoken } from '../ui/Spoken';
import { Text } from '../ui/Text';
import { useControls } from './FaceContext';
import { useTable, useTableActions } from './TableContext';

interface Props {
  /** When the game is over, the one thing left is to look at how it went. */
  readonly onResults: () => void;
}

/** What there is to do now, or who is being waited for, in a sentence. */
export function Prompt() {
  const { t } = useLingui();
  const prompt = useControls((controls) => controls.prompt);
  const over = useTable((table) => table.over && table.settled);
  return (
    <View aria-live="polite" role="status" style={styles.prompt}>
      <Text kind="strong" style={styles.centred}>
        {over ? t`The game is over.` : prompt}
      </Text>
    </View>
  );
}

/** The one button that does what comes next; undo and a hint beside it. */
export const ActionBar = memo(function ActionBar({ onResults }: Props) {
  const { t } = useLingui();
  return (
    <View role="group" aria-label={t`What to do`} style={styles.bar}>
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
  const mine = useTable((table) => table.seat !== null && table.cover === null);
  return <IconButton icon="hint" label={t`Hint`} disabled={!mine} onPress={recommend} />;
}

function Main({ onResults }: Props) {
  const { t } = useLingui();
  const main = useControls((controls) => controls.main);
  const over = useTable((table) => table.over && table.settled);
  if (!over && !main) return null;
  return (
    <View style={styles.main}>
      {over ? (
        <Button kind="main" wide label={t`See the result`} onPress={onResults} />
      ) : (
        main && <ActionButton kind="main" action={main} />
      )}
    </View>
  );
}

function Others() {
  const others = useControls((controls) => controls.others);
  return others.map((action) => <ActionButton key={action.label} kind="plain" action={action} />);
}

interface ActionButtonProps {
  readonly kind: 'main' | 'plain';
  readonly action: Action<unknown>;
}

const ActionButton = memo(function ActionButton({ kind, action }: ActionButtonProps) {
  const { t } = useLingui();
  const press = useAction();
  const { label } = action;
  const hinted = useTable(({ hint, game }) => {
    const [first] = action.moves;
    return hint !== null && first !== undefined && game.notation.format(hint) === game.notation.format(first);
  });
  return (
    <>
      <Spoken text={hinted ? t`Hint: ${label}` : ''} />
      <Button
        kind={kind}
        wide={kind === 'main'}
        label={label}
        disabled={action.blocked !== undefined}
        onPress={() => press(action)}
        {...(hinted && { icon: 'hint', spoken: t`${label}, recommended` })}
      />
    </>
  );
});

/** Does what an action is for, or says why it can't be done. */
export function useAction(): (action: Action<unknown>) => void {
  const { commit, refuse } = useTableActions();
  return useCallback(
    ({ moves, blocked }) => {
      if (blocked) refuse(blocked);
      else commit(...moves);
    },
    [commit, refuse],
  );
}

const styles = StyleSheet.create({
  prompt: { minHeight: 24, justifyContent: 'center', paddingHorizontal: space.small },
  centred: { textAlign: 'center' },
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
