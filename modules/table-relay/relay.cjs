const { createHash, randomBytes, randomInt } = require('node:crypto');
const { Client, NORMAL, OPEN } = require('./client.cjs');
const { LIMITS } = require('./limits.cjs');
const { CODES, PLACE_BYTES, SAYS, TOLD, tables, withMember, withRoom } = require('./wire.cjs');

/** How often a relay's `tick` is to be called, in milliseconds. */
const TICK_MS = 500;
const ABNORMAL = 1006;
const POLICY = 1008;

/**
 * @typedef {import('./client.cjs').Socket} Socket
 * @typedef {import('./client.cjs').Room} Room
 */

/** Forwards frames between phones, and tells which tables are open. Keeps nothing, and can read no frame. */
function createRelay({ limits: given = {}, now = Date.now } = {}) {
  const limits = { ...LIMITS, ...given };
  /** @type {Set<Client>} */
  const clients = new Set();
  /** @type {Map<number, Room>} */
  const rooms = new Map();
  /** Who was refused, and since when it has had the time to hang up. @type {Map<Client, number>} */
  const refused = new Map();
  let changed = false;

  /** @param {Socket} socket @param {unknown} request @param {{ options?: { maxPayload?: number | undefined } }} [server] */
  function handle(socket, request, server) {
    // Expo's server takes 100 MiB a message: from the second connection on it is told otherwise.
    if (server?.options) server.options.maxPayload = limits.message;
    const client = new Client(socket, addressOf(request), limits, now);
    const same = sameAddress(client, [...clients]);
    socket.on('error', () => {}); // `close` follows
    socket.on('close', () => refused.delete(client));
    if (clients.size >= limits.sockets || same >= limits.socketsFromOne) return refuse(client, CODES.full);
    clients.add(client);
    socket.on('close', (code) => {
      client.gone = code === ABNORMAL ? 'lost' : 'in order';
      if (client.gone === 'lost') client.queue = [];
      hearAll(client);
    });
    socket.on('ping', (payload) => hearControl(client, payload));
    socket.on('pong', (payload) => hearPong(client, payload));
    socket.on('message', (data, isBinary) => {
      if (!clients.has(client) || socket.readyState !== OPEN) return;
      const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
      if (!isBinary || bytes.length === 0 || bytes.length > limits.message) return refuse(client, POLICY);
      client.queue.push(bytes);
      hearAll(client);
    });
  }

  /** NR12: it is told why, and cut soon; at once if many of its address have been told. @param {Client} client @param {number} code */
  function refuse(client, code) {
    if (sameAddress(client, [...refused.keys()]) >= limits.socketsFromOne) return client.socket.terminate();
    client.close(code);
    refused.set(client, now());
  }

  /** @param {Client} client @param {Buffer} payload */
  function hearPong(client, payload) {
    if (client.pongsDue === 0) return hearControl(client, payload);
    client.pongsDue -= 1;
    stir(client);
  }

  /** NR11. @param {Client} client @param {Buffer} payload */
  function hearControl(client, payload) {
    if (client.socket.readyState === OPEN && client.isControlTooMany(payload)) refuse(client, POLICY);
  }

  /** As much as it may say now: the rest waits here, and its socket is not read meanwhile. @param {Client} client */
  function hearAll(client) {
    if (!clients.has(client)) return;
    while (client.mayGoOn()) {
      const bytes = client.queue.shift();
      if (bytes === undefined) break;
      client.bytes.spend(bytes.length, now());
      client.messages.spend(1, now());
      stir(client);
      hear(client, bytes);
    }
    if (client.gone !== null && client.queue.length === 0) left(client, client.gone === 'in order');
    else client.readIfItMay();
  }

  /** @param {Client} client */
  function stir(client) {
    client.heard = now();
    client.pinged = false;
  }

  /** @param {Client} client @param {Buffer} bytes */
  function hear(client, bytes) {
    const { role } = client;
    if (role.kind === 'new') begin(client, bytes);
    else if (role.kind === 'hosts') hearHost(client, role.room, bytes);
    else if (role.kind === 'looks') refuse(client, POLICY);
    else hearGuest(client, role.room.host, withMember(TOLD.from, role.member, bytes));
  }

  /**
   * A guest that says much waits for its host's socket, and keeps no other guest of it waiting.
   * @param {Client} client @param {Client} host @param {Uint8Array} told
   */
  function hearGuest(client, host, told) {
    client.waiting += told.length;
    host.tell(told, () => {
      client.waiting -= told.length;
      hearAll(client);
    });
  }

  /** @param {Client} client @param {Buffer} bytes */
  function begin(client, bytes) {
    const rest = bytes.subarray(1);
    if (bytes[0] === SAYS.look && rest.length === 0) {
      client.role = { kind: 'looks' };
      client.tell(tables(rooms.values()));
    } else if (bytes[0] === SAYS.open && rest.length > 0 && rest.length <= limits.info) {
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
      client.role = { kind: 'hosts', room };
      client.becomeHost();
      client.tell(withRoom(TOLD.opened, room.id));
      changed = true;
    } else if (bytes[0] === SAYS.join && rest.length === 4) {
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
    room.host.tell(withMember(TOLD.came, member, placeOf(client, room)));
    room.members.set(member, client);
    client.role = { kind: 'plays', room, member };
    client.becomeGuest();
    client.tell(Buffer.of(TOLD.joined));
  }

  /** @param {Client} client @param {Room} room @param {Buffer} bytes */
  function hearHost(client, room, bytes) {
    const rest = bytes.subarray(1);
    if (bytes[0] === SAYS.info && rest.length > 0 && rest.length <= limits.info) {
      room.info = Buffer.from(rest);
      changed = true;
      return;
    }
    if (rest.length < 2 || (bytes[0] !== SAYS.to && bytes[0] !== SAYS.drop)) return refuse(client, POLICY);
    // One that has just gone is no mistake of the host's: it could not know.
    const member = room.members.get(rest.readUInt16BE());
    if (bytes[0] === SAYS.drop) member?.close();
    else if (rest.length > 2 && member?.isSlow()) member.close(CODES.slow);
    else if (rest.length > 2) member?.tell(rest.subarray(2));
  }

  /** @param {Client} client @param {boolean} inOrder */
  function left(client, inOrder) {
    clients.delete(client);
    const { role } = client;
    if (role.kind === 'plays') {
      role.room.members.delete(role.member);
      role.room.host.tell(withMember(TOLD.gone, role.member, Buffer.of(inOrder ? 0 : 1)));
    }
    if (role.kind !== 'hosts') return;
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
      hearAll(client);
      const silent = client.socket.isPaused ? 0 : at - client.heard;
      const idle = client.role.kind === 'new' && at - client.since >= limits.first;
      if (idle || silent >= limits.silence) client.socket.terminate();
      else if (silent >= limits.ping && !client.pinged) {
        client.ping();
      }
    }
    for (const client of clients) {
      const again = at - client.told >= limits.again;
      if (client.role.kind === 'looks' && (changed || again) && !client.isSlow())
        client.tell(tables(rooms.values()));
      // So that a host hears that the relay is still there, as browsers don't tell of pings.
      if (client.role.kind === 'hosts' && again) client.tell(withRoom(TOLD.opened, client.role.room.id));
    }
    changed = false;
  }

  /** What there is now; `slowed` are those that have said more than they may. */
  function counts() {
    const slowed = [...clients].filter(({ socket }) => socket.isPaused).length;
    return { clients: clients.size, rooms: rooms.size, slowed };
  }

  return { handle, tick, counts };
}

/** How many of the others come from where this one comes from; none where nobody knows. @param {Client} client @param {Client[]} others */
function sameAddress({ address }, others) {
  return address === '' ? 0 : others.filter((other) => other.address === address).length;
}

/** NR4: the same for all of a room that come from one address, and says nothing about it. @param {Client} client @param {Room} room */
function placeOf({ address }, { salt }) {
  if (address === '') return Buffer.alloc(PLACE_BYTES);
  return createHash('sha256').update(salt).update(address).digest().subarray(0, PLACE_BYTES);
}

/** Node's request knows where it comes from; the one that Expo makes of it does not. @param {any} request */
function addressOf(request) {
  const address = request?.socket?.remoteAddress;
  return typeof address === 'string' ? address : '';
}

module.exports = { createRelay, TICK_MS };
