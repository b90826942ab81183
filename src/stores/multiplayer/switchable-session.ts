import { signal } from '../../net/listeners';
import type { Session } from '../../net/session/session';

export interface SwitchableSession {
  readonly session: Session;
  /** Replaces the session behind this one. */
  switchTo(next: Session): void;
}

/** Creates a session for the screens that stays the same when the host changes. */
export function switchableSession(first: Session): SwitchableSession {
  const changes = signal<void>();
  let now = first;
  let stop = now.subscribe(changes.emit);
  return {
    session: {
      view: () => now.view(),
      subscribe: changes.on,
      propose: (seat, moves) => now.propose(seat, moves),
      tapIn: (values) => now.tapIn(values),
      takeBack: () => now.takeBack(),
      giveSeat: (seat, keeper) => now.giveSeat(seat, keeper),
      rename: (seat, name) => now.rename(seat, name),
    },
    switchTo(next) {
      stop();
      now = next;
      stop = now.subscribe(changes.emit);
      changes.emit();
    },
  };
}
