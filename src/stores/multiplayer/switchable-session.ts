import type { Session } from '../../net/session/session';

export interface SwitchableSession {
  readonly session: Session;
  /** Replaces the session behind this one. */
  switchTo(next: Session): void;
}

/** Creates a session for the screens that stays the same when the host changes. */
export function switchableSession(first: Session): SwitchableSession {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let now = first;
  let stop = now.subscribe(tell);
  return {
    session: {
      view: () => now.view(),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      propose: (seat, moves) => now.propose(seat, moves),
      tapIn: (values) => now.tapIn(values),
      takeBack: () => now.takeBack(),
      giveSeat: (seat, keeper) => now.giveSeat(seat, keeper),
      rename: (seat, name) => now.rename(seat, name),
    },
    switchTo(next) {
      stop();
      now = next;
      stop = now.subscribe(tell);
      tell();
    },
  };
}
