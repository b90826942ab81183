import type { StoreApi } from 'zustand/vanilla';
import { draftState } from '../../engine/draft';
import type { Entry, Seat } from '../../engine/game';
import { follow, viewOf } from '../../engine/match';
import { botsInTurn } from '../../net/session/bots-in-turn';
import type { Session } from '../../net/session/session';
import { type BotTurns, botTurns } from './bot-turns';
import { firstState, nothingPlaced } from './first-state';
import { handoverOf, isPerson, viewerOf } from './handover';
import { HURRIED_MS, OWN_END, pauses } from './pace';
import { partOf } from './part';
import type { TableDeps } from './table-deps';
import type { Shown, TableState } from './table-state';
import { mayGoToMyTurn } from './to-my-turn';

/** The dice come to rest after this, even if the screen never reports that they landed. */
const LONGEST_FLIGHT_MS = 5000;

/** Shows the entries of a session one by one, at a pace for people. */
export interface Showing {
  readonly bots: BotTurns;
  /** Shows the next entry, unless one is being shown. After the last one, whoever is in turn may move. */
  proceed(): void;
  /** The session has changed. */
  handleChange(): void;
  /** Entries that were shown have been discarded: shows the current state. */
  showCurrent(): void;
  landed(): void;
  goToMyTurn(): void;
  uncover(): void;
  enter(): () => void;
}

export function showEntries(session: Session, store: StoreApi<TableState>, deps: TableDeps): Showing {
  const { clock } = deps;
  const { game } = session.view().match;
  const get = store.getState;
  const set = store.setState;
  const bots = botTurns(session, { ...deps, pause: pauseBeforeBot, moved: proceed });
  let holder: Seat | null = null;
  /** Mounted screens. The next screen may mount before the last one unmounts. */
  let screens = 0;
  /** The pause after the last entry: it runs now, or it is over. Null if there was none. */
  let rest: 'now' | 'over' | null = null;
  /** In a simultaneous phase: whether more answers follow the entry that is shown, or it is the last one. */
  let answers: 'more' | 'last' | null = null;
  let clearTimer = () => {};

  /** Replaces the pending timer: there is one at most. */
  function startTimer(ms: number, then: () => void): void {
    cancelTimer();
    clearTimer = clock.after(ms, then);
  }

  function cancelTimer(): void {
    clearTimer();
    rest = null;
  }

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
    bots.goOn();
    rest = null;
    if (game.turn(before).length > 1) answers = 'more';
    else answers = answers === 'more' ? 'last' : null;
    const last: Shown = { index, entry, before, after };
    const shown = { last, flying, settled: false, turn: [], seat: null, ...nothingPlaced };
    if (flying) {
      set(shown);
      startTimer(LONGEST_FLIGHT_MS, showAfter);
      lookAhead();
    } else {
      // At once: every change of the store asks all components.
      set({ ...shown, ...stateAfter(last) });
      goOn(last);
    }
  }

  /** Shows the state after the entry, then pauses or shows the next entry. */
  function showAfter(): void {
    const { last } = get();
    if (!last) return;
    set(stateAfter(last));
    goOn(last);
  }

  function stateAfter({ after, index }: Shown): Partial<TableState> {
    return { state: after, board: viewOf(game, after, get().viewer), count: index + 1, flying: false };
  }

  function goOn(last: Shown): void {
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
   * A pause follows the moves of others, and a longer one an own throw that ends the turn without a tap: what it brought
   * matters most to its player, and nothing else waits for a tap. Simultaneous answers are
   * shown together, with one pause after the last, unless only people at this phone move next.
   */
  function pauseAfter({ entry, after }: Shown): number {
    const next = game.turn(after);
    // Nothing follows the end of a game.
    if (next.length === 0 || answers === 'more') return 0;
    const here = (seat: Seat) => isPerson(get().seats, seat);
    const decided = entry.dice.length === 0 || next.includes(entry.seat);
    const own = answers === 'last' ? next.every(here) : here(entry.seat) && decided;
    if (own || isFollowing(entry.seat)) return 0;
    return answers === null && here(entry.seat) ? OWN_END * pause() : pause();
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
    bots.ask();
  }

  /** A bot moves at once in a simultaneous phase and after a pause. Otherwise it waits like a person. */
  function pauseBeforeBot(): number {
    return rest !== 'over' && game.turn(get().state).length === 1 ? pause() : 0;
  }

  return {
    bots,
    proceed,
    handleChange() {
      // If a person has taken over the bot's seat, the person need not wait for the bot.
      if (botsInTurn(session).length === 0) bots.cancel();
      if (!bots.thinking()) proceed();
      lookAhead();
    },
    showCurrent() {
      cancelTimer();
      answers = null;
      const { last, state, board, count, flying, settled, draft } = firstState(session);
      set({ ...nothingPlaced, last, state, board, count, flying, settled, draft });
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
      bots.cancel();
      if (get().flying) showAfter();
      else proceed();
    },
    uncover() {
      holder = get().cover ?? holder;
      proceed();
    },
    enter() {
      screens += 1;
      proceed();
      return () => {
        screens -= 1;
        if (screens > 0) return;
        bots.cancel();
        set({ hurrying: false });
        if (get().flying) showAfter();
        cancelTimer();
      };
    },
  };
}
