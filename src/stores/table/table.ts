import { createStore, type StoreApi } from 'zustand/vanilla';
import { beginDraft, draftReasons, draftState, place, undo } from '../../engine/draft';
import type { Entry, Seat } from '../../engine/game';
import { type AnyMatch, follow, viewOf } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Refusal, Result } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import { botsInTurn, moveBot } from '../../net/session/bots-in-turn';
import type { StepRunner } from '../../net/session/commit-in-slices';
import type { Keeper, Session } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import { handoverOf, isPerson, viewerOf } from './handover';
import { hintFor } from './hint';
import { HURRIED_MS, type Pace, pauses } from './pace';
import { partOf } from './part';
import type { Shown, TableState } from './table-state';
import { mayGoToMyTurn } from './to-my-turn';
import { whyNobodyHere } from './turn-reasons';

/** The dice come to rest after this, even if the screen never reports that they landed. */
const LONGEST_FLIGHT_MS = 5000;
/** The pause before a bot tries again after a refusal, or after people took back its throw of real dice. */
const RETRY_MS = 3000;

export interface TableDeps {
  readonly clock: Clock;
  /** For the choices of bots. It need not be secure. */
  readonly random: Uniform;
  /** Chooses the random numbers of a bot's move, where they are fixed beforehand. Without it: `random`. */
  readonly botRandom?: (match: AnyMatch) => Uniform;
  readonly runSteps?: StepRunner;
  /** Whether hints may be asked for; true without it. */
  readonly hints?: boolean;
  pace(): Pace;
}

/** The state of a table's screen and the actions on it. */
export interface Table {
  readonly store: StoreApi<TableState>;
  /** Adds a move to the draft. A move that throws dice is committed with the draft instead. */
  place(move: unknown): void;
  /** Replaces the draft with this move. */
  choose(move: unknown): void;
  undo(): void;
  /** Commits the draft, then these moves. */
  commit(...moves: readonly unknown[]): void;
  /** Shows why an action is not possible. */
  refuse(refusal: Refusal): void;
  /** Picks up a die in the tray, or puts it back. */
  pick(die: number): void;
  /** To be called when the dice in the air have come to rest. */
  landed(): void;
  /** Shows what bots do at speed, up to the turn of a person at this phone. */
  goToMyTurn(): void;
  /** To be called when the next person has taken the phone. */
  uncover(): void;
  lookAt(seat: Seat): void;
  tapIn(values: readonly number[]): void;
  takeBack(): void;
  /** Sets the hint, the move that an expert advises, once it has thought. */
  recommend(): void;
  giveSeat(seat: Seat, keeper: Keeper): void;
  rename(seat: Seat, name: string): void;
  /** Returns the game so far, with the current names of the seats. */
  played(): AnyMatch;
  /** Starts to show entries and to let bots move. Call the returned function to stop. */
  enter(): () => void;
}

const nothingPlaced = { draft: null, picked: [], hint: null, refusal: null } as const;

/**
 * Creates a table that shows the entries of a session one by one, at a pace for people, and turns taps into
 * proposals.
 */
