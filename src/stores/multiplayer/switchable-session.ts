import { signal } from '../../net/listeners';
import type { Session } from '../../net/session/session';

export interface SwitchableSession {
  readonly session: Session;
  /** From now on the table is where this one says. */
  switchTo(next: Session): void;
}

/** One session for the screens, whichever phone hosts: what is behind it may change. */
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
