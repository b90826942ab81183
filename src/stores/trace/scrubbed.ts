/** The longest part of an error's message to keep, in characters. */
const MAX_MESSAGE = 160;
const MAX_FRAMES = 3;

/** Parts that may be private: text in quotes, addresses, identifiers, keys, digits. */
const PRIVATE = [
  /["“”„«»`].*["“”„«»`]/gs,
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /\b\d{1,3}(\.\d{1,3}){3}\b(:\d+)?/g,
  /\b[0-9a-f]{2}([:-][0-9a-f]{2}){5}\b/gi,
  /\b[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,}\b/gi,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /[0-9a-f]{8,}/gi,
  /(?=[A-Za-z_-]*[0-9+/=])[A-Za-z0-9+/=_-]{16,}/g,
  /\d{5,}/g,
] as const;

/** Returns an error and its cause in one line: name, code and message, without private parts. */
export function scrubbed(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? summary(error) : `${summary(error)} < ${summary(cause)}`;
}

function summary(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${error === null ? 'null' : typeof error}`;
  const { name, message } = error;
  const code = codeOf(error);
  const head = code === null ? word(String(name)) : `${word(String(name))} ${code}`;
  // A parser's message repeats its input.
  const details = error instanceof SyntaxError ? '' : withoutPrivate(String(message));
  return details === '' ? head : `${head}: ${details}`;
}

function withoutPrivate(message: string): string {
  const start = message.slice(0, 4 * MAX_MESSAGE);
  const text = PRIVATE.reduce((rest, pattern) => rest.replace(pattern, '…'), start);
  return text.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE);
}

function codeOf(error: object): string | null {
  const code = 'errorCode' in error ? error.errorCode : 'code' in error ? error.code : null;
  return typeof code === 'string' || typeof code === 'number' ? word(String(code)) : null;
}

/** Returns the innermost frames of the stack: the names of functions and their positions in the bundle. */
export function framesOf(error: unknown): string {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  const frames = stack.split('\n').flatMap((line) => {
    // V8 and Hermes: `at name (place:1:23)`; JavaScriptCore and Firefox: `name@place:1:23`.
    const [, at, after, position] =
      /^\s*(?:at ([\w$.<>]+) |([\w$.<>/]*)@)?.*?:(\d+:\d+)\)?$/.exec(line) ?? [];
    return position === undefined ? [] : [`${word(at ?? (after || 'anonymous'))} ${position}`];
  });
  return frames.slice(0, MAX_FRAMES).join(', ');
}

/** Returns the text if it looks like an identifier of the program, else an ellipsis. */
export const word = (text: string): string =>
  /^[\w$.<>/-]{1,60}$/.test(text) && PRIVATE.every((pattern) => text.search(pattern) < 0) ? text : '…';
