import { signal } from '../../listeners';
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
  const data = signal<Uint8Array>();
  const ended = signal<void>();
  const unwritten = new Set<() => void>();
  let over = false;
  let finishing = false;

  function end(): void {
    if (over) return;
    over = true;
    ended.emit();
    for (const done of [...unwritten]) done();
  }

  socket.on('data', (bytes) => {
    if (!over && typeof bytes !== 'string') data.emit(bytes);
  });
  socket.on('end', end);
  socket.on('close', end);
  // What went wrong does not matter: `close` follows.
  socket.on('error', () => {});

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
    onData: data.on,
    onEnd: ended.on,
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
