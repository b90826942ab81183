import type { TraceEvent } from '../../net/trace';
import { framesOf, scrubbed, word } from './scrubbed';
import type { KeptEvent, TraceLog } from './trace-log';

/** The longest line. No event should reach it. */
export const MAX_TEXT = 400;

/** Returns the trace as lines of text, newest last. */
export const traceLines = (trace: TraceLog): readonly string[] => trace.events().map(lineOf);

/** Returns the seconds, the event, and how often it came in a row. */
function lineOf({ at, event, times, until }: KeptEvent): string {
  const repeated = times > 1 ? ` (${times} times, until ${seconds(until)})` : '';
  return `${seconds(at)} ${textOf(event)}${repeated}`;
}

const seconds = (at: number): string => (at / 1000).toFixed(3);

/**
 * Returns the kind of the event and its fields. Values that are no identifiers of the program are left out.
 */
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
