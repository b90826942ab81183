/** The limits of open connections. WebSockets are the relay's, which has limits of its own (NR6). */
export const LIMITS = {
  connections: 512,
  connectionsFromOne: 256,
  /**
   * Requests that wait behind another one on the same connection. Browsers send the next one after the
   * answer.
   */
  waiting: 512,
  /** The same, for all connections together. */
  waitingOfAll: 2048,
};

/**
 * Answers the requests of a connection one after the other, and limits the number of connections and requests.
 * A connection beyond the limit replaces the one that has been idle longest.
 *
 * @param {import('node:http').Server} server
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} respond
 * @param {typeof LIMITS} [limits]
 */
export function limitConnections(server, respond, limits = LIMITS) {
  /**
   * The requests that wait on each connection, behind the one that is being answered; null while there is
   * none.
   */
  const open = new Map();
  /** The longest idle first. */
  const idle = new Set();
  /** Over TLS a request has a socket of its own, with the same addresses and ports as the connection below it. */
  const byEnds = new Map();
  let waiting = 0;

  const endsOf = ({ remoteAddress, remotePort }) => `${remoteAddress} ${remotePort}`;
  const connectionOf = (socket) => byEnds.get(endsOf(socket)) ?? socket;

  server.on('connection', (socket) => {
    const ends = endsOf(socket);
    byEnds.set(ends, socket);
    socket.once('close', () => {
      if (byEnds.get(ends) === socket) byEnds.delete(ends);
    });
    const address = socket.remoteAddress;
    const isSame = (other) => other.remoteAddress === address;
    const tooManyFromOne = [...open.keys()].filter(isSame).length >= limits.connectionsFromOne;
    if (tooManyFromOne || open.size >= limits.connections) {
      const oldest = [...idle].find((other) => !tooManyFromOne || isSame(other));
      if (oldest === undefined) {
        socket.destroy();
        return;
      }
      forget(oldest);
      oldest.destroy();
    }
    open.set(socket, null);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });

  server.on('request', (request, response) => {
    const socket = connectionOf(request.socket);
    if (!open.has(socket)) {
      socket.destroy();
      return;
    }
    const queue = open.get(socket);
    if (queue === null) {
      idle.delete(socket);
      open.set(socket, []);
      void answerAll(socket, { request, response });
    } else if (queue.length >= limits.waiting || waiting >= limits.waitingOfAll) {
      forget(socket);
      socket.destroy();
    } else {
      queue.push({ request, response });
      waiting += 1;
    }
  });

  async function answerAll(socket, first) {
    for (let next = first; next !== undefined; next = takeNext(socket)) {
      const { request, response } = next;
      const over = new Promise((done) => response.once('close', done));
      try {
        await respond(request, response);
      } catch {
        socket.destroy();
      }
      await over;
    }
  }

  function takeNext(socket) {
    const queue = open.get(socket);
    const next = queue?.shift();
    if (next !== undefined) waiting -= 1;
    else if (queue) {
      open.set(socket, null);
      idle.add(socket);
    }
    return next;
  }

  function forget(socket) {
    waiting -= open.get(socket)?.length ?? 0;
    open.delete(socket);
    idle.delete(socket);
  }

  return {
    /**
     * Hands a connection over to the handler of an upgrade. Returns false while an earlier request is being
     * answered: then it can't be upgraded.
     */
    release(upgraded) {
      const socket = connectionOf(upgraded);
      const isIdle = idle.has(socket);
      forget(socket);
      return isIdle;
    },
  };
}
