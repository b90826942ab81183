/** NR12: the time for an answer to reach a refused client. */
const ANSWER_MS = 1000;

/**
 * Ends a connection after its answer: once the answer is written, or soon.
 *
 * @param {import('node:stream').Duplex} socket
 */
export function cutSoon(socket) {
  const timer = setTimeout(() => socket.destroy(), ANSWER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('finish', () => socket.destroy());
}

/**
 * Refuses an upgrade.
 *
 * @param {import('node:stream').Duplex} socket
 * @param {string} status
 */
export function refuse(socket, status) {
  cutSoon(socket);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
