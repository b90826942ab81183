import type { TraceEvent } from '../../net/trace';
import { framesOf, scrubbed, word } from './scrubbed';
import type { KeptEvent, TraceLog } from './trace-log';

/** More than any event has to say. */
export const MAX_TEXT = 400;

/** The trace as text, newest last. */
export const traceLines = (trace: TraceLog): readonly string[] => trace.events().map(lineOf);

/** Seconds, what happened, and how often if it was the same again and again. */
function lineOf({ at, event, times, until }: KeptEvent): string {
  const again = times > 1 ? ` (${times} times, until ${seconds(until)})` : '';
  return `${seconds(at)} ${textOf(event)}${again}`;
}

const seconds = (at: number): string => (at / 1000).toFixed(3);

/** What happened, and its particulars. Whatever is no word of the program is left out. */
function textOf(event: TraceEvent): string {
  const { kind, ...rest } = event;
  const parts = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${shown(name, value)}`],
  );
  if (kind === 'screen-failed') parts.push(`at=${framesOf(event.error)}`);
  return [kind, ...parts].join(' ').slice(0, MAX_TEXT);
}

function shown(name: string, value: unknown): string {
  if (name === 'error') return scrubbed(value);
  if (typeof value === 'number') return String(Math.round(value));
  return value === null || typeof value === 'boolean' ? String(value) : word(String(value));
}
