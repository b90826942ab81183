import type { Stop } from '../link';
import type { Stream } from './stream';

/** What Node's sockets and those of `react-native-tcp-socket` have in common. */
export interface PlainSocket {
  on(event: 'data', listener: (bytes: Uint8Array | string) => void): unknown;
  on(event: 'close' | 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  write(bytes: Uint8Array, encoding: undefined, done: (error?: Error | null) => void): boolean;
  end(): unknown;
  destroy(): unknown;
}

/** To be called in the very callback that hands the socket over: on a phone, data that comes earlier is lost. */
export function streamOf(socket: PlainSocket): Stream {
  const data = new Set<(bytes: Uint8Array) => void>();
  const ends = new Set<() => void>();
  const unwritten = new Set<() => void>();
  let over = false;
  let finishing = false;

  function end(): void {
    if (over) return;
    over = true;
    for (const listener of [...ends]) listener();
    for (const done of [...unwritten]) done();
  }

  socket.on('data', (bytes) => {
    if (over || typeof bytes === 'string') return;
    for (const listener of [...data]) listener(bytes);
  });
  socket.on('end', end);
  socket.on('close', end);
  // What went wrong does not matter: `close` follows.
  socket.on('error', () => {});

  const listen = <T>(to: Set<T>, listener: T): Stop => {
    to.add(listener);
    return () => to.delete(listener);
  };

  /** A socket of the phone throws once it is closed, and that may be before it has said so. */
  function guarded(act: () => void, otherwise: () => void): void {
    try {
      act();
    } catch {
      otherwise();
    }
  }

  /** NL2: a phone's socket that is ended forgets what it has not written yet. */
  function finish(): void {
    if (!over && unwritten.size === 0) guarded(() => socket.end(), end);
  }

  return {
    onData: (listener) => listen(data, listener),
    onEnd: (listener) => listen(ends, listener),
    write(bytes, done) {
      const once = (): void => {
        if (!unwritten.delete(once)) return;
        done();
        if (finishing) finish();
      };
      unwritten.add(once);
      if (over) once();
      else guarded(() => socket.write(bytes, undefined, once), once);
    },
    finish() {
      finishing = true;
      finish();
    },
    destroy() {
      guarded(() => socket.destroy(), end);
      end();
    },
  };
}
