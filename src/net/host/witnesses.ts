import type { SeatMove } from '../../engine/codec';
import type { AnyMatch } from '../../engine/match';
import type { WitnessKind } from '../../engine/roll-proof';
import type { Clock } from '../clock';
import { CHAIN_LENGTH, Chain, type ChainId } from '../dice/chain';
import { movesHash } from '../dice/moves-hash';
import { provenEntries } from '../dice/proven-entries';
import { chanceOf } from '../dice/proven-log';
import { inOrder, type Rolls, rollsOf } from '../dice/rolls';
import { sameEra } from '../protocol/eras';
import type { Call, NumberedLink } from '../protocol/message';
import { UNASKED_MS, WITNESS_MS } from '../protocol/timeouts';
import type { Cast, CastRoll, PendingRoll } from '../session/cast-roll';
import type { Membership } from '../session/membership';

/** A link that a guest has sent with its proposal. */
export interface Offer extends NumberedLink {
  readonly phone: number;
}

/** A phone that has been asked and has not answered yet. */
interface Pending {
  readonly phone: number;
  readonly roll: number;
  resolve(link: Uint8Array | null): void;
}

/** Moves whose dice the host knows although they are not stored: nothing else may be played now (N37). */
interface Pledge {
  readonly at: number;
  readonly moves: readonly SeatMove[];
}

export interface WitnessesDeps {
  readonly clock: Clock;
  readonly secret: Uint8Array;
  membership(): Membership;
  /** The stored match. */
  match(): AnyMatch;
  /** The phones that are connected. */
  phonesIn(): readonly number[];
  /** Sends a call to a phone; null withdraws it. */
  call(phone: number, call: Call | null): void;
}

/** N34 to N37: finds a witness for each roll, and makes the dice from the links of both phones. */
export class Witnesses {
  /** The link that came with the proposal that is judged now. */
  offer: Offer | null = null;
  private chain: Chain | null = null;
  private pending: Pending | null = null;
  private pledge: Pledge | null = null;
  /** Until when phones that did not answer are not asked. */
  private readonly unasked = new Map<number, number>();
  private stopped = false;

  constructor(
    private readonly deps: WitnessesDeps,
    /** For rolls that no phone witnesses. */
    private readonly alone: Cast['chance'],
  ) {}

  /** N34: the anchor of this host's chain. */
  anchor(): Uint8Array {
    return this.ownChain().link(0);
  }

  /** N37: the moves that this seat has to play now, because their dice are known. Null: any. */
  pledged(seat: number): readonly unknown[] | null {
    const { pledge } = this;
    if (pledge?.at !== this.deps.match().log.length || pledge.moves.at(-1)?.seat !== seat) return null;
    return pledge.moves.map(({ move }) => move);
  }

  cast: CastRoll = async (roll) => {
    const { game, log, state } = this.deps.match();
    const { before } = roll;
    const rolls = rollsOf(before.log, this.of());
    const number = rolls.count + 1;
    if (number > CHAIN_LENGTH) return null;
    const { offer } = this;
    const own = offer?.roll === number ? this.from(roll, rolls, 'rolled', offer.phone, offer.link) : null;
    if (own) return own;
    const moves = [...before.log.slice(log.length), roll];
    const call = { roll: number, at: log.length, index: before.log.length, hash: movesHash(game, moves) };
    let missed = false;
    for (const phone of inOrder(this.deps.phonesIn(), rolls, this.of().era)) {
      const link = await this.ask(phone, call);
      const cast = link && this.from(roll, rolls, missed ? 'instead' : 'asked', phone, link);
      if (cast) {
        // While several seats decide, an answer may still change if they can't be stored.
        if (game.turn(state).length === 1) this.pledge = { at: log.length, moves };
        return cast;
      }
      missed = true;
    }
    return missed ? { chance: this.alone, proof: { kind: 'missed' } } : null;
  };

  /** N36: the answer of a phone that was asked. */
  answer(phone: number, roll: number, link: Uint8Array | null): void {
    this.unasked.delete(phone);
    if (this.pending?.phone === phone && this.pending.roll === roll) this.pending.resolve(link);
  }

  /** The connection to this phone is closed: it can't answer any more. */
  gone(phone: number): void {
    if (this.pending?.phone === phone) this.pending.resolve(null);
  }

  stop(): void {
    this.stopped = true;
    this.pending?.resolve(null);
  }

  private of(): Pick<ChainId, 'table' | 'era'> {
    return this.deps.membership();
  }

  private ownChain(): Chain {
    const { table, era } = this.of();
    if (!this.chain || !sameEra(this.chain.id.era, era))
      this.chain = new Chain({ table, era, phone: era.phone }, this.deps.secret);
    return this.chain;
  }

  private ask(phone: number, call: Call): Promise<Uint8Array | null> {
    const { clock } = this.deps;
    if (this.stopped || (this.unasked.get(phone) ?? 0) > clock.now()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const stopWaiting = clock.after(WITNESS_MS, () => {
        this.unasked.set(phone, clock.now() + UNASKED_MS);
        done(null);
      });
      const done = (link: Uint8Array | null): void => {
        stopWaiting();
        this.pending = null;
        this.deps.call(phone, null);
        resolve(link);
      };
      this.pending = { phone, roll: call.roll, resolve: done };
      this.deps.call(phone, call);
    });
  }

  /** The dice of a roll with this link; null if the link does not fit the phone's chain. */
  private from(
    { before, seat, move }: PendingRoll,
    { count }: Rolls,
    kind: WitnessKind,
    phone: number,
    link: Uint8Array,
  ): Cast | null {
    const { table, era } = this.of();
    const { log } = before;
    const host = this.ownChain().link(count + 1);
    const proven = provenEntries([{ seat, move, dice: [], proof: { kind, phone, host, link } }], {
      log,
      table,
      eras: [{ ...era, from: log.length }],
      anchor: null,
    });
    const { entry, inputs } = proven?.[0] ?? {};
    return entry?.proof && inputs ? { chance: chanceOf(inputs), proof: entry.proof } : null;
  }
}
