import type { Clock } from '../../net/clock';
import type { Trace, TraceEvent } from '../../net/trace';

/** Enough for some minutes of trouble, and few enough to share as a text. */
export const MAX_EVENTS = 300;

export interface KeptEvent {
  readonly at: number;
  readonly event: TraceEvent;
  /** How often the event came in a row, and when it came last. */
  readonly times: number;
  readonly until: number;
}

export interface TraceLog extends Trace {
  /** The last events, newest last. trace-text.ts turns them into text to share. */
  events(): readonly KeptEvent[];
}

/** Creates a trace that keeps its events in memory only. */
export function traceLog(clock: Clock, print?: (event: TraceEvent) => void): TraceLog {
  const kept: KeptEvent[] = [];
  let connections = 0;
  return {
    tell(event) {
      const at = clock.now();
      const last = kept.at(-1);
      // Equal events in a row are one entry, so that a failing retry does not push out older events.
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
