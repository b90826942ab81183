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

export interface ScreenDeps extends Deciding {
  readonly clock: Clock;
  /** True once no more faults happen, and nobody leaves the screen. */
  isCalm(): boolean;
}

/** A table's screen on a phone, with a person who taps at random. */
export class Screen {
  private readonly switchable: SwitchableSession;
  private readonly table: Table;
  private stopWatching: (() => void) | null = null;

  constructor(
    private session: Session,
    private readonly deps: ScreenDeps,
  ) {
    const { clock, random } = deps;
    this.switchable = switchableSession(session);
    const pace = pick(paces, random);
    this.table = createTable(recording(this.switchable.session, deps.proposed), {
      clock,
      random,
      pace: (): Pace => (deps.isCalm() ? 'none' : pace),
    });
    this.enter();
  }

  switchTo(session: Session): void {
    if (session === this.session) return;
    this.session = session;
    this.switchable.switchTo(session);
  }

  /** Stops watching: the app was killed, or another screen covers this one. */
  leave(): void {
    this.stopWatching?.();
    this.stopWatching = null;
  }

  enter(): void {
    this.stopWatching ??= this.table.enter();
  }

  state = (): TableState => this.table.store.getState();

  /** Whether everything is shown, and only people have to move. */
  isAtRest(): boolean {
    const { session } = this.switchable;
    const { settled, busy, count } = this.state();
    return settled && !busy && count === session.view().match.log.length && botsInTurn(session).length === 0;
  }

  /** Makes one random tap. Returns false if there was nothing to do. */
  tap(): boolean {
    const { random } = this.deps;
    if (random(20) === 0) {
      if (this.stopWatching) this.leave();
      else this.enter();
    }
    const { table } = this;
    const { flying, wanted, cover, seat, board, game } = this.state();
    if (flying) table.landed();
    else if (cover !== null) table.uncover();
    else if (wanted) this.tapIn(wanted.draw.fall(random));
    else if (seat === null) return false;
    else if (!game.turn(board).includes(seat)) this.finishMove();
    else this.place(botFor(game, 'random').choose(board, seat, random));
    return true;
  }

  private tapIn(values: readonly number[]): void {
    if (this.deps.random(12) === 0) this.table.takeBack();
    else this.table.tapIn(values);
  }

  private place(move: unknown): void {
    const { table } = this;
    const what = this.deps.random(12);
    if (what < 4) table.place(move);
    else if (what < 5) table.choose(move);
    else if (what < 6) table.undo();
    else table.commit(move);
  }

  /** No further move can be placed. */
  private finishMove(): void {
    if (this.deps.random(4) === 0) this.table.undo();
    else this.table.commit();
  }
}
