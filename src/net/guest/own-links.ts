import { given } from '../../engine/chance';
import type { SeatMove } from '../../engine/codec';
import { type Entry, parseMove, type Seat } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import type { Witnessed } from '../../engine/roll-proof';
import { same } from '../bytes';
import { CHAIN_LENGTH, Chain } from '../dice/chain';
import { movesHash } from '../dice/moves-hash';
import { inOrder, type Rolls, rollsOf, witnessedBy } from '../dice/rolls';
import { hex } from '../discovery/card';
import { sameEra } from '../protocol/eras';
import { truncateLog } from '../protocol/log';
import type { Call, NumberedLink } from '../protocol/message';
import { netReasons } from '../protocol/net-reasons';
import { rolls as rollsDice } from '../session/cast-roll';
import type { Membership } from '../session/membership';
import type { TableCopy } from '../session/table-journal';
import { beginOfEra } from './received-log';

/** A link that this phone has sent with its own proposal. */
interface Offered {
  readonly roll: number;
  /** The length of the log. */
  readonly at: number;
  readonly moves: number;
  readonly hash: string;
}

/** A call that this phone has answered with its link. */
interface Answered extends Call {
  /** Whether the connection on which it was answered is still open. */
  readonly open: boolean;
}

/** Whether a phone was connected when the roll was made. */
type MayWitness = (phone: number) => boolean;

/** N36, N37, N40: this phone's links for rolls, and what it notices when the host uses them wrongly. */
export class OwnLinks {
  private chain: Chain | null = null;
  private offered: Offered | null = null;
  private answered: Answered | null = null;
  /** The index of the last roll for which this phone gave no link although it was asked; −1 if there is none. */
  private declined = -1;
  /** N38: the rolls for which this phone gave its link, but its connection broke, and the link was not used. */
  lost = 0;
  /** Entries before this index were judged, or made while this phone was not connected. */
  private judged = 0;

  constructor(private readonly secret: Uint8Array) {}

  /** A connection begins, with a log of this length. */
  begin(length: number): void {
    this.judged = length;
    this.declined = -1;
    this.answered &&= { ...this.answered, open: false };
  }

  /** The link for a proposal of this phone; null if it does not roll, or is not legal. */
  offer({ match, membership }: TableCopy, seat: Seat, texts: readonly string[]): NumberedLink | null {
    this.follow(membership);
    const roll = rollsOf(match.log, membership).count + 1;
    if (membership.realDice || roll > CHAIN_LENGTH) return null;
    const moves = rollingMoves(match, seat, texts);
    if (!moves) return null;
    this.offered = { roll, at: match.log.length, moves: moves.length, hash: movesHash(match.game, moves) };
    return { roll, link: this.link(membership, roll) };
  }

  /** N37: the link for a roll of the host's side. Null: this phone has shown it for other moves. */
  answer({ match, membership }: TableCopy, call: Call): Uint8Array | null {
    this.follow(membership);
    if (!this.mayAnswer(rollsOf(match.log, membership).count + 1, match.log.length, call)) {
      this.declined = call.index;
      return null;
    }
    this.answered = { ...call, open: true };
    return this.link(membership, call.roll);
  }

  private mayAnswer(next: number, length: number, { roll, hash, at }: Call): boolean {
    if (roll !== next || roll > CHAIN_LENGTH || at !== length) return false;
    // A roll that was entered without this phone's link leaves the number to the next one.
    return [this.answered, this.offered].every(
      (given) => given?.roll !== roll || given.at !== at || given.hash === hash,
    );
  }

  /** The rule that the host breaks with the entries of this copy from an index on; null if it keeps them. */
  judge(copy: TableCopy, from: number, mayWitness: MayWitness): Refusal | null {
    const { match, membership } = copy;
    this.follow(membership);
    const { log } = match;
    const begin = beginOfEra(copy);
    for (let index = Math.max(from, begin); index < log.length; index += 1) {
      const why = this.judgeEntry(match, membership, index, mayWitness);
      if (why) return why;
    }
    this.judged = Math.max(this.judged, log.length);
    return null;
  }

