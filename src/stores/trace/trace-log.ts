import type { Clock } from '../../net/clock';
import type { Trace, TraceEvent } from '../../net/trace';

/** Enough for some minutes of trouble, and little enough to be shared as a text. */
export const MAX_EVENTS = 300;

export interface KeptEvent {
  readonly at: number;
  readonly event: TraceEvent;
  /** How often it was told without anything else in between, and when for the last time. */
  readonly times: number;
  readonly until: number;
}

export interface TraceLog extends Trace {
  /** The last events, newest last. For others to read they become text first: trace-text.ts. */
  events(): readonly KeptEvent[];
}

/** Keeps what it is told in memory only: it is gone with the app. */
export function traceLog(clock: Clock, print?: (event: TraceEvent) => void): TraceLog {
  const kept: KeptEvent[] = [];
  let connections = 0;
  return {
    tell(event) {
      const at = clock.now();
      const last = kept.at(-1);
      // What fails again and again leaves room for what was before it.
      if (last && gistOf(last.event) === gistOf(event))
        kept[kept.length - 1] = { ...last, times: last.times + 1, until: at };
      else kept.push({ at, event, times: 1, until: at });
      if (kept.length > MAX_EVENTS) kept.shift();
      print?.(event);
    },
    nextConnection() {
      connections += 1;
      return connections;
    },
    events: () => [...kept],
  };
}

const gistOf = (event: TraceEvent): string => Object.values(event).map(gist).join();

function gist(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  return value instanceof Error ? String(value.message) : '';
}
