import { signal } from '../../listeners';
import type { Stream } from './stream';

/** The common interface of Node's sockets and those of `react-native-tcp-socket`. */
export interface PlainSocket {
  on(event: 'data', listener: (bytes: Uint8Array | string) => void): unknown;
  on(event: 'close' | 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  write(bytes: Uint8Array, encoding: undefined, done: (error?: Error | null) => void): boolean;
  end(): unknown;
  destroy(): unknown;
}

/**
 * Wraps a socket as a stream. Call it synchronously in the callback that delivers the socket: later, data may
 * be lost on phones.
 */
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
  // Without a listener an error would be thrown. `close` follows it.
  socket.on('error', () => {});

  /** Phones' sockets throw when they are closed, possibly before the `close` event. */
  function guarded(act: () => void, otherwise: () => void): void {
    try {
      act();
    } catch {
      otherwise();
    }
  }

  /** NL2: ends the socket after all writes, because phones' sockets discard unwritten bytes at `end`. */
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
