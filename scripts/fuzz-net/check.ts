import { digest } from '../../src/engine/digest';
import type { Seat } from '../../src/engine/game';
import type { AnyMatch } from '../../src/engine/match';
import { readRecord, replay, writeRecord } from '../../src/engine/record';
import { same } from '../../src/net/bytes';
import { erasUpTo } from '../../src/net/protocol/eras';
import { extendLog, truncateLog } from '../../src/net/protocol/log';
import { brokenRules } from '../../src/net/protocol/net-reasons';
import { isPerson } from '../../src/stores/table/handover';
import type { TableState } from '../../src/stores/table/table-state';
import type { Proposed } from './deciding';
import type { Phone } from './phone';
import type { World } from './world';

/** The invariants that must hold after every step. */
export class InvariantCheck {
  /** N21: the only entry that ever existed, by era and index. */
  private readonly entries = new Map<string, string>();
  private readonly seen = new Map<number, AnyMatch>();

  constructor(private readonly world: World) {}

  check(): void {
    for (const phone of this.world.phones) {
      this.checkRemoved(phone);
      checkTrust(phone);
      const match = phone.guest?.copy()?.match ?? phone.match();
      const membership = phone.host?.membership() ?? phone.guest?.copy()?.membership;
      if (!match || !membership || this.seen.get(phone.name) === match) continue;
      const before = this.seen.get(phone.name)?.log ?? [];
      this.seen.set(phone.name, match);
      const eras = erasUpTo(membership.eras, match.log.length);
      for (let index = 0; index < match.log.length; index += 1) {
        const entry = match.log[index];
        if (entry === before[index] || !entry) continue;
        const era = eras.filter(({ from }) => from <= index).at(-1);
        const key = `${era?.number}.${era?.phone} ${index}`;
        const text = JSON.stringify(entry);
        const other = this.entries.get(key);
        if (other !== undefined && other !== text)
          throw new Error(`N21: entry ${key} is ${text} on phone ${phone.name} and was ${other}`);
        this.entries.set(key, text);
      }
    }
  }

  /** N6: a removed phone must not be known again without the digits. */
  private checkRemoved({ name, host, removed }: Phone): void {
    const keys = host?.keys() ?? [];
    for (const [other, done] of removed)
      if (done && keys.some((key) => same(key, other.key)))
        throw new Error(`N6: phone ${other.name} is back at phone ${name}, which had sent it away`);
  }
}

/** N31, N32, N34 to N37: all hosts here keep the rules, so no guest may report that its host broke them. */
function checkTrust({ name, guest }: Phone): void {
  const { notice } = guest?.session()?.view().room ?? {};
  if (notice && brokenRules.some(({ code }) => code === notice.code))
    throw new Error(`${notice.rule}: phone ${name} takes an honest host for a dishonest one`);
}

/** The checks at the end, when nothing is in transit. */
export function checkEnd(world: World): void {
  const [host] = world.hosts();
  const match = host?.match();
  if (!host || !match) throw new Error('nobody hosts');
  const text = writeRecord(match);
  const record = readRecord(text);
  const played = record.ok ? replay(record.value) : null;
  if (!played || !('match' in played)) throw new Error('the log is no game');
  if (digest(played.match.state) !== digest(match.state)) throw new Error('a replay comes to something else');
  for (const phone of world.atTable()) {
    checkTrust(phone);
    const own = phone.match();
    if (!own || writeRecord(own) !== text) throw new Error(`phone ${phone.name} has another log`);
    if (digest(own.state) !== digest(match.state)) throw new Error(`phone ${phone.name} has another digest`);
    const stored = phone.disk.copy();
    if (!stored || writeRecord(stored.match) !== text)
      throw new Error(`phone ${phone.name} has stored another log`);
    checkMiddle(phone, host);
    if (phone.screen) checkShown(phone, phone.screen.state());
  }
  checkOnce(world, match);
  checkTogether(match);
}

