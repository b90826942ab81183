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
      // A listener added during this call does not receive this value.
      for (const listener of [...listeners]) if (listeners.has(listener)) listener.hear(value);
    },
  };
}

/** An end that happens once. A listener that is added after it is called at once. */
export interface Ending {
  /** Null before the end. */
  reason(): CloseReason | null;
  on(listener: (reason: CloseReason) => void): Stop;
  /** False if the end had happened before. */
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
