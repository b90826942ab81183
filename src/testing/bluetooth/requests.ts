import { AttStatus } from './att-status';
import { CardSnapshots, type ReadAnswer, readFrom } from './card-snapshots';
import type { HostEvents, HostRadio, Target, WriteKind } from './host-radio';
import type { Peers } from './peers';
import { MAX_VALUE, PreparedWrite } from './prepared-write';

/** The bytes of the opcode and the handle in a notification. */
const ATT_HEADER = 3;
const NOTHING = new Uint8Array();

export interface Write {
  readonly target: Target;
  readonly offset: number;
  readonly value: Uint8Array;
  readonly kind: WriteKind;
}

/** Answers reads and writes of phones: each request once, before it takes effect. */
export class Requests {
  readonly cards = new CardSnapshots();

  constructor(
    private readonly radio: HostRadio,
    private readonly events: HostEvents,
    private readonly peers: Peers,
  ) {}

  read(id: string, request: number, target: Target, offset: number): void {
    const { status, value } = this.valueOf(id, target, offset);
    this.radio.respond(id, request, status, offset, value);
  }

  write(id: string, request: number, write: Write): void {
    // NB11: a command has no answer, so it is dropped.
    if (write.kind === 'command') return;
    if (write.kind === 'prepare') this.prepare(id, request, write);
    else if (write.target === 'subscription') this.writeSubscription(id, request, write);
    else this.writeInput(id, request, write);
  }

  execute(id: string, request: number, commit: boolean): void {
    const peer = this.peers.get(id);
    const connection = peer?.connection;
    const prepared = peer?.prepared;
    if (peer) peer.prepared = null;
    const fault = connection ? (prepared?.status ?? AttStatus.ok) : AttStatus.writeNotPermitted;
    this.answer(id, request, commit ? fault : AttStatus.ok);
    if (!commit || !connection || prepared?.status !== AttStatus.ok) return;
    this.events.received(connection.number, prepared.value);
  }

  private valueOf(id: string, target: Target, offset: number): ReadAnswer {
    if (target === 'card') return this.cards.read(id, offset);
    if (target !== 'subscription') return { status: AttStatus.readNotPermitted, value: NOTHING };
    return readFrom(new Uint8Array([this.peers.get(id)?.connection ? 1 : 0, 0]), offset);
  }

  private writeInput(id: string, request: number, write: Write): void {
    const connection = this.peers.get(id)?.connection;
    const status = connection ? inputStatus(write) : AttStatus.writeNotPermitted;
    this.answer(id, request, status);
    if (connection && status === AttStatus.ok) this.events.received(connection.number, write.value);
  }

  /** Answers a part with itself, so that the other end can check it. */
  private prepare(id: string, request: number, { target, offset, value }: Write): void {
    const peer = this.peers.get(id);
    if (peer?.connection) peer.prepared ??= new PreparedWrite();
    if (target !== 'input') peer?.prepared?.refuse(AttStatus.writeNotPermitted);
    const status = peer?.prepared?.add(offset, value) ?? AttStatus.writeNotPermitted;
    if (status === AttStatus.ok) this.radio.respond(id, request, status, offset, value);
    else this.answer(id, request, status);
  }

  private writeSubscription(id: string, request: number, write: Write): void {
    const peer = this.peers.get(id);
    const wanted = write.value[0] === 1;
    const hasRoom = peer && (!wanted || this.peers.hasRoomFor(peer));
    const status = hasRoom ? subscriptionStatus(write) : AttStatus.insufficientResources;
    this.answer(id, request, status);
    if (!peer || status !== AttStatus.ok) return;
    if (wanted) this.peers.open(peer, peer.mtu - ATT_HEADER);
    else this.peers.close(peer);
  }

  private answer(id: string, request: number, status: AttStatus): void {
    this.radio.respond(id, request, status, 0, NOTHING);
  }
}

function inputStatus({ target, offset, value }: Write): AttStatus {
  if (target !== 'input') return AttStatus.writeNotPermitted;
  if (offset !== 0) return AttStatus.invalidOffset;
  return value.length > MAX_VALUE ? AttStatus.invalidLength : AttStatus.ok;
}

function subscriptionStatus({ offset, value: [low, high, ...more] }: Write): AttStatus {
  if (offset !== 0) return AttStatus.invalidOffset;
  if (low === undefined || high === undefined || more.length > 0) return AttStatus.invalidLength;
  // The second bit asks for indications: OUT has none.
  return high === 0 && (low === 0 || low === 1) ? AttStatus.ok : AttStatus.valueNotAllowed;
}
