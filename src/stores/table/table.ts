import { createStore, type StoreApi } from 'zustand/vanilla';
import { botFor } from '../../engine/bots';
import { beginDraft, draftReasons, draftState, place, undo } from '../../engine/draft';
import type { Entry, Seat } from '../../engine/game';
import { type AnyMatch, follow, viewOf } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Refusal, Result } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import { botsInTurn, moveBot } from '../../net/session/bots-in-turn';
import type { Keeper, Session } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import { handoverOf, isPerson, viewerOf } from './handover';
import { type Pace, pauses } from './pace';
import type { Shown, TableState } from './table-state';
import { whyNobodyHere } from './turn-reasons';

/** Dice are never longer in the air than this, whatever becomes of the screen that shows them. */
const LONGEST_FLIGHT_MS = 5000;
/** A bot whose move was refused, or whose throw nobody wanted to make, tries again after this. */
const RETRY_MS = 3000;

export interface TableDeps {
  readonly clock: Clock;
  /** For the bots' choices: they need no secure dice. */
  readonly random: Uniform;
  pace(): Pace;
}

/** A table as a screen shows it, and all that can be done at it. */
export interface Table {
  readonly store: StoreApi<TableState>;
  /** Places a move as a draft; one that throws dice is committed, with the draft before it. */
  place(move: unknown): void;
  /** Places a move in place of whatever was placed. */
  choose(move: unknown): void;
  undo(): void;
  /** Commits the draft, and these moves after it. */
  commit(...moves: readonly unknown[]): void;
  /** Says why something can't be done. */
  refuse(refusal: Refusal): void;
  /** Picks up a die of the tray, or puts it back. */
  pick(die: number): void;
  /** The dice in the air have come to rest. */
  landed(): void;
  /** The next person has taken the phone. */
  uncover(): void;
  lookAt(seat: Seat): void;
  tapIn(values: readonly number[]): void;
  takeBack(): void;
  /** Asks for a hint. */
  recommend(): void;
  giveSeat(seat: Seat, keeper: Keeper): void;
  rename(seat: Seat, name: string): void;
  /** The game as it has been played, with the names that the seats have now. */
  played(): AnyMatch;
  /** Goes on: things are shown and bots move from now on. What is returned stops that. */
  enter(): () => void;
}

const nothingPlaced = { draft: null, picked: [], hint: null, refusal: null } as const;