export function createTable(session: Session, deps: TableDeps): Table {
  const { clock } = deps;
  const { game } = session.view().match;
  const store = createStore<TableState>(() => ({ ...firstState(session), hints: deps.hints ?? true }));
  const get = store.getState;
  const set = store.setState;
  let holder: Seat | null = null;
  /** Mounted screens. The next screen may mount before the last one unmounts. */
  let screens = 0;
  let thinking = false;
  /** The pause after the last entry: it runs now, or it is over. Null if there was none. */
  let rest: 'now' | 'over' | null = null;
  /** In a simultaneous phase: whether more answers follow the entry that is shown, or it is the last one. */
  let answers: 'more' | 'last' | null = null;
  let retryLater = false;
  let refusals = 0;
  let clearTimer = () => {};
  let cancelBot = () => {};

  /** Replaces the pending timer: there is one at most. */
  function startTimer(ms: number, then: () => void): void {
    cancelTimer();
    clearTimer = clock.after(ms, then);
  }

  function cancelTimer(): void {
    clearTimer();
    rest = null;
  }

  // Showing

  function proceed(): void {
    if (screens === 0 || get().flying || rest === 'now') return;
    const { match } = session.view();
    const entry = match.log[get().count];
    if (entry) show(entry);
    else settle();
  }

  function show(entry: Entry<unknown>): void {
    const { state: before, count: index } = get();
    const next = follow(game, before, entry);
    // The session has already played this entry on this state, so it can't be refused here.
    const after = next.ok ? next.value : session.view().match.state;
    const own = isPerson(get().seats, entry.seat);
    // N39: all see a throw on the phone in the middle, and none learns its end before.
    const seen = own || partOf(get()) !== 'whole' || (deps.pace() !== 'none' && !get().hurrying);
    const flying = entry.dice.length > 0 && seen;
    retryLater = false;
    rest = null;
    if (game.turn(before).length > 1) answers = 'more';
    else answers = answers === 'more' ? 'last' : null;
    set({
      last: { index, entry, before, after },
      flying,
      settled: false,
      turn: [],
      seat: null,
      ...nothingPlaced,
    });
    if (flying) {
      startTimer(LONGEST_FLIGHT_MS, showAfter);
      lookAhead();
    } else showAfter();
  }

  /** Shows the state after the entry, then pauses or shows the next entry. */
  function showAfter(): void {
    const { last, viewer } = get();
    if (!last) return;
    const { after, index } = last;
    set({ state: after, board: viewOf(game, after, viewer), count: index + 1, flying: false });
    const rests = pauseAfter(last);
    if (rests > 0) pauseFor(rests);
    else proceed();
    lookAhead();
  }

  /** A pause after the moves of others. */
  function pause(): number {
    // N39: around a phone in the middle all phones have one pace.
    const usual = pauses[partOf(get()) === 'whole' ? deps.pace() : 'usual'];
    return get().hurrying ? Math.min(HURRIED_MS, usual) : usual;
  }

  /** Notes whether the person may go on to their turn. */
  function lookAhead(): void {
    const toMyTurn = mayGoToMyTurn(get(), session.view());
    if (toMyTurn !== get().toMyTurn) set({ toMyTurn });
  }

  function pauseFor(ms: number): void {
    startTimer(ms, () => {
      rest = 'over';
      proceed();
    });
    rest = 'now';
  }

  /**
   * A pause follows the moves of others, and an own throw that ends the turn without a tap. Simultaneous answers are
   * shown together, with one pause after the last, unless only people at this phone move next.
   */
  function pauseAfter({ entry, after }: Shown): number {
    const next = game.turn(after);
    // Nothing follows the end of a game.
    if (next.length === 0 || answers === 'more') return 0;
    const here = (seat: Seat) => isPerson(get().seats, seat);
    const decided = entry.dice.length === 0 || next.includes(entry.seat);
    const own = answers === 'last' ? next.every(here) : here(entry.seat) && decided;
    return own || isFollowing(entry.seat) ? 0 : pause();
  }

  /** N39: with a phone in the middle no phone falls behind those on which people move. */
  function isFollowing(seat: Seat): boolean {
    return partOf(get()) !== 'whole' && get().seats[seat]?.keeper.kind === 'person';
  }

  function settle(): void {
    const { match, seats, held, wanted } = session.view();
    const { state } = match;
    const all = game.turn(state);
    const turn = all.filter((seat) => !held.includes(seat));
    const handover = handoverOf({ game, state, seats, turn }, holder);
    holder = handover.holder;
    const before = get();
    const same = before.settled && before.seat === handover.seat;
    const home = viewerOf(handover, seats);
    const viewer = same ? before.viewer : home;
    const draft = same ? before.draft : null;
    set({
      settled: true,
      state,
      turn,
      held,
      wanted,
      seat: handover.seat,
      cover: handover.cover,
      viewer,
      home,
      draft,
      // Picked dice and the hint belong to one person and are not shown to the next.
      picked: same ? before.picked : [],
      hint: same ? before.hint : null,
      board: draft ? draftState(draft) : viewOf(game, state, viewer),
      over: all.length === 0,
    });
    lookAhead();
    if (get().hurrying && !get().toMyTurn) set({ hurrying: false });
    askBots();
  }

  function askBots(): void {
    const seat = botsInTurn(session)[0];
    if (seat === undefined || thinking || playedElsewhere()) return;
    thinking = true;
    const forget = clock.after(botPause(), async () => {
      // In flight: do not ask this bot again.
      cancelBot = () => {};
      const random = deps.botRandom?.(session.view().match) ?? deps.random;
      const { runSteps } = deps;
      const moved = await moveBot(session, seat, { random, now: clock.now, ...(runSteps && { runSteps }) });
      if (!moved) retryLater = true;
      thinking = false;
      proceed();
    });
    cancelBot = () => {
      forget();
      thinking = false;
    };
  }

  /** Another window has played this game on: moves made here are refused. */
  function playedElsewhere(): boolean {
    return session.view().trouble?.code === tableReasons['other-window'].code;
  }

  /** A bot moves at once in a simultaneous phase and after a pause. Otherwise it waits like a person. */
  function botPause(): number {
    if (session.view().trouble || retryLater) return RETRY_MS;
    return rest !== 'over' && game.turn(get().state).length === 1 ? pause() : 0;
  }

  /** Some entries that were shown have been discarded: shows the current state. */
  function showCurrent(): void {
    cancelTimer();
    answers = null;
    const { last, state, board, count, flying, settled, draft } = firstState(session);
    set({ ...nothingPlaced, last, state, board, count, flying, settled, draft });
  }

  function handleChange(): void {
    const { match, seats, wanted, trouble, room = null } = session.view();
    const restarted = match.log.length < get().count || room?.rewound !== get().room?.rewound;
    set({ seats, wanted, room });
    if (restarted) showCurrent();
    if (trouble) showRefusal(trouble);
    // If a person has taken over the bot's seat, the person need not wait for the bot.
    if (botsInTurn(session).length === 0) cancelBot();
    if (!thinking) proceed();
    lookAhead();
  }

  // Tapping

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

  session.subscribe(handleChange);

  return {
    store,
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
      if (seat !== null) void propose(seat, moves);
    },
    refuse,
    pick(die) {
      const { picked } = get();
      const others = picked.filter((each) => each !== die);
      set({ picked: others.length < picked.length ? others : [...picked, die], refusal: null, hint: null });
    },
    landed() {
      if (get().flying) {
        cancelTimer();
        showAfter();
      }
    },
    goToMyTurn() {
      if (get().hurrying || !get().toMyTurn) return;
      set({ hurrying: true });
      cancelTimer();
      // Neither the dice in the air nor a bot that pauses is waited for.
      cancelBot();
      if (get().flying) showAfter();
      else proceed();
    },
    uncover() {
      holder = get().cover ?? holder;
      proceed();
    },
    lookAt(viewer) {
      const { draft, state } = get();
      set({ viewer, board: draft ? draftState(draft) : viewOf(game, state, viewer) });
    },
    tapIn(values) {
      // A second tap on the button must not count as the next throw.
      if (!get().busy) void ask(session.tapIn(values));
    },
    takeBack() {
      retryLater = true;
      void session.takeBack();
    },
    recommend() {
      const { seat, board, hints } = get();
      if (seat !== null && hints && game.turn(board).includes(seat)) void showHint(seat);
    },
    giveSeat: (seat, keeper) => void changeSeat(session.giveSeat(seat, keeper)),
    rename: (seat, name) => void changeSeat(session.rename(seat, name)),
    played() {
      const { match, seats } = session.view();
      return { ...match, opening: { ...match.opening, names: seats.map(({ name }) => name) } };
    },
    enter() {
      screens += 1;
      proceed();
      return () => {
        screens -= 1;
        if (screens > 0) return;
        cancelBot();
        set({ hurrying: false });
        if (get().flying) showAfter();
        cancelTimer();
      };
    },
  };
}

/** Returns the state of a screen that has just opened: all entries so far count as shown. */
function firstState(session: Session): Omit<TableState, 'hints'> {
  const { match, seats, held, wanted, room = null } = session.view();
  const viewer = viewerOf({ seat: null, cover: null, holder: null }, seats);
  return {
    ...nothingPlaced,
    game: match.game,
    seats,
    room,
    state: match.state,
    board: viewOf(match.game, match.state, viewer),
    count: match.log.length,
    last: null,
    flying: false,
    settled: false,
    turn: [],
    held,
    seat: null,
    viewer,
    home: viewer,
    cover: null,
    wanted,
    busy: false,
    toMyTurn: false,
    hurrying: false,
    over: match.game.turn(match.state).length === 0,
  };
}
