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
  const { store, goToMyTurn, landed, recommend, undo } = useTableActions();
  const controlsNow = useControlsNow();
  const act = useAction();
  const on = useSettings((settings) => settings.keys);
  const press = (which: (controls: Controls<unknown>) => Action<unknown> | undefined) => () => {
    const action = which(controlsNow());
    if (action) act(action);
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
    h: recommend,
    u: undo,
    t() {
      // The bot of a lesson waits for the learner, who can't hurry it.
      if (store.getState().toMyTurn && !lesson) goToMyTurn();
      else if (partOf(store.getState()) !== 'hand') landed();
    },
  };
  // While another's board is in front, no key acts for the player either.
  useKeyPresses(looking ? list : keys, on && ready);
  return <KeysSheet open={open} onClose={() => onOpen(false)} />;
}

/** The action that goes on. To pass takes a key of its own, so that nobody passes by mistake. */
function mainOf({ main, others }: Controls<unknown>): Action<unknown> | undefined {
  return [main, ...others].find((each) => each && !each.passes) ?? undefined;
}
