const { createHash, randomBytes, randomInt } = require('node:crypto');
const { Client, NORMAL, OPEN } = require('./client.cjs');
const { LIMITS } = require('./limits.cjs');
const { CODES, PLACE_BYTES, TO_RELAY, FROM_RELAY, tables, withMember, withRoom } = require('./messages.cjs');

/** The interval in milliseconds at which to call a relay's `tick`. */
const TICK_MS = 500;
const ABNORMAL = 1006;
const POLICY = 1008;

/**
 * @typedef {import('./client.cjs').Socket} Socket
 * @typedef {import('./client.cjs').Room} Room
 */

/** Forwards frames between phones and lists the open tables. It stores nothing and can decrypt no frame. */
function createRelay({ limits: given = {}, now = Date.now } = {}) {
  const limits = { ...LIMITS, ...given };
  /** @type {Set<Client>} */
  const clients = new Set();
  /** @type {Map<number, Room>} */
  const rooms = new Map();
  /** Refused clients, and the time of the refusal. @type {Map<Client, number>} */
  const refused = new Map();
  let changed = false;

  /**
   * @param {Socket} socket
   * @param {unknown} request
   * @param {{ options?: { maxPayload?: number | undefined } }} [server]
   */
  function handle(socket, request, server) {
    // Expo's server accepts messages of 100 MiB. This setting counts from the second connection on.
    if (server?.options) server.options.maxPayload = limits.message;
    const client = new Client(socket, addressOf(request), limits, now);
    const fromSame = sameAddress(client, [...clients]);
    socket.on('error', () => {}); // `close` follows
    socket.on('close', () => refused.delete(client));
    if (clients.size >= limits.sockets || fromSame >= limits.socketsFromOne)
      return refuse(client, CODES.full);
    clients.add(client);
    socket.on('close', (code) => {
      client.closed = code === ABNORMAL ? 'lost' : 'in order';
      if (client.closed === 'lost') client.queue = [];
      processQueue(client);
    });
    socket.on('ping', (payload) => onControl(client, payload));
    socket.on('pong', (payload) => onPong(client, payload));
    socket.on('message', (data, isBinary) => {
      if (!clients.has(client) || socket.readyState !== OPEN) return;
      const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
      if (!isBinary || bytes.length === 0 || bytes.length > limits.message) return refuse(client, POLICY);
      client.queue.push(bytes);
      processQueue(client);
    });
  }

  /**
   * NR12: closes a client with a code, and cuts it soon; cuts it at once if many refused ones have its address.
   * @param {Client} client @param {number} code
   */
  function refuse(client, code) {
    if (sameAddress(client, [...refused.keys()]) >= limits.socketsFromOne) return client.socket.terminate();
    client.close(code);
    refused.set(client, now());
  }

  /** @param {Client} client @param {Buffer} payload */
  function onPong(client, payload) {
    if (client.pongsDue === 0) return onControl(client, payload);
    client.pongsDue -= 1;
    markAlive(client);
  }

  /** NR11. @param {Client} client @param {Buffer} payload */
  function onControl(client, payload) {
    if (client.socket.readyState === OPEN && client.isControlTooMany(payload)) refuse(client, POLICY);
  }

  /**
   * Processes as many messages as its budget allows. The rest waits, and its socket is not read meanwhile.
   * @param {Client} client
   */
  function processQueue(client) {
    if (!clients.has(client)) return;
    while (client.isWithinBudget()) {
      const bytes = client.queue.shift();
      if (bytes === undefined) break;
      client.bytes.spend(bytes.length, now());
      client.messages.spend(1, now());
      markAlive(client);
      onMessage(client, bytes);
    }
    if (client.closed !== null && client.queue.length === 0) remove(client, client.closed === 'in order');
    else client.updateReading();
  }

  /** @param {Client} client */
  function markAlive(client) {
    client.lastReceived = now();
    client.pinged = false;
  }

  /** @param {Client} client @param {Buffer} bytes */
  function onMessage(client, bytes) {
    const { role } = client;
    if (role.kind === 'new') onFirstMessage(client, bytes);
    else if (role.kind === 'host') onHostMessage(client, role.room, bytes);
    else if (role.kind === 'browser') refuse(client, POLICY);
    else forwardToHost(client, role.room.host, withMember(FROM_RELAY.from, role.member, bytes));
  }

  /**
   * Forwards a guest's message. Its bytes count until the host's socket has taken them, so a guest that
   * floods slows only itself.
   * @param {Client} client @param {Client} host @param {Uint8Array} message
   */
  function forwardToHost(client, host, message) {
    client.waiting += message.length;
    host.send(message, () => {
      client.waiting -= message.length;
      processQueue(client);
    });
  }

  /** @param {Client} client @param {Buffer} bytes */
  function onFirstMessage(client, bytes) {
    const rest = bytes.subarray(1);
    if (bytes[0] === TO_RELAY.look && rest.length === 0) {
      client.role = { kind: 'browser' };
      client.send(tables(rooms.values()));
    } else if (bytes[0] === TO_RELAY.open && rest.length > 0 && rest.length <= limits.info) {
      const hosts = Array.from(rooms.values(), ({ host }) => host);
      if (hosts.length >= limits.rooms) return refuse(client, CODES.full);
      if (sameAddress(client, hosts) >= limits.roomsFromOne) return refuse(client, CODES.full);
      const room = {
        id: freeId(),
        salt: randomBytes(16),
        info: Buffer.from(rest),
        host: client,
        members: new Map(),
        next: 0,
      };
      rooms.set(room.id, room);
      client.role = { kind: 'host', room };
      client.becomeHost();
      client.send(withRoom(FROM_RELAY.opened, room.id));
      changed = true;
    } else if (bytes[0] === TO_RELAY.join && rest.length === 4) {
      join(client, rooms.get(rest.readUInt32BE()));
    } else {
      refuse(client, POLICY);
    }
  }

  /** @param {Client} client @param {Room | undefined} room */
  function join(client, room) {
    if (room === undefined) return refuse(client, CODES.noSuchTable);
    const members = [...room.members.values()];
    if (room.host.isSlow()) return client.close(CODES.slow);
    if (members.length >= limits.members) return refuse(client, CODES.full);
    if (sameAddress(client, members) >= limits.membersFromOne) return refuse(client, CODES.full);
    while (room.members.has(room.next)) room.next = (room.next + 1) % 0x10000;
    const member = room.next;
    room.next = (member + 1) % 0x10000;
    room.host.send(withMember(FROM_RELAY.came, member, placeOf(client, room)));
    room.members.set(member, client);
    client.role = { kind: 'guest', room, member };
    client.becomeGuest();
    client.send(Buffer.of(FROM_RELAY.joined));
  }

  /** @param {Client} client @param {Room} room @param {Buffer} bytes */
  function onHostMessage(client, room, bytes) {
    const rest = bytes.subarray(1);
    if (bytes[0] === TO_RELAY.info && rest.length > 0 && rest.length <= limits.info) {
      room.info = Buffer.from(rest);
      changed = true;
      return;
    }
    if (rest.length < 2 || (bytes[0] !== TO_RELAY.to && bytes[0] !== TO_RELAY.drop))
      return refuse(client, POLICY);
    // An unknown member is no error: it may have left just now.
    const member = room.members.get(rest.readUInt16BE());
    if (bytes[0] === TO_RELAY.drop) member?.close();
    else if (rest.length > 2 && member?.isSlow()) member.close(CODES.slow);
    else if (rest.length > 2) member?.send(rest.subarray(2));
  }

  /** @param {Client} client @param {boolean} inOrder */
  function remove(client, inOrder) {
    clients.delete(client);
    const { role } = client;
    if (role.kind === 'guest') {
      role.room.members.delete(role.member);
      role.room.host.send(withMember(FROM_RELAY.gone, role.member, Buffer.of(inOrder ? 0 : 1)));
    }
    if (role.kind !== 'host') return;
    rooms.delete(role.room.id);
    changed = true;
    for (const member of role.room.members.values()) member.close(inOrder ? NORMAL : CODES.lost);
  }

  function freeId() {
    for (;;) {
      const id = randomInt(2 ** 32);
      if (!rooms.has(id)) return id;
    }
  }

  /** To be called every TICK_MS. */
  function tick() {
    const at = now();
    for (const [{ socket }, since] of refused) if (at - since >= limits.refused) socket.terminate();
    for (const client of clients) {
      processQueue(client);
      const silent = client.socket.isPaused ? 0 : at - client.lastReceived;
      const idle = client.role.kind === 'new' && at - client.since >= limits.first;
      if (idle || silent >= limits.silence) client.socket.terminate();
      else if (silent >= limits.ping && !client.pinged) {
        client.ping();
      }
    }
    for (const client of clients) {
      const repeat = at - client.lastSent >= limits.again;
      if (client.role.kind === 'browser' && (changed || repeat) && !client.isSlow())
        client.send(tables(rooms.values()));
      // A host must notice that the relay is alive, and browsers don't report pings to a page.
      if (client.role.kind === 'host' && repeat)
        client.send(withRoom(FROM_RELAY.opened, client.role.room.id));
    }
    changed = false;
  }

  /** The current numbers, for logs and tests. `slowed`: clients whose budget is used up. */
  function counts() {
    const slowed = [...clients].filter(({ socket }) => socket.isPaused).length;
    return { clients: clients.size, rooms: rooms.size, slowed };
  }

  return { handle, tick, counts };
}

/**
 * Counts the others with the same address; 0 if its address is not known.
 * @param {Client} client
 * @param {Client[]} others
 */
function sameAddress({ address }, others) {
  return address === '' ? 0 : others.filter((other) => other.address === address).length;
}

/**
 * NR4: a value that is the same for all guests of a room from one address, without revealing it.
 * @param {Client} client
 * @param {Room} room
 */
function placeOf({ address }, { salt }) {
  if (address === '') return Buffer.alloc(PLACE_BYTES);
  return createHash('sha256').update(salt).update(address).digest().subarray(0, PLACE_BYTES);
}

/**
 * The address of a request. Node's requests have one; the requests that Expo's server passes on do not.
 * @param {any} request
 */
function addressOf(request) {
  const address = request?.socket?.remoteAddress;
  return typeof address === 'string' ? address : '';
}

module.exports = { createRelay, TICK_MS };
