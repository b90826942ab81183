import { type Chance, given, tapped } from '../../engine/chance';
import { draftReasons } from '../../engine/draft';
import type { Seat } from '../../engine/game';
import { type AnyMatch, commit, matchReasons, viewOf, why } from '../../engine/match';
import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { queue } from '../../lib/queue';
import { signal } from '../listeners';
import { type CastRoll, type PendingRoll, rolls, withProof } from './cast-roll';
import { commitInSlices, runAtOnce, type StepRunner } from './commit-in-slices';
import type { Answer, Journal, Notes } from './journal';
import { nameFor } from './names';
import type { SeatView, Session, SessionView } from './session';
import { tableReasons } from './table-reasons';

export interface LocalTableDeps {
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
  /** The answers that were held back when the table was closed. */
  readonly answers?: readonly Answer[];
  readonly chance: Chance;
  /** At a table of many phones: finds a chance that other phones witness. Null: `chance` is used. */
  readonly cast?: CastRoll;
  /** Chooses the chance of each move, where all dice are fixed beforehand. Without it: `chance`. */
  readonly chanceOf?: (roll: PendingRoll) => Chance;
  /** True if people throw real dice and tap them in; `chance` is for everything else. */
  readonly realDice?: boolean;
  /** Runs long computations, such as Arena's throws. */
  readonly runSteps?: StepRunner;
  readonly journal: Journal;
  /** Turns an error of the journal into a refusal. */
  readonly explain?: (error: unknown) => Refusal;
}

type Done = Result<null>;
const DONE: Done = accepted(null);

