import type { CloseReason, Stop } from './transports/link';

export interface Signal<T> {
  on(listener: (value: T) => void): Stop;
  emit(value: T): void;
}

export function signal<T>(): Signal<T> {
  const listeners = new Set<{ hear(value: T): void }>();
  return {
    on(hear) {
      const listener = { hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(value) {
      // One that listens from now on has nothing to do with what is told now.
      for (const listener of [...listeners]) if (listeners.has(listener)) listener.hear(value);
    },
  };
}

/** An end that comes once. Who asks later is told at once. */
export interface Ending {
  /** Null as long as it goes on. */
  reason(): CloseReason | null;
  on(listener: (reason: CloseReason) => void): Stop;
  /** False if it was over already. */
  end(reason: CloseReason): boolean;
}

export function ending(): Ending {
  const ended = signal<CloseReason>();
  let why: CloseReason | null = null;
  return {
    reason: () => why,
    on(listener) {
      if (why === null) return ended.on(listener);
      listener(why);
      return () => {};
    },
    end(reason) {
      if (why !== null) return false;
      why = reason;
      ended.emit(reason);
      return true;
    },
  };
}
