import type { SeatMove } from '../../engine/codec';
import type { AnyMatch } from '../../engine/match';
import type { WitnessKind } from '../../engine/roll-proof';
import type { Clock } from '../clock';
import { CHAIN_LENGTH, Chain, type ChainId } from '../dice/chain';
import { movesHash } from '../dice/moves-hash';
import { provenEntries } from '../dice/proven-entries';
import { chanceOf } from '../dice/proven-log';
import { inOrder, type Rolls, rollsOf, witnessedBy } from '../dice/rolls';
import { sameEra } from '../protocol/eras';
import type { Call, NumberedLink } from '../protocol/message';
import { WITNESS_MS } from '../protocol/timeouts';
import type { Cast, CastRoll, PendingRoll } from '../session/cast-roll';
import type { Membership } from '../session/membership';

/** A link that a guest has sent with its proposal. */
export interface Offer extends NumberedLink {
  readonly phone: number;
}

/** Its link; `declined`: it does not witness this roll; `silent`: it has not answered in time, or is gone. */
type Answer = Uint8Array | 'declined' | 'silent';

/** A phone that has been asked and has not answered yet. */
interface Pending {
  readonly phone: number;
  readonly roll: number;
  resolve(answer: Answer): void;
}

/** The phones that have given a link for the entry at this index. */
interface Given {
  readonly index: number;
  readonly phones: readonly number[];
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
  /** N40: closes the channel of a phone. */
  giveUp(phone: number): void;
}

/** N34 to N37, N40: finds a witness for each roll, and makes the dice from the links of both phones. */
export class Witnesses {
  /** The link that came with the proposal that is judged now. */
  offer: Offer | null = null;
  private chain: Chain | null = null;
  private pending: Pending | null = null;
  private pledge: Pledge | null = null;
  private given: Given = { index: -1, phones: [] };
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
    const rolls = rollsOf(roll.before.log, this.of());
    if (rolls.count >= CHAIN_LENGTH) return null;
    const cast = this.castByProposer(roll, rolls) ?? (await this.castByAsking(roll, rolls));
    this.giveUpOthers(roll.before.log.length, cast);
    return cast;
  };

  /** N36: the phone whose proposal is judged has sent its link with it. */
  private castByProposer(roll: PendingRoll, rolls: Rolls): Cast | null {
    const { offer } = this;
    return offer?.roll === rolls.count + 1 ? this.from(roll, rolls, 'rolled', offer.phone, offer.link) : null;
  }

  private async castByAsking(roll: PendingRoll, rolls: Rolls): Promise<Cast | null> {
    const { game, log, state } = this.deps.match();
    const { before } = roll;
    const moves = [...before.log.slice(log.length), roll];
    const index = before.log.length;
    const call = { roll: rolls.count + 1, at: log.length, index, hash: movesHash(game, moves) };
    let missed = false;
    for (const phone of inOrder(this.deps.phonesIn(), rolls, this.of().era)) {
      const answer = await this.ask(phone, call);
      const link = typeof answer === 'string' ? null : answer;
      const cast = link && this.from(roll, rolls, missed ? 'instead' : 'asked', phone, link);
      if (cast) {
        this.given = { index, phones: [...this.givenAt(index), phone] };
        // While several seats decide, an answer may still change if they can't be stored.
        if (game.turn(state).length === 1) this.pledge = { at: log.length, moves };
        return cast;
      }
      if (answer !== 'declined') this.deps.giveUp(phone);
      missed = true;
    }
    return missed ? { chance: this.alone, proof: { kind: 'missed' } } : null;
  }

  private givenAt(index: number): readonly number[] {
    return this.given.index === index ? this.given.phones : [];
  }

  /** N40: a roll that could not be stored may have another witness the next time. */
  private giveUpOthers(index: number, cast: Cast | null): void {
    const witness = cast && witnessedBy(cast)?.phone;
    for (const phone of this.givenAt(index)) if (phone !== witness) this.deps.giveUp(phone);
  }

  /** N36: the answer of a phone that was asked. */
  answer(phone: number, roll: number, link: Uint8Array | null): void {
    if (this.pending?.phone === phone && this.pending.roll === roll) this.pending.resolve(link ?? 'declined');
  }

  /** The connection to this phone is closed: it can't answer any more. */
  gone(phone: number): void {
    if (this.pending?.phone === phone) this.pending.resolve('silent');
  }

  stop(): void {
    this.stopped = true;
    this.pending?.resolve('silent');
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

  private ask(phone: number, call: Call): Promise<Answer> {
    // It may have gone while another phone was asked.
    if (this.stopped || !this.deps.phonesIn().includes(phone)) return Promise.resolve('silent');
    return new Promise((resolve) => {
      const done = (answer: Answer): void => {
        stopWaiting();
        this.pending = null;
        this.deps.call(phone, null);
        resolve(answer);
      };
      const stopWaiting = this.deps.clock.after(WITNESS_MS, () => done('silent'));
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
