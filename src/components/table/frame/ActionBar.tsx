import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Halo } from '../../board-kit/Halo';
import type { Action } from '../../games/face';
import { Anchor, CONFIRM } from '../../lesson/Anchor';
import { useLesson, useLessonView } from '../../lesson/LessonContext';
import { useKeptFocus } from '../../ui/access/use-kept-focus';
import { useRegainedFocus } from '../../ui/access/use-regained-focus';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { radius, space, touch } from '../../ui/theme/measures';
import { useTextScale } from '../../ui/theme/use-text-scale';
import { useControls, useFace, useRealDice } from '../FaceContext';
import { isHinted } from '../showing';
import { useTable, useTableActions } from '../TableContext';
import { usePart } from '../use-part';
import { LARGE_TEXT, steadyIn, useComposition } from './composition';
import { useAction } from './use-action';
import { useLooking } from './use-looking';

/** The least width of the main button. With larger text it gets a row of its own instead of breaking its words. */
const LEAST_MAIN = 120;

/** A press this soon after a skip still belongs to the skip. */
const SKIP_GUARD_MS = 400;

/** The greatest width of the main button: no button is as wide as a tablet. */
const WIDEST = 440;

interface Props {
  /** Shows the result. This is the only action after the end of a game. */
  readonly onResults: () => void;
}

interface BarProps extends Props {
  /** Neither another screen nor a sheet covers the table. */
  readonly inFront?: boolean;
}

/** The main action, with undo and a hint beside it. */
export const ActionBar = memo(function ActionBar({ onResults, inFront = true }: BarProps) {
  const { t } = useLingui();
  const bar = useRef<View>(null);
  useKeptFocus(bar);
  useRegainedFocus(bar, inFront);
  // A throw in the arena is worked out for some moments.
  const busy = useTable((table) => table.busy);
  return (
    <View
      ref={bar}
      role="group"
      aria-label={t`What to do`}
      aria-busy={busy}
      testID="action"
      style={styles.bar}
    >
      <Actions onResults={onResults} />
    </View>
  );
});

const Actions = memo(function Actions({ onResults }: Props) {
  const looking = useLooking();
  const narrow = useNarrow();
  if (looking) return <BackToMine />;
  if (narrow)
    return (
      <View style={styles.rows}>
        <View style={styles.row}>
          <Main onResults={onResults} />
        </View>
        <View style={styles.row}>
          <Undo />
          <View style={styles.actions}>
            <Others />
          </View>
          <Hint />
        </View>
      </View>
    );
  return (
    <>
      <Undo />
      <Buttons>
        <Main onResults={onResults} />
        <Others />
      </Buttons>
      <Hint />
    </>
  );
});

/** Beside a board that needs no tray the column is narrow: the main button has a row of its own, so that no word of it is cut. */
function useNarrow(): boolean {
  const tray = useFace().tray !== undefined;
  return useComposition(tray).sideways && !tray;
}

/** Their height stays, so that the board does: at usual text a label of two lines uses the space around the buttons. */
function Buttons({ children }: { readonly children: ReactNode }) {
  const composition = useComposition(useFace().tray !== undefined);
  const { buttons } = steadyIn(composition);
  const steady = !composition.sideways && composition.text <= LARGE_TEXT;
  return (
    <View style={[styles.actions, steady ? { height: buttons } : { minHeight: buttons }]}>{children}</View>
  );
}

/** While another's board is in front, nothing of one's own can be pressed by mistake. */
function BackToMine() {
  const { t } = useLingui();
  const { lookAt } = useTableActions();
  const home = useTable((table) => table.home);
  return (
    <Buttons>
      <View style={styles.main}>
        <Button kind="main" wide icon="back" label={t`Back to mine`} onPress={() => lookAt(home)} />
      </View>
    </Buttons>
  );
}

function Undo() {
  const { t } = useLingui();
  const { undo } = useTableActions();
  const drafted = useTable((table) => table.draft !== null);
  return <IconButton icon="undo" label={t`Undo`} disabled={!drafted} onPress={undo} />;
}

function Hint() {
  const { t } = useLingui();
  const { recommend } = useTableActions();
  // The draft may have ended the turn. Then there is nothing left to recommend.
  const mine = useTable(
    ({ seat, cover, game, board }) => seat !== null && cover === null && game.turn(board).includes(seat),
  );
  const hints = useTable((table) => table.hints);
  // The actions stay in the middle.
  if (!hints) return <View style={styles.noHint} />;
  return <IconButton icon="hint" label={t`Hint`} disabled={!mine} onPress={recommend} />;
}

