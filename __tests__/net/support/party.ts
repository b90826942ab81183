import { authenticatedBy, Phone } from '../../../scripts/fuzz-net/phone';
import { settled, type VirtualTime, virtualTime } from '../../../scripts/fuzz-net/virtual-time';
import type { AnyGame } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import type { AwayRule, Host } from '../../../src/net/host/host';
import type { Wish } from '../../../src/net/protocol/message';
import type { AuthenticatedPeer, Channel } from '../../../src/net/secure/channel';
import { framed } from '../../../src/net/secure/framing';
import type { SeatAssignment } from '../../../src/net/session/membership';
import { newTable } from '../../../src/net/session/new-table';
import type { Session } from '../../../src/net/session/session';
import { type Loopback, loopback } from '../../../src/net/transports/loopback';
import { openMatch } from '../../support/table';

export const mine = (name: string): SeatAssignment => ({ name, phone: 0, bot: null });
export const free = (name = ''): SeatAssignment => ({ name, phone: null, bot: null });
export const robot = (name = 'Robo'): SeatAssignment => ({ name, phone: null, bot: 'random' });
export const any = (name: string): Wish => ({ seat: null, name });

interface Wishes {
  readonly seed?: number;
  readonly realDice?: boolean;
  readonly away?: AwayRule | null;
}

interface NewGuest {
  readonly channel: Channel;
  readonly got: Uint8Array[];
  closed(): boolean;
}

/** A host and any number of guests in memory, with a virtual clock. */
export class Party {
  readonly clock: VirtualTime = virtualTime();
  readonly net: Loopback = loopback();
  readonly hostPhone: Phone;
  private names = 0;
  private storing: Promise<void> = Promise.resolve();
  private readonly cables = new Map<Phone, () => void>();

  constructor(
    game: AnyGame,
    assignments: readonly SeatAssignment[],
    private readonly wishes: Wishes = {},
  ) {
    const { seed = 1, realDice = false } = wishes;
    this.hostPhone = this.phone([]);
    const random = seeded(seed);
    const membership = newTable({
      key: this.hostPhone.key,
      assignments,
      realDice,
      random: (count) => Uint8Array.from({ length: count }, () => random(256)),
    });
    this.hostPhone.disk.begin(openMatch(game, assignments.length, seed), membership);
    this.hostPhone.start();
  }

  get host(): Host {
    const { host } = this.hostPhone;
    if (!host) throw new Error('nobody hosts');
    return host;
  }

  phone(wishes: readonly Wish[]): Phone {
    const name = this.names;
    this.names += 1;
    return new Phone(name, {
      clock: this.clock,
      random: seeded(100 + name),
      wishes,
      away: this.wishes.away ?? null,
      writeDelay: () => this.storing,
    });
  }

  /** Adds a guest that joins the table with these wishes. */
  async guest(...wishes: readonly Wish[]): Promise<Phone> {
    const phone = this.phone(wishes);
    phone.start();
    await this.connect(phone);
    return phone;
  }

  /** Connects a phone to the host, or to another phone that hosts. */
  async connect(phone: Phone, to: Phone = this.hostPhone): Promise<void> {
    this.plug(phone, to);
    await this.settle();
  }

  plug(phone: Phone, to: Phone = this.hostPhone, from: string | null = null): void {
    const { a, b, cut } = this.net.plug();
    const peer = phone.key;
    to.host?.admit({ channel: framed(a), peer, by: authenticatedBy(to.host, peer) }, from);
    phone.guest?.attach(framed(b));
    this.cables.set(phone, cut);
  }

  /** A channel to the host with this key, whose messages the test sends. */
  newGuest(key = 99): NewGuest {
    return this.prepareGuest(key)();
  }

  /**
   * Prepares such a channel, authenticated now: by key if it is known, else by digits. The returned function
   * opens it.
   */
  prepareGuest(key = 99): () => NewGuest {
    const peer = Uint8Array.from({ length: 32 }, () => key);
    const by = authenticatedBy(this.host, peer);
    return () => this.admit(peer, by);
  }

  private admit(peer: Uint8Array, by: AuthenticatedPeer['by']): NewGuest {
    const { a, b } = this.net.plug();
    this.host.admit({ channel: framed(a), peer, by });
    const channel = framed(b);
    const got: Uint8Array[] = [];
    let closed = false;
    channel.onMessage((message) => got.push(message));
    channel.onClose(() => {
      closed = true;
    });
    return { channel, got, closed: () => closed };
  }

  /** A guest that reads nothing: the host's messages wait. */
  slowGuest(key = 99): { readonly sent: Uint8Array[]; say(message: Uint8Array): void } {
    const peer = Uint8Array.from({ length: 32 }, () => key);
    const { a, b } = this.net.plug();
    const sent: Uint8Array[] = [];
    const channel: Channel = {
      ...framed(a),
      send(message) {
        sent.push(message);
        return new Promise(() => {});
      },
    };
    this.host.admit({ channel, peer, by: authenticatedBy(this.host, peer) });
    const ours = framed(b);
    return { sent, say: (message) => void ours.send(message) };
  }

  async cut(phone: Phone): Promise<void> {
    this.cables.get(phone)?.();
    await this.settle();
  }

  /** Blocks all writes until the returned function is called. */
  holdStoring(): () => void {
    let release = () => {};
    this.storing = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Delivers all messages. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await settled();
      while (this.net.deliveries().length > 0) {
        quiet = 0;
        this.net.deliveries()[0]?.deliver();
        await settled(6);
      }
    }
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1000) {
      this.clock.pass(Math.min(1000, left));
      await this.settle();
    }
  }

  /** Proposes moves and returns the outcome. */
  async move(session: Session, seat: number, ...moves: readonly unknown[]): Promise<string> {
    let outcome = 'pending';
    void session.propose(seat, moves).then((done) => {
      outcome = done.ok ? 'ok' : done.refusal.code;
    });
    await this.settle();
    return outcome;
  }
}

export function sessionOf(phone: Phone): Session {
  const session = phone.session();
  if (!session) throw new Error(`phone ${phone.name} has no session`);
  return session;
}

export const logOf = (phone: Phone): readonly string[] =>
  (phone.match()?.log ?? []).map(({ seat, move }) => `${seat} ${phone.match()?.game.notation.format(move)}`);

/** A table of Lockout at which the guest is in turn. */
export async function guestFirst(wishes: Wishes = {}) {
  for (let seed = 1; ; seed += 1) {
    const party = new Party(lockout, [mine('Ada'), free()], { ...wishes, seed });
    const { match } = party.host.session.view();
    if (match.game.turn(match.state)[0] === 1) return { party, ben: await party.guest(any('Ben')) };
  }
}
