import { given, type Steps } from '../../engine/chance';
import { parseMove, type Seat } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import { accepted as done, type Result, refused } from '../../engine/refusal';
import { signal } from '../../net/listeners';
import type { StepRunner } from '../../net/session/commit-in-slices';
import type { SeatView, Session, SessionView } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import { accepted, LEARNER, type Lesson, type LessonDice, matches, moveSteps } from './lesson';

interface Deps {
  readonly seats: readonly SeatView[];
  readonly runSteps: StepRunner;
  /** Resolves when the lesson has come to a move of the bot. After the last one it never does. */
  ready(): Promise<void>;
  /** Called after each committed move. */
  stored(match: AnyMatch): void;
}

/**
 * A table whose dice and bot follow a lesson. Answers of a simultaneous phase are committed at once: no answer is
 * secret from a bot that follows a script. Nothing of it reaches the saved games.
 */
export function lessonSession<Words>(lesson: Lesson<Words>, first: AnyMatch, deps: Deps): Session {
  const { game } = lesson;
  const script = moveSteps(lesson);
  const changes = signal<void>();
  let view: SessionView = { match: first, seats: deps.seats, held: [], wanted: null, trouble: null };

  async function play(match: AnyMatch, seat: Seat, move: unknown): Promise<Result<AnyMatch>> {
    const step = script[match.log.length];
    const text = game.notation.format(move);
    if (!step || !accepted(step).some((pattern) => matches(pattern, text)))
      return refused(tableReasons['no-answer']);
    const values = await valuesOf(step.dice ?? [], match.state, move, deps.runSteps);
    const dice = given(values);
    const after = commit(match, seat, move, dice);
    const fault = dice.fault();
    return fault && after.ok ? refused(fault) : after;
  }

  async function propose(seat: Seat, moves: readonly unknown[]): Promise<Result<null>> {
    let { match } = view;
    for (const move of moves) {
      const after = await play(match, seat, move);
      if (!after.ok) return after;
      match = after.value;
    }
    view = { ...view, match };
    deps.stored(match);
    changes.emit();
    return done(null);
  }

  /** The bot's own choice is replaced by that of the lesson. */
  async function proposeForBot(seat: Seat): Promise<Result<null>> {
    await deps.ready();
    const step = script[view.match.log.length];
    const move = step?.kind === 'bot' ? parseMove(game.notation, step.move) : null;
    return move === null ? refused(tableReasons['no-answer']) : propose(seat, [move]);
  }

  const nothing = async (): Promise<Result<null>> => done(null);
  return {
    view: () => view,
    subscribe: changes.on,
    propose: (seat, moves) => (seat === LEARNER ? propose(seat, moves) : proposeForBot(seat)),
    tapIn: nothing,
    takeBack: async () => {},
    giveSeat: nothing,
    rename: nothing,
  };
}

async function valuesOf(
  dice: LessonDice,
  state: unknown,
  move: unknown,
  runSteps: (steps: Steps) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  return typeof dice === 'function' ? runSteps(dice(state, move)) : dice;
}
