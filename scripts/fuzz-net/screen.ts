import { botFor } from '../../src/engine/bots';
import { pick } from '../../src/engine/random';
import type { Clock } from '../../src/net/clock';
import { botsInTurn } from '../../src/net/session/bots-in-turn';
import type { Session } from '../../src/net/session/session';
import { type SwitchableSession, switchableSession } from '../../src/stores/multiplayer/switchable-session';
import { type Pace, paces } from '../../src/stores/table/pace';
import { createTable, type Table } from '../../src/stores/table/table';
import type { TableState } from '../../src/stores/table/table-state';
import { type Deciding, recording } from './deciding';

export interface ScreenMeans extends Deciding {
  readonly clock: Clock;
  /** Nothing goes wrong any more, and nobody leaves the screen. */
  isCalm(): boolean;
}

/** A table's screen on a phone: what is shown, and somebody who taps at what it offers. */
export class Screen {
  private readonly steady: SwitchableSession;
  private readonly table: Table;
  private stopLooking: (() => void) | null = null;

  constructor(
    private behind: Session,
    private readonly deps: ScreenMeans,
  ) {
    const { clock, random } = deps;
    this.steady = switchableSession(behind);
    const pace = pick(paces, random);
    this.table = createTable(recording(this.steady.session, deps.proposed), {
      clock,
      random,
      pace: (): Pace => (deps.isCalm() ? 'none' : pace),
    });
    this.looks();
  }

  turnTo(session: Session): void {
    if (session === this.behind) return;
    this.behind = session;
    this.steady.switchTo(session);
  }

  /** The app is gone, or another screen lies over this one. */
  looksAway(): void {
    this.stopLooking?.();
    this.stopLooking = null;
  }

  looks(): void {
    this.stopLooking ??= this.table.enter();
  }

  state = (): TableState => this.table.store.getState();

  /** All that has happened is shown, and nobody is waited for but people. */
  isAtRest(): boolean {
    const { session } = this.steady;
    const { settled, busy, count } = this.state();
    return settled && !busy && count === session.view().match.log.length && botsInTurn(session).length === 0;
  }

  /** Somebody taps at something. False: there was nothing to do. */
  taps(): boolean {
    const { random } = this.deps;
    if (random(20) === 0) {
      if (this.stopLooking) this.looksAway();
      else this.looks();
    }
    const { table } = this;
    const { flying, wanted, cover, seat, board, game } = this.state();
    if (flying) table.landed();
    else if (cover !== null) table.uncover();
    else if (wanted) this.tapsIn(wanted.draw.fall(random));
    else if (seat === null) return false;
    else if (!game.turn(board).includes(seat)) this.ends();
    else this.places(botFor(game, 'random').choose(board, seat, random));
    return true;
  }

  private tapsIn(values: readonly number[]): void {
    if (this.deps.random(12) === 0) this.table.takeBack();
    else this.table.tapIn(values);
  }

  private places(move: unknown): void {
    const { table } = this;
    const what = this.deps.random(12);
    if (what < 4) table.place(move);
    else if (what < 5) table.choose(move);
    else if (what < 6) table.undo();
    else table.commit(move);
  }

  /** Nothing more can be placed. */
  private ends(): void {
    if (this.deps.random(4) === 0) this.table.undo();
    else this.table.commit();
  }
}
