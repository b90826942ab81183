import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseMove } from '../../engine/game';
import { why } from '../../engine/match';
import { signal } from '../../net/listeners';
import type { StepRunner } from '../../net/session/commit-in-slices';
import type { SeatView } from '../../net/session/session';
import { createTable, type Table } from '../table/table';
import type { TableDeps } from '../table/table-deps';
import { accepted, LEARNER, type Lesson, matches, moveSteps, type Step, stepAt, toldBefore } from './lesson';
import { lessonSession } from './lesson-session';
import type { Progress } from './progress';

/** What the screen shows of a lesson. */
export interface LessonView<Words> {
  readonly at: number;
  /** Null when the lesson is over. */
  readonly step: Step<Words> | null;
  /** The learner has chosen the step's move and has to confirm it. */
  readonly chosen: boolean;
  /** The answer to a legal move that is not the lesson's. `count` distinguishes two equal ones in a row. */
  readonly aside: { readonly words: Words; readonly count: number } | null;
}

export interface LessonTable<Words> {
  readonly lesson: Lesson<Words>;
  readonly table: Table;
  readonly store: StoreApi<LessonView<Words>>;
  /** The learner has read the sentence. */
  next(): void;
}

export interface LessonDeps extends TableDeps {
  readonly runSteps: StepRunner;
  keep(progress: Progress): void;
  /** The learner has come to the end. */
  done(): void;
}

/** Opens a table at which a lesson is played, where it was left. */
export function createLessonTable<Words>(
  lesson: Lesson<Words>,
  progress: Progress,
  seats: readonly SeatView[],
  deps: LessonDeps,
): LessonTable<Words> {
  const { game, steps } = lesson;
  const script = moveSteps(lesson);
  const onward = signal<void>();
  let { told } = progress;
  let asides = 0;

  const session = lessonSession(lesson, progress.match, {
    seats,
    runSteps: deps.runSteps,
    stored(match) {
      told = Math.max(told, toldBefore(lesson, match.log.length - 1));
      deps.keep({ match, told });
    },
    ready: () =>
      new Promise((resolve) => {
        const isDue = () => {
          const { length } = session.view().match.log;
          return script[length]?.kind === 'bot' && told >= toldBefore(lesson, length);
        };
        if (isDue()) resolve();
        else {
          const stop = onward.on(() => {
            if (!isDue()) return;
            stop();
            resolve();
          });
        }
      }),
  });
  const table = createTable(session, deps);
  const store = createStore<LessonView<Words>>(() => viewNow(null));

  function viewNow(aside: LessonView<Words>['aside']): LessonView<Words> {
    const { count: committed, draft, settled, last } = table.store.getState();
    const drafted = draft?.steps.length ?? 0;
    const next = stepAt(lesson, { committed, drafted, told });
    // While the bot's last move can still be seen, nothing asks the learner for a move that can't be made yet.
    const resting =
      last !== null && !settled && steps[next]?.kind !== 'bot' && steps[next - 1]?.kind === 'bot';
    const at = resting ? next - 1 : next;
    const step = steps[at] ?? null;
    // A draft may end before this step's move: with the dice that were placed before it.
    const moves = steps.slice(0, at).filter(({ kind }) => kind !== 'tell').length;
    return { at, step, chosen: step?.kind === 'do' && committed + drafted > moves, aside };
  }

  function update(): void {
    const before = store.getState();
    const now = viewNow(null);
    const moved = now.at !== before.at || now.chosen !== before.chosen;
    if (moved) store.setState(now);
    if (now.step === null && before.step !== null) deps.done();
  }

  function answer(words: Words): void {
    asides += 1;
    store.setState({ aside: { words, count: asides } });
  }

  /** Whether the table may handle these moves. Otherwise the lesson has answered. */
  function admits(moves: readonly unknown[], drafted: number, board: unknown): boolean {
    const { seat, count } = table.store.getState();
    if (seat !== LEARNER) return true;
    return moves.every((move, index) => {
      const step = script[count + drafted + index];
      if (!step) return false;
      const text = game.notation.format(move);
      if (accepted(step).some((pattern) => matches(pattern, text))) return true;
      // The table says why a move is not legal.
      if (step.kind === 'bot' || why(game, board, LEARNER, move)) return true;
      const kind = step.otherwise.find(([pattern]) => matches(pattern, text));
      if (kind) answer(kind[1]);
      return false;
    });
  }

  const drafted = () => table.store.getState().draft?.steps.length ?? 0;
  table.store.subscribe(update);
  session.subscribe(onward.emit);

  return {
    lesson,
    store,
    table: {
      ...table,
      place(move) {
        if (admits([move], drafted(), table.store.getState().board)) table.place(move);
      },
      choose(move) {
        if (admits([move], 0, table.store.getState().state)) table.choose(move);
      },
      commit(...moves) {
        if (admits(moves, drafted(), table.store.getState().board)) table.commit(...moves);
      },
      recommend() {
        if (table.store.getState().seat !== LEARNER) return;
        const step = script[table.store.getState().count + drafted()];
        const [pattern = ''] = step && step.kind !== 'bot' ? step.moves : [];
        const hint = parseMove(game.notation, pattern.replace('*', ''));
        if (hint !== null) table.store.setState({ hint, refusal: null });
      },
    },
    next() {
      if (store.getState().step?.kind !== 'tell') return;
      told += 1;
      deps.keep({ match: session.view().match, told });
      update();
      onward.emit();
    },
  };
}
