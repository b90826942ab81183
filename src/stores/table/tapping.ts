import type { StoreApi } from 'zustand/vanilla';
import { beginDraft, draftReasons, draftState, place, undo } from '../../engine/draft';
import type { Seat } from '../../engine/game';
import { viewOf } from '../../engine/match';
import type { Refusal, Result } from '../../engine/refusal';
import type { Keeper, Session } from '../../net/session/session';
import { nothingPlaced } from './first-state';
import { hintFor } from './hint';
import type { TableDeps } from './table-deps';
import type { TableState } from './table-state';
import { whyNobodyHere } from './turn-reasons';

/** Turns the taps of people into drafts and proposals. */
export interface Tapping {
  place(move: unknown): void;
  choose(move: unknown): void;
  undo(): void;
  commit(...moves: readonly unknown[]): void;
  refuse(refusal: Refusal): void;
  /** Shows a refusal that the session has reported. */
  showRefusal(reason: Refusal): void;
  pick(die: number): void;
  lookAt(seat: Seat): void;
  tapIn(values: readonly number[]): void;
  recommend(): void;
  giveSeat(seat: Seat, keeper: Keeper): void;
  rename(seat: Seat, name: string): void;
}

/** `proceed`: shows what has come of a proposal. */
export function takeTaps(
  session: Session,
  store: StoreApi<TableState>,
  deps: TableDeps,
  proceed: () => void,
): Tapping {
  const { game } = session.view().match;
  const get = store.getState;
  const set = store.setState;
  let refusals = 0;
  /** What a seat has committed beyond its answer of a simultaneous phase. */
  let later: { readonly seat: Seat; readonly moves: readonly unknown[] } | null = null;
  store.subscribe(({ settled, busy, seat, state }) => {
    // The others may not have answered yet.
    if (!later || !settled || busy || seat === null || game.turn(state).length > 1) return;
    const { moves, seat: whose } = later;
    later = null;
    if (whose === seat) void propose(seat, moves);
  });

  function refuse(reason: Refusal): void {
    refusals += 1;
    set({ refusal: { reason, count: refusals } });
  }

  /** The session may report one refusal twice, as an answer and as its trouble: it is shown once. */
  function showRefusal(reason: Refusal): void {
    if (get().refusal?.reason !== reason) refuse(reason);
    else set({ refusal: { reason, count: refusals } });
  }

  /** Returns the seat that may place a move now. If there is none, it shows why. */
  function mover(): Seat | null {
    const { seat, cover, busy, wanted, settled, turn, state, seats } = get();
    if (busy || cover !== null || wanted) return null;
    const why = seat === null && whyNobodyHere(settled ? turn : game.turn(state), seats);
    if (why) refuse(why);
    return seat;
  }

  function add(move: unknown, base: TableState['draft']): void {
    const seat = mover();
    if (seat === null) return;
    if (later?.seat === seat) later = null;
    const placed = place(game, base ?? beginDraft(session.view().match, seat), move);
    if (placed.ok) {
      set({ ...nothingPlaced, draft: placed.value, board: draftState(placed.value) });
    } else if (placed.refusal.code === draftReasons['needs-dice'].code) {
      set({ draft: base });
      void propose(seat, [move]);
    } else refuse(placed.refusal);
  }

  /** The expert may think for a while. Its hint is not shown to another seat, or once the table has changed. */
  async function showHint(seat: Seat): Promise<void> {
    const before = get();
    const hint = await hintFor(game, before.board, seat, deps);
    const now = get();
    if (now.state === before.state && now.draft === before.draft && now.seat === seat)
      set({ hint, refusal: null });
  }

  async function propose(seat: Seat, moves: readonly unknown[]): Promise<void> {
    const drafted = get().draft?.steps.map((step) => step.move) ?? [];
    await ask(session.propose(seat, [...drafted, ...moves]));
  }

  async function ask(proposal: Promise<Result<null>>): Promise<void> {
    set({ busy: true, refusal: null });
    const done = await proposal;
    set({ busy: false });
    if (!done.ok) later = null;
    if (done.ok) set({ draft: get().wanted ? get().draft : null, picked: [] });
    else showRefusal(done.refusal);
    proceed();
  }

  /** Keeps the draft: a change of seats does not affect it. */
  async function changeSeat(change: Promise<Result<null>>): Promise<void> {
    set({ refusal: null });
    const done = await change;
    if (!done.ok) showRefusal(done.refusal);
  }

  return {
    place: (move) => add(move, get().draft),
    choose: (move) => add(move, null),
    undo() {
      const { draft, viewer, state } = get();
      if (!draft) return;
      const less = undo(draft);
      const none = less.steps.length === 0;
      set({
        ...nothingPlaced,
        draft: none ? null : less,
        board: none ? viewOf(game, state, viewer) : draftState(less),
      });
    },
    commit(...moves) {
      const seat = mover();
      if (seat === null) return;
      const together = game.turn(session.view().match.state).length > 1;
      const now = together ? moves.slice(0, 1) : moves;
      if (moves.length > now.length) later = { seat, moves: moves.slice(now.length) };
      else if (later?.seat === seat) later = null;
      void propose(seat, now);
    },
    refuse,
    showRefusal,
    pick(die) {
      const { picked } = get();
      const others = picked.filter((each) => each !== die);
      set({ picked: others.length < picked.length ? others : [...picked, die], refusal: null, hint: null });
    },
    lookAt(viewer) {
      const { draft, state } = get();
      set({ viewer, board: draft ? draftState(draft) : viewOf(game, state, viewer) });
    },
    tapIn(values) {
      // A second tap on the button must not count as the next throw.
      if (!get().busy) void ask(session.tapIn(values));
    },
    recommend() {
      const { seat, board, hints } = get();
      if (seat !== null && hints && game.turn(board).includes(seat)) void showHint(seat);
    },
    giveSeat: (seat, keeper) => void changeSeat(session.giveSeat(seat, keeper)),
    rename: (seat, name) => void changeSeat(session.rename(seat, name)),
  };
}
