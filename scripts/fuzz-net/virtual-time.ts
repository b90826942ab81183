import type { Clock } from '../../src/net/clock';

/** A virtual clock. */
export interface VirtualTime extends Clock {
  /** Advances to the next timer and runs it. Returns false if there is none. */
  next(): boolean;
  /** Advances by so many milliseconds and runs the timers in between. */
  pass(ms: number): void;
}

export function virtualTime(): VirtualTime {
  let now = 0;
  let order = 0;
  const due: { readonly at: number; readonly order: number; readonly then: () => void }[] = [];

  function next(until: number): boolean {
    const first = due.reduce<(typeof due)[number] | null>(
      (best, each) =>
        best && (best.at < each.at || (best.at === each.at && best.order < each.order)) ? best : each,
      null,
    );
    if (!first || first.at > until) return false;
    due.splice(due.indexOf(first), 1);
    now = Math.max(now, first.at);
    first.then();
    return true;
  }

  return {
    now: () => now,
    after(ms, then) {
      order += 1;
      const call = { at: now + ms, order, then };
      due.push(call);
      return () => {
        const at = due.indexOf(call);
        if (at >= 0) due.splice(at, 1);
      };
    },
    next: () => next(Number.POSITIVE_INFINITY),
    pass(ms) {
      const end = now + ms;
      while (next(end)) {
        // one after the other
      }
      now = end;
    },
  };
}

/** Waits until promises that don't depend on the clock have settled. */
export async function settled(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
