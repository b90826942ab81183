import type { Clock } from '../../src/net/clock';

/** Time that passes when it is told to. */
export interface VirtualTime extends Clock {
  /** Goes to the next moment at which something is due, and lets it happen. False if nothing is. */
  next(): boolean;
  /** Lets so much time pass, whatever falls due in it. */
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

/** Promises that can settle without time passing have settled. */
export async function settled(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
