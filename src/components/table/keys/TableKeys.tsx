import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../../stores/app/AppContext';
import { partOf } from '../../../stores/table/part';
import type { Action, Controls } from '../../games/face';
import { useLesson } from '../../lesson/LessonContext';
import { useControlsNow } from '../FaceContext';
import { useAction } from '../frame/use-action';
import { useLooking } from '../frame/use-looking';
import { useTableActions } from '../TableContext';
import { KeysSheet } from './KeysSheet';
import { useKeyPresses } from './use-key-presses';
import { inWords, useSayAsked } from './use-say-asked';

interface Props {
  /** The list of the keys is shown. */
  readonly open: boolean;
  /** Nothing is over the table. */
  readonly ready: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onResults: () => void;
}

/** Keys for what the buttons of the table do, and the list of them. */
export function TableKeys({ open, ready, onOpen, onResults }: Props) {
  const { t } = useLingui();
  const { store, goToMyTurn, landed, recommend, refuse, undo } = useTableActions();
  const controlsNow = useControlsNow();
  const act = useAction();
  const on = useSettings((settings) => settings.keys);
  const sayAsked = useSayAsked();
  const press = (which: (controls: Controls<unknown>) => Action<unknown> | undefined) => () => {
    const action = which(controlsNow());
    if (action) act(action);
    else sayAsked();
  };
  const main = press(mainOf);
  const lesson = useLesson()?.played;
  const list = { '?': () => onOpen(true) };
  const looking = useLooking();
  const keys = {
    ...list,
    r() {
      const { over, settled } = store.getState();
      if (lesson?.store.getState().step?.kind === 'tell') lesson.next();
      else if (over && settled) onResults();
      else main();
    },
    p: press(({ main, others }) => [main, ...others].find((each) => each?.passes) ?? undefined),
    h() {
      const { seat, hints, game, board } = store.getState();
      if (!hints) refuse(inWords(t`This is the try that counts. There are no hints.`));
      else if (seat !== null && game.turn(board).includes(seat)) recommend();
      else sayAsked();
    },
    u() {
      if (store.getState().draft) undo();
      else refuse(inWords(t`There is nothing to undo.`));
    },
    t() {
      const table = store.getState();
      // The bot of a lesson waits for the learner, who can't hurry it.
      if (table.toMyTurn && !lesson) goToMyTurn();
      else if (table.flying && partOf(table) !== 'hand') landed();
      else sayAsked();
    },
  };
  // While another's board is in front, no key acts for the player: each says so.
  const silent = { ...list, r: sayAsked, p: sayAsked, h: sayAsked, u: sayAsked, t: sayAsked };
  useKeyPresses(looking ? silent : keys, on && ready);
  return <KeysSheet open={open} onClose={() => onOpen(false)} />;
}

/** The action that goes on. To pass takes a key of its own, so that nobody passes by mistake. */
function mainOf({ main, others }: Controls<unknown>): Action<unknown> | undefined {
  return [main, ...others].find((each) => each && !each.passes) ?? undefined;
}
