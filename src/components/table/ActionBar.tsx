import { useLingui } from '@lingui/react/macro';
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
  const { prompt } = useControls();
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
export function ActionBar({ onResults }: Props) {
  const { t } = useLingui();
  const { undo, recommend } = useTableActions();
  const { main, others } = useControls();
  const press = useAction();
  const drafted = useTable((table) => table.draft !== null);
  const mine = useTable((table) => table.seat !== null && table.cover === null);
  const over = useTable((table) => table.over && table.settled);
  return (
    <View role="group" aria-label={t`What to do`} style={styles.bar}>
      <IconButton icon="undo" label={t`Undo`} disabled={!drafted} onPress={undo} />
      <View style={styles.actions}>
        {over ? (
          <View style={styles.main}>
            <Button kind="main" wide label={t`See the result`} onPress={onResults} />
          </View>
        ) : (
          main && (
            <View style={styles.main}>
              <ActionButton kind="main" action={main} onPress={press} />
            </View>
          )
        )}
        {others.map((action) => (
          <ActionButton key={action.label} kind="plain" action={action} onPress={press} />
        ))}
      </View>
      <IconButton icon="hint" label={t`Hint`} disabled={!mine} onPress={recommend} />
    </View>
  );
}

interface ActionButtonProps {
  readonly kind: 'main' | 'plain';
  readonly action: Action<unknown>;
  readonly onPress: (action: Action<unknown>) => void;
}

function ActionButton({ kind, action, onPress }: ActionButtonProps) {
  const { t } = useLingui();
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
        onPress={() => onPress(action)}
        {...(hinted && { icon: 'hint', spoken: t`${label}, recommended` })}
      />
    </>
  );
}

/** Does what an action is for, or says why it can't be done. */
export function useAction(): (action: Action<unknown>) => void {
  const { commit, refuse } = useTableActions();
  return ({ moves, blocked }) => {
    if (blocked) refuse(blocked);
    else commit(...moves);
  };
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