/** Follows a session at a pace for people, and turns taps into proposals. */
export function createTable(session: Session, deps: TableDeps): Table {
  const { clock } = deps;
  const { game } = session.view().match;
  const store = createStore<TableState>(() => firstState(session));
  const get = store.getState;
  const set = store.setState;
  let holder: Seat | null = null;
  /** How many screens show it: of two that follow on each other the second may come before the first has gone. */
  let screens = 0;
  let thinking = false;
  /** What was shown last is left standing for a while; or that while is over. */
  let rest: 'now' | 'over' | null = null;
  /** Whether others have answered at the same time as the entry that is shown, and it is not the last of them. */
  let answers: 'more' | 'last' | null = null;
  let notNow = false;
  let refusals = 0;
  let callOffShow = () => {};
  let callOffBot = () => {};

  /** One thing at a time: what was to be shown later is replaced. */
  function later(ms: number, then: () => void): void {
    callOff();
    callOffShow = clock.after(ms, then);
  }

  function callOff(): void {
    callOffShow();
    rest = null;
  }

  // Showing

  function goOn(): void {
    if (screens === 0 || get().flying || rest === 'now') return;
    const { match } = session.view();
    const entry = match.log[get().count];
    if (entry) show(entry);
    else settle();
  }

  function show(entry: Entry<unknown>): void {
    const { state: before, count: index } = get();
    const next = follow(game, before, entry);
    // The session has played this very entry on this very state; it cannot be refused here.
    const after = next.ok ? next.value : session.view().match.state;
    const own = isPerson(get().seats, entry.seat);
    const flying = entry.dice.length > 0 && (own || deps.pace() !== 'none');
    notNow = false;
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
    if (flying) later(LONGEST_FLIGHT_MS, stand);
    else stand();
  }

  /** What an entry has led to stands on the table. */
  function stand(): void {
    const { last, viewer } = get();
    if (!last) return;
    const { after, index } = last;
    set({ state: after, board: viewOf(game, after, viewer), count: index + 1, flying: false });
    const pause = pauseAfter(last);
    if (pause > 0) leaveStanding(pause);
    else goOn();
  }

  function leaveStanding(ms: number): void {
    later(ms, () => {
      rest = 'over';
      goOn();
    });
    rest = 'now';
  }

  /** What others do is left standing. Answers are told together, with the last, and stand unless somebody here goes on. */
  function pauseAfter({ entry, after }: Shown): number {
    const next = game.turn(after);
    // After the end there is nothing that could come too soon.
    if (next.length === 0 || answers === 'more') return 0;
    const here = (seat: Seat) => isPerson(get().seats, seat);
    const own = answers === 'last' ? next.every(here) : here(entry.seat);
    return own ? 0 : pauses[deps.pace()];
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
    const viewer = same ? before.viewer : viewerOf(handover, seats);
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
      draft,
      // What one person has picked up or was advised to do is not for the next.
      picked: same ? before.picked : [],
      hint: same ? before.hint : null,
      board: draft ? draftState(draft) : viewOf(game, state, viewer),
      over: all.length === 0,
    });
    askBots();
  }

  function askBots(): void {
    const seat = botsInTurn(session)[0];
    if (seat === undefined || thinking || isBehind()) return;
    thinking = true;
    const forget = clock.after(botPause(), async () => {
      // From here on it is the session's: whoever leaves now and comes back must not have the bot asked twice.
      callOffBot = () => {};
      if (!(await moveBot(session, seat, { random: deps.random, now: clock.now }))) notNow = true;
      thinking = false;
      goOn();
    });
    callOffBot = () => {
      forget();
      thinking = false;
    };
  }

  /** Another window has played on: nothing that is done here counts any more. */
  function isBehind(): boolean {
    return session.view().trouble?.code === tableReasons['other-window'].code;
  }

  /** Like a person: at once where all answer together, else after a moment, if there has been none. */
  function botPause(): number {
    if (session.view().trouble || notNow) return RETRY_MS;
    return rest !== 'over' && game.turn(get().state).length === 1 ? pauses[deps.pace()] : 0;
  }

  /** What had been shown was given up: the table stands as it is now. */
  function startAgain(): void {
    callOff();
    answers = null;
    const { last, state, board, count, flying, settled, draft } = firstState(session);
    set({ ...nothingPlaced, last, state, board, count, flying, settled, draft });
  }

  function follows(): void {
    const { match, seats, wanted, trouble, room = null } = session.view();
    const again = match.log.length < get().count || room?.rewound !== get().room?.rewound;
    set({ seats, wanted, room });
    if (again) startAgain();
    if (trouble) tell(trouble);
    // Whoever takes over from a bot that was about to move does not wait for it.
    if (botsInTurn(session).length === 0) callOffBot();
    if (!thinking) goOn();
  }

  // Tapping

  function refuse(reason: Refusal): void {
    refusals += 1;
    set({ refusal: { reason, count: refusals } });
  }

  /** What the session refuses it may tell twice, as an answer and as what is wrong: that is one refusal. */
  function tell(reason: Refusal): void {
    if (get().refusal?.reason !== reason) refuse(reason);
    else set({ refusal: { reason, count: refusals } });
  }

  /** The seat that may place something now; says why if there is none. */
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

  async function propose(seat: Seat, moves: readonly unknown[]): Promise<void> {
    const drafted = get().draft?.steps.map((step) => step.move) ?? [];
    await ask(session.propose(seat, [...drafted, ...moves]));
  }

  async function ask(proposal: Promise<Result<null>>): Promise<void> {
    set({ busy: true, refusal: null });
    const done = await proposal;
    set({ busy: false });
    if (done.ok) set({ draft: get().wanted ? get().draft : null, picked: [] });
    else tell(done.refusal);
    goOn();
  }

  /** Who plays what has nothing to do with what is placed: that stays. */
  async function changeSeat(change: Promise<Result<null>>): Promise<void> {
    set({ refusal: null });
    const done = await change;
    if (!done.ok) tell(done.refusal);
  }

  session.subscribe(follows);

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
        callOff();
        stand();
      }
    },
    uncover() {
      holder = get().cover ?? holder;
      goOn();
    },
    lookAt(viewer) {
      const { draft, state } = get();
      set({ viewer, board: draft ? draftState(draft) : viewOf(game, state, viewer) });
    },
    tapIn(values) {
      // A second tap on the button must not be taken for the next throw.
      if (!get().busy) void ask(session.tapIn(values));
    },
    takeBack() {
      notNow = true;
      void session.takeBack();
    },
    recommend() {
      const { seat, board } = get();
      if (seat === null || !game.turn(board).includes(seat)) return;
      const until = clock.now() + 40;
      const hint = botFor(game, 'normal').choose(board, seat, deps.random, () => clock.now() > until);
      set({ hint, refusal: null });
    },
    giveSeat: (seat, keeper) => void changeSeat(session.giveSeat(seat, keeper)),
    rename: (seat, name) => void changeSeat(session.rename(seat, name)),
    played() {
      const { match, seats } = session.view();
      return { ...match, opening: { ...match.opening, names: seats.map(({ name }) => name) } };
    },
    enter() {
      screens += 1;
      goOn();
      return () => {
        screens -= 1;
        if (screens > 0) return;
        callOffBot();
        if (get().flying) stand();
        callOff();
      };
    },
  };
}

/** Everything that was played before this screen was opened counts as seen. */
function firstState(session: Session): TableState {
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
    cover: null,
    wanted,
    busy: false,
    over: match.game.turn(match.state).length === 0,
  };
}
