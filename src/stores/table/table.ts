import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import type { Keeper, Session } from '../../net/session/session';
import { firstState } from './first-state';
import { showEntries } from './showing';
import type { TableDeps } from './table-deps';
import type { TableState } from './table-state';
import { takeTaps } from './tapping';

/** The state of a table's screen and the actions on it. */
export interface Table {
  readonly store: StoreApi<TableState>;
  /** Adds a move to the draft. A move that throws dice is committed with the draft instead. */
  place(move: unknown): void;
  /** Replaces the draft with this move. */
  choose(move: unknown): void;
  undo(): void;
  /** Commits the draft, then these moves. In a simultaneous phase all but the first wait until all have answered. */
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

/**
 * Creates a table that shows the entries of a session one by one, at a pace for people, and turns taps into
 * proposals.
 */
export function createTable(session: Session, deps: TableDeps): Table {
  const store = createStore<TableState>(() => ({ ...firstState(session), hints: deps.hints ?? true }));
  const { bots, handleChange, proceed, showCurrent, ...showing } = showEntries(session, store, deps);
  const { showRefusal, ...tapping } = takeTaps(session, store, deps, proceed);

  session.subscribe(() => {
    const { match, seats, wanted, trouble, room = null } = session.view();
    const before = store.getState();
    const restarted = match.log.length < before.count || room?.rewound !== before.room?.rewound;
    // Every change of the store asks all components, so nothing is set that stays the same.
    if (before.seats !== seats || before.wanted !== wanted || before.room !== room)
      store.setState({ seats, wanted, room });
    if (restarted) showCurrent();
    if (trouble) showRefusal(trouble);
    handleChange();
  });

  return {
    store,
    ...tapping,
    ...showing,
    takeBack() {
      bots.retryLater();
      void session.takeBack();
    },
    played() {
      const { match, seats } = session.view();
      return { ...match, opening: { ...match.opening, names: seats.map(({ name }) => name) } };
    },
  };
}