/** Opens a table whose engine runs on this phone. It knows nothing of other phones. */
export function openLocalSession(table: LocalTableDeps): Session {
  const { chance, cast, chanceOf = () => chance, realDice = false, runSteps = runAtOnce, journal } = table;
  const { explain = () => tableReasons.storage } = table;
  const { game } = table.match;
  const inTurn = queue();
  const changes = signal<void>();
  let answers = validAnswers(table.match, table.answers ?? []);
  /** The match before the move that waits for real dice. */
  let waiting: AnyMatch | null = null;
  let view: SessionView = {
    match: table.match,
    seats: table.seats,
    held: seatsOf(answers),
    wanted: null,
    trouble: null,
  };

  function change(part: Partial<SessionView>): void {
    view = { ...view, ...part };
    changes.emit();
  }

  /** Stores first and shows afterwards. If storing fails, nothing has changed. */
  async function stored(writing: Promise<void>, then: () => void): Promise<Done> {
    try {
      await writing;
    } catch (error) {
      const trouble = explain(error);
      change({ trouble });
      return refused(trouble);
    }
    then();
    return DONE;
  }

  const notes = (part: Partial<Notes>): Notes => ({
    seats: view.seats,
    answers,
    at: view.match.log.length,
    over: game.turn(view.match.state).length === 0,
    ...part,
  });

  async function store(match: AnyMatch): Promise<Done> {
    const from = view.match.log.length;
    const done = await stored(journal.append(match, from), () => {
      answers = [];
      waiting = null;
      change({ match, held: [], wanted: null, trouble: null });
    });
    // The note only saves the list of games from replaying the log. If it fails, nothing is lost.
    if (done.ok && game.turn(match.state).length === 0) await journal.keep(notes({})).catch(() => {});
    return done;
  }

  async function judge(seat: Seat, moves: readonly unknown[]): Promise<Done> {
    if (moves.length === 0) return refused(tableReasons['no-answer']);
    // Several seats are in turn: this is an answer of a simultaneous phase.
    if (game.turn(view.match.state).length > 1)
      return moves.length === 1 ? answer(seat, moves[0]) : refused(matchReasons['wrong-seat']);
    const drafted = placeAll(seat, moves.slice(0, -1));
    if (!drafted.ok) return drafted;
    return realDice
      ? playWithRealDice(drafted.value, seat, moves.at(-1), [])
      : storeNext(drafted.value, seat, moves.at(-1));
  }

  /** Plays a move; if it draws from chance at a table of many phones, other phones witness it. */
  async function play(before: AnyMatch, seat: Seat, move: unknown): Promise<Result<AnyMatch>> {
    const roll = cast && !realDice && rolls(before, seat, move) ? await cast({ before, seat, move }) : null;
    const from = roll?.chance ?? chanceOf({ before, seat, move });
    const after = await commitInSlices(before, seat, move, from, runSteps);
    return after.ok && roll ? accepted(withProof(after.value, roll.proof)) : after;
  }

  async function storeNext(before: AnyMatch, seat: Seat, move: unknown): Promise<Done> {
    const after = await play(before, seat, move);
    return after.ok ? store(after.value) : after;
  }

  /**
   * In a simultaneous phase answers wait and may change. When all seats have answered, they count in order of
   * seats.
   */
  async function answer(seat: Seat, move: unknown): Promise<Done> {
    const { state } = view.match;
    const refusal = why(game, viewOf(game, state, seat), seat, move);
    if (refusal) return refused(refusal);
    const all = [...answers.filter((other) => other.seat !== seat), { seat, move }];
    all.sort((a, b) => a.seat - b.seat);
    if (game.turn(state).every((each) => seatsOf(all).includes(each))) {
      const played = await playAll(all);
      return played.ok ? store(played.value) : played;
    }
    return stored(journal.keep(notes({ answers: all })), () => {
      answers = all;
      change({ held: seatsOf(all), trouble: null });
    });
  }

  /** Plays with real dice: stores the move, or waits for the dice that are still missing. */
  async function playWithRealDice(
    before: AnyMatch,
    seat: Seat,
    move: unknown,
    values: readonly number[],
  ): Promise<Done> {
    const dice = tapped(values, chance);
    const after = commit(before, seat, move, dice);
    if (!after.ok) return after;
    const fault = dice.fault();
    if (fault) return refused(fault);
    const draw = dice.wanted();
    if (!draw) return store(after.value);
    waiting = before;
    change({ wanted: { seat, move, given: values, draw }, trouble: null });
    return DONE;
  }

  async function addDice(values: readonly number[]): Promise<Done> {
    const { wanted } = view;
    if (!wanted || !waiting) return refused(tableReasons['no-real-dice']);
    return playWithRealDice(waiting, wanted.seat, wanted.move, [...wanted.given, ...values]);
  }

  /** Plays the moves before the last one. They may not draw dice. */
  function placeAll(seat: Seat, moves: readonly unknown[]): Result<AnyMatch> {
    let { match } = view;
    for (const move of moves) {
      const noDice = given([]);
      const next = commit(match, seat, move, noDice);
      if (!next.ok) return next;
      if (noDice.fault()) return refused(draftReasons['needs-dice']);
      match = next.value;
    }
    return accepted(match);
  }

  async function playAll(entries: readonly Answer[]): Promise<Result<AnyMatch>> {
    let { match } = view;
    for (const { seat, move } of entries) {
      const next = await play(match, seat, move);
      if (!next.ok) return next;
      match = next.value;
    }
    return accepted(match);
  }

  async function changeSeat(seat: Seat, part: Partial<SeatView>): Promise<Done> {
    if (!view.seats[seat]) return refused(tableReasons['no-such-seat']);
    const seats = view.seats.map((each, at) => (at === seat ? { ...each, ...part } : each));
    return stored(journal.keep(notes({ seats })), () => {
      // A new keeper of the seat decides again.
      const decided = part.keeper !== undefined && view.wanted?.seat === seat;
      if (decided) waiting = null;
      change({ seats, trouble: null, ...(decided && { wanted: null }) });
    });
  }

  return {
    view: () => view,
    subscribe: changes.on,
    propose: (seat, moves) =>
      inTurn(async () => (waiting ? refused(tableReasons['real-dice']) : judge(seat, moves))),
    tapIn: (values) => inTurn(() => addDice(values)),
    takeBack: () =>
      inTurn(async () => {
        waiting = null;
        if (view.wanted) change({ wanted: null });
      }),
    giveSeat: (seat, keeper) => inTurn(() => changeSeat(seat, { keeper })),
    rename: (seat, name) => inTurn(() => changeSeat(seat, { name: nameFor(view.seats, seat, name) })),
  };
}

/** The stored answers that are legal and incomplete. Others, from a damaged save, would block the table. */
function validAnswers({ game, state }: AnyMatch, answers: readonly Answer[]): readonly Answer[] {
  const good = answers.filter(({ seat, move }) => why(game, viewOf(game, state, seat), seat, move) === null);
  return game.turn(state).every((seat) => seatsOf(good).includes(seat)) ? [] : good;
}

const seatsOf = (answers: readonly Answer[]): readonly Seat[] => answers.map(({ seat }) => seat);