  private judgeEntry(
    match: AnyMatch,
    membership: Membership,
    index: number,
    mayWitness: MayWitness,
  ): Refusal | null {
    const entry = match.log[index];
    if (!entry) return null;
    const isLive = index >= this.judged;
    const broken = isLive ? this.brokenPromise(match, index) : null;
    if (broken || membership.realDice) return broken;
    if (entry.dice.length === 0) {
      this.countLost(index, false);
      return null;
    }
    const rolls = rollsOf(match.log.slice(0, index), membership);
    const roll = rolls.count + 1;
    if (roll > CHAIN_LENGTH) return null;
    const proof = witnessedBy(entry);
    if (proof?.phone === membership.me) {
      if (proof.link !== hex(this.link(membership, roll))) return netReasons['false-link'];
      return isLive ? this.judgeOwn(proof, roll) : null;
    }
    const isWithheld = this.isWithheld(match, membership, index, roll);
    this.countLost(index, isWithheld && !isLive);
    if (!isLive) return null;
    const isUnused = isWithheld || this.answered?.index === index;
    const isStranger = proof && !(mayWitness(proof.phone) && isKeeperOrAsked(proof, entry, membership));
    return isUnused || isStranger || !entry.proof || this.isPassedOver(proof, index, rolls, membership)
      ? netReasons['false-witness']
      : null;
  }

  /** N38: the connection on which this phone gave its link has broken, and the entry does not use the link. */
  private countLost(index: number, isOfferLost: boolean): void {
    const { answered } = this;
    const isAnswerLost = answered?.index === index && !answered.open;
    if (isAnswerLost || isOfferLost) this.lost += 1;
    if (isAnswerLost) this.answered = null;
    if (isOfferLost) this.offered = null;
  }

  /** N37: the moves for which this phone gave its link must follow, with that link. */
  private brokenPromise(match: AnyMatch, index: number): Refusal | null {
    const { answered } = this;
    if (!answered?.open || answered.index !== index || index < answered.at) return null;
    const { game, log } = match;
    // While several seats decide, an answer may change if the host can't store them.
    const then = truncateLog(match, answered.at);
    if (!then || game.turn(then.state).length > 1) return null;
    const played = movesHash(game, log.slice(answered.at, index + 1));
    return played === answered.hash ? null : netReasons['other-move'];
  }

  private judgeOwn({ kind }: Witnessed, roll: number): Refusal | null {
    const given = kind === 'rolled' ? this.offered : this.answered;
    return given?.roll === roll ? null : netReasons['false-witness'];
  }

  /** N36: the host has played this phone's proposal without the link that came with it. */
  private isWithheld(
    { game, log }: AnyMatch,
    { assignments, me }: Membership,
    index: number,
    roll: number,
  ): boolean {
    const { offered } = this;
    const keeper = assignments[log[index]?.seat ?? 0];
    if (offered?.roll !== roll || keeper?.phone !== me || keeper.bot !== null) return false;
    return offered.hash === movesHash(game, log.slice(Math.max(0, index + 1 - offered.moves), index + 1));
  }

  /** N36, N40: another phone has witnessed a roll, or none, although it was the turn of this one. */
  private isPassedOver(
    proof: Witnessed | null,
    index: number,
    rolls: Rolls,
    { me, era }: Membership,
  ): boolean {
    if (proof?.kind === 'rolled') return false;
    const isBefore = !proof || inOrder([me, proof.phone], rolls, era)[0] === me;
    return isBefore && (proof?.kind === 'asked' || this.declined !== index);
  }

  private link(membership: Membership, roll: number): Uint8Array {
    return this.follow(membership).link(roll);
  }

  /** N34: in each era a phone has another chain. */
  private follow({ table, era, me }: Membership): Chain {
    const { chain } = this;
    if (chain && sameEra(chain.id.era, era) && chain.id.phone === me && same(chain.id.table, table))
      return chain;
    this.offered = null;
    this.answered = null;
    this.declined = -1;
    this.chain = new Chain({ table, era, phone: me }, this.secret);
    return this.chain;
  }
}

/** N36: only the phone that keeps the seat can have sent its link with the proposal. */
const isKeeperOrAsked = (
  { kind, phone }: Witnessed,
  { seat }: Entry<unknown>,
  { assignments }: Membership,
): boolean => kind !== 'rolled' || assignments[seat]?.phone === phone;

/** The moves of a proposal whose last one draws from chance; null if they are not legal or it does not. */
function rollingMoves(match: AnyMatch, seat: Seat, texts: readonly string[]): readonly SeatMove[] | null {
  const { game } = match;
  // An answer of several seats counts later, and the host asks for a link then.
  if (game.turn(match.state).length > 1) return null;
  const moves: SeatMove[] = [];
  let before = match;
  for (const [at, text] of texts.entries()) {
    const move = parseMove(game.notation, text);
    if (move === null) return null;
    moves.push({ seat, move });
    if (at === texts.length - 1) return rollsDice(before, seat, move) ? moves : null;
    const next = commit(before, seat, move, given([]));
    if (!next.ok) return null;
    before = next.value;
  }
  return null;
}
