import type { Trace } from '../../net/trace';
import type { Clock } from '../clock';
import { traceText } from './trace-text';

/** Enough for some minutes of trouble, and little enough to be shared as a text. */
export const MAX_EVENTS = 300;

export interface TraceLog extends Trace {
  /** The last events, newest last. */
  lines(): readonly string[];
}

/** Keeps what it is told as text, in memory only: it is gone with the app. */
export function traceLog(clock: Clock, print?: (line: string) => void): TraceLog {
  const kept: Kept[] = [];
  let connections = 0;
  return {
    tell(event) {
      const at = clock.now();
      const text = traceText(event);
      print?.(`${seconds(at)} ${text}`);
      const last = kept.at(-1);
      // What fails again and again leaves room for what was before it.
      if (last?.text === text) kept[kept.length - 1] = { ...last, times: last.times + 1, until: at };
      else kept.push({ at, text, times: 1, until: at });
      if (kept.length > MAX_EVENTS) kept.shift();
    },
    nextConnection() {
      connections += 1;
      return connections;
    },
    lines: () => kept.map(lineOf),
  };
}

interface Kept {
  readonly at: number;
  readonly text: string;
  /** How often it was told without anything else in between, and when for the last time. */
  readonly times: number;
  readonly until: number;
}

function lineOf({ at, text, times, until }: Kept): string {
  const again = times > 1 ? ` (${times} times, until ${seconds(until)})` : '';
  return `${seconds(at)} ${text}${again}`;
}

const seconds = (at: number): string => (at / 1000).toFixed(3);
