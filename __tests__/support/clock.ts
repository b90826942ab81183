import type { Clock } from '../../src/net/clock';

/** A virtual clock. */
export interface HandClock extends Clock {
  /** Advances by so many milliseconds. Timers run in order, and promises settle in between. */
  pass(ms: number): Promise<void>;
}

export function handClock(): HandClock {
  let time = 0;
  let due: { readonly at: number; readonly then: () => void }[] = [];
  return {
    now: () => time,
    after(ms, then) {
      const call = { at: time + ms, then };
      due.push(call);
      return () => {
        due = due.filter((each) => each !== call);
      };
    },
    async pass(ms) {
      const end = time + ms;
      await settled();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((each) => each !== next);
        time = Math.max(time, next.at);
        next.then();
        await settled();
      }
      time = end;
    },
  };
}

/** Waits until promises that don't depend on the clock have settled. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
}
