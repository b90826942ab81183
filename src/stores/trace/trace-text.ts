import type { TraceEvent } from '../../net/trace';
import { framesOf, scrubbed, word } from './scrubbed';

/** More than any event has to say. */
export const MAX_TEXT = 400;

/** An event as text: what happened, and its particulars. Whatever is no word of the program is left out. */
export function traceText(event: TraceEvent): string {
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
