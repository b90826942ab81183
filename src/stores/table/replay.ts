import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../engine/game';
import { type AnyMatch, follow, followOpening } from '../../engine/match';
import { seatsHere } from '../../net/session/seat-views';
import type { SeatView } from '../../net/session/session';
import type { Table } from './table';
import type { Shown, TableState } from './table-state';

/** A stored game, shown move by move. */
export interface Replay {
  /** A table for the screens. Its actions do nothing. */
  readonly table: Table;
  /** The number of entries. */
  readonly length: number;
  /** Shows the table after this many entries. The dice fly only when this is the next entry. */
  goTo(count: number): void;
}

const nothing = () => {};

export function createReplay(match: AnyMatch, seats: readonly SeatView[]): Replay {
  const { game, opening, log } = match;
  const states = statesOf(match);
  const stateAt = (count: number) => states[count] ?? match.state;

  function shownAt(count: number): Shown | null {
    const entry = log[count - 1];
    return entry ? { index: count - 1, entry, before: stateAt(count - 1), after: stateAt(count) } : null;
  }

  const viewerAt = (count: number) => log[count - 1]?.seat ?? game.turn(stateAt(0))[0] ?? 0;

  /** A replay has no board of its own: each is at home when it is in front. */
  const frontOf = (seat: Seat) => ({ viewer: seat, home: seat });

  const at = (count: number) => ({
    state: stateAt(count),
    board: stateAt(count),
    count,
    last: shownAt(count),
    flying: false,
    ...frontOf(viewerAt(count)),
    over: game.turn(stateAt(count)).length === 0,
  });

  const store = createStore<TableState>(() => ({
    ...at(0),
    game,
    // A replay involves no other phones.
    seats: seatsHere(seats),
    settled: true,
    turn: [],
    held: [],
    seat: null,
    draft: null,
    picked: [],
    cover: null,
    wanted: null,
    room: null,
    refusal: null,
    hint: null,
    hints: false,
    busy: false,
    toMyTurn: false,
    hurrying: false,
  }));

  const table: Table = {
    store,
    place: nothing,
    choose: nothing,
    undo: nothing,
    commit: nothing,
    refuse: nothing,
    pick: nothing,
    landed() {
      const { count, flying } = store.getState();
      if (flying) store.setState(at(count + 1));
    },
    goToMyTurn: nothing,
    uncover: nothing,
    lookAt: (seat) => store.setState(frontOf(seat)),
    tapIn: nothing,
    takeBack: nothing,
    recommend: nothing,
    giveSeat: nothing,
    rename: nothing,
    played: () => ({ ...match, opening: { ...opening, names: seats.map(({ name }) => name) } }),
    enter: () => nothing,
  };

  return {
    table,
    length: log.length,
    goTo(wish) {
      const count = Math.max(0, Math.min(log.length, wish));
      const now = store.getState();
      const from = now.flying ? now.count + 1 : now.count;
      const next = shownAt(count);
      if (count === from + 1 && next && next.entry.dice.length > 0) {
        store.setState({ ...at(from), last: next, flying: true, ...frontOf(next.entry.seat) });
      } else store.setState(at(count));
    },
  };
}

/**
 * Returns the states of a game, the first included. It stops before the first entry that the rules refuse.
 */
export function statesOf({ game, opening, log }: AnyMatch): readonly unknown[] {
  const first = followOpening(game, opening);
  if (!first.ok) return [];
  const states = [first.value];
  let last = first.value;
  for (const entry of log) {
    const next = follow(game, last, entry);
    if (!next.ok) break;
    last = next.value;
    states.push(last);
  }
  return states;
}