/** N39: at rest all phones know the same phone in the middle, which is here and keeps no seat. */
function checkMiddle(phone: Phone, host: Phone): void {
  const { room, seats = [] } = phone.session()?.view() ?? {};
  const middle = room?.middle ?? null;
  if (middle !== host.session()?.view().room?.middle)
    throw new Error(`N39: phone ${phone.name} takes ${middle} for the phone in the middle`);
  if (middle === null) return;
  if (!room?.phones.some(({ number, here }) => here && number === middle))
    throw new Error(`N39: the phone in the middle is away`);
  if (seats.some((seat) => seat.phone === middle))
    throw new Error(`N39: the phone in the middle keeps a seat`);
}

/** A screen must show the current game, and ask the players in turn at its phone. */
function checkShown(phone: Phone, { state, over, turn, held, seats, seat }: TableState): void {
  const { name } = phone;
  const match = phone.match();
  if (!match || digest(state) !== digest(match.state))
    throw new Error(`the screen of phone ${name} is behind`);
  const all = match.game.turn(match.state);
  if (over !== (all.length === 0)) throw new Error(`the screen of phone ${name} takes the game for over`);
  const due = all.filter((each) => !held.includes(each));
  if (due.join() !== turn.join())
    throw new Error(`the screen of phone ${name} waits for ${turn}, not for ${due}`);
  const here = due.filter((each) => isPerson(seats, each));
  if (seat === null ? here.length > 0 : !here.includes(seat))
    throw new Error(`the screen of phone ${name} asks ${seat}, not ${here}`);
}

/** All phones must still be at the table, and their seats unchanged. */
export function checkUndisturbed(world: World): void {
  for (const { name, guest } of world.phones)
    if (guest && guest.state() !== 'in') throw new Error(`phone ${name} is ${guest.state()}`);
  const { assignments = [], phones = [], era } = world.hosts()[0]?.host?.membership() ?? {};
  if (phones.length > world.phones.length + 3) throw new Error(`${phones.length} phones are known`);
  if (era?.number !== 1) throw new Error('somebody else hosts');
  if (assignments.some(({ name }) => name === 'Mallory')) throw new Error('a name was changed');
}

/**
 * N9, N10, N14: the log must consist of whole proposals. Each was made after the last entry of the same seat,
 * none counts twice, and only its last move drew dice.
 */
function checkOnce({ proposed }: World, { game, log }: AnyMatch): void {
  const last = new Map<number, number>();
  const before = log.map(({ seat }, index) => {
    const was = last.get(seat) ?? -1;
    last.set(seat, index);
    return was;
  });
  const fits = ({ seat, at, moves }: Proposed, index: number): boolean =>
    at > (before[index] ?? -1) &&
    at <= index &&
    moves.every((move, step) => {
      const entry = log[index + step];
      const isLast = step === moves.length - 1;
      return (
        entry?.seat === seat &&
        game.notation.format(entry.move) === move &&
        (isLast || entry.dice.length === 0)
      );
    });
  /** For each index, whether the rest of the log consists of whole proposals. Filled from the end. */
  const whole = [...log.map(() => false), true];
  for (let index = log.length - 1; index >= 0; index -= 1)
    whole[index] = proposed.some((each) => whole[index + each.moves.length] && fits(each, index));
  const broken = whole.lastIndexOf(false);
  if (!whole[0]) throw new Error(`N9, N10: nobody decided on entry ${broken}, or only with others`);
}

/** N11: while several seats are in turn, all their answers must follow each other, in order of seats. */
function checkTogether(match: AnyMatch): void {
  const { game, log } = match;
  let together: readonly Seat[] = [];
  let before = truncateLog(match, 0);
  for (const [index, entry] of log.entries()) {
    const turn = before ? game.turn(before.state) : [];
    if (together.length === 0 && turn.length > 1) together = [...turn].sort((a, b) => a - b);
    const [next, ...others] = together;
    if (next !== undefined && entry.seat !== next)
      throw new Error(`N11: entry ${index} is of seat ${entry.seat}, not of seat ${next}`);
    together = others;
    before = before && extendLog(before, [entry]);
  }
}