/** The main action stays one and the same button, so that a keyboard or a screen reader keeps its place. */
function Main({ onResults }: Props) {
  const { t } = useLingui();
  const { landed, goToMyTurn } = useTableActions();
  const main = useControls((controls) => controls.main);
  const button = useActionButton(main);
  const over = useTable((table) => table.over && table.settled);
  const mine = useTable((table) => table.seat !== null);
  const flying = useTable((table) => table.flying);
  const text = useTextScale();
  const lesson = useLesson();
  // What the others do is seen in the middle of the table, and ends there.
  const hand = usePart() === 'hand';
  // A bot of a lesson waits for the learner, who can't hurry it.
  const toMyTurn = useTable((table) => table.toMyTurn) && lesson === null;
  const skippedAt = useRef(Number.NEGATIVE_INFINITY);
  const reads = useLessonView(({ step }) => step?.kind === 'tell');
  const idle = !button && !reads;
  const waits = !flying && !toMyTurn;
  if (!over && idle && (waits || mine || hand)) return null;
  const skip = (how: () => void) => () => {
    skippedAt.current = performance.now();
    how();
  };
  // An extra tap while skipping must not trigger the action that has just appeared.
  const unlessSkipping = (press: () => void) => () => {
    if (performance.now() - skippedAt.current > SKIP_GUARD_MS) press();
  };
  // Where a lesson has only something to read, it goes on by the same button.
  const readOn =
    lesson && reads && !flying
      ? ({ kind: 'main', label: t`Next`, onPress: lesson.played.next } as const)
      : null;
  const own = over
    ? ({ kind: 'main', label: t`See the result`, onPress: onResults } as const)
    : button
      ? ({
          kind: main?.secondary ? 'plain' : 'main',
          ...button,
          onPress: unlessSkipping(button.onPress),
        } as const)
      : toMyTurn
        ? // It stays while the moves of others pass, so that another tap is not one on the action that follows.
          ({ kind: 'plain', label: t`To my turn`, onPress: skip(goToMyTurn) } as const)
        : ({ kind: 'plain', label: t`Skip`, onPress: skip(landed) } as const);
  const shown = readOn ?? own;
  const prominent = shown.kind === 'main';
  return (
    <View style={prominent ? [styles.main, { flexBasis: LEAST_MAIN * text }] : styles.plain}>
      <Button wide={prominent} {...shown} />
      {readOn ? (
        <Halo icon="point" radius={radius.large} />
      ) : (
        <ActionMark action={main} radius={radius.large} />
      )}
    </View>
  );
}

function Others() {
  const others = useControls((controls) => controls.others);
  return others.map((action) => <Other key={action.label} action={action} />);
}

const Other = memo(function Other({ action }: { readonly action: Action<unknown> }) {
  const button = useActionButton(action);
  return (
    button && (
      <View>
        <Button {...button} />
        <ActionMark action={action} radius={radius.medium} />
      </View>
    )
  );
});

/**
 * Around the button of the recommended action: its label stays as it is, so nothing moves. A lesson points at a button by its
 * first move, or at one without a move, which confirms what is chosen.
 */
function ActionMark({
  action,
  radius,
}: {
  readonly action: Action<unknown> | null;
  readonly radius: number;
}) {
  const notation = useTable(({ game }) => game.notation);
  const hinted = useTable((table) => action !== null && isHinted(action, table));
  if (!action) return null;
  if (hinted) return <Halo icon="hint" radius={radius} />;
  const [first] = action.moves;
  return <Anchor name={first === undefined ? CONFIRM : `move ${notation.format(first)}`} radius={radius} />;
}

/** The button's props for an action. */
function useActionButton(action: Action<unknown> | null) {
  const { t } = useLingui();
  const press = useAction();
  const hinted = useTable((table) => action !== null && isHinted(action, table));
  const realDice = useRealDice();
  if (!action) return null;
  const { blocked } = action;
  const label = action.throws && realDice ? t`Enter your dice` : action.label;
  return {
    label,
    disabled: blocked !== undefined,
    onPress: () => press(action),
    ...(hinted && { spoken: t`${label}, recommended` }),
  };
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.small, padding: space.small },
  actions: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
  },
  rows: { flex: 1, gap: space.small },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', minHeight: 54 },
  noHint: { width: touch },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: LEAST_MAIN, maxWidth: WIDEST },
  plain: { flexShrink: 1, minWidth: 120, alignItems: 'stretch' },
});
