/** Connections that may be open; WebSockets are the relay's, which has limits of its own (NR6). */
export const LIMITS = {
  connections: 512,
  connectionsFromOne: 256,
  /** Requests that wait behind another one on the same connection. Browsers send the next one after the answer. */
  waiting: 512,
  /** The same, of all connections together. */
  waitingOfAll: 2048,
};

/**
 * Answers one request of a connection after the other, and keeps the number of both within limits. One connection too many takes
 * the place of the one that has been idle longest.
 *
 * @param {import('node:http').Server} server
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} respond
 * @param {typeof LIMITS} [limits]
 */
export function limitConnections(server, respond, limits = LIMITS) {
  /** What waits on each connection, behind the request that is being answered; null while there is none. */
  const open = new Map();
  /** The longest idle first. */
  const idle = new Set();
  /** Over TLS a request comes on a socket of its own, which has the ends of the connection below it. */
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
    /** Hands a connection over to who upgrades it. False while a request before it is still being answered: then it can't be. */
    release(upgraded) {
      const socket = connectionOf(upgraded);
      const isIdle = idle.has(socket);
      forget(socket);
      return isIdle;
    },
  };
}
