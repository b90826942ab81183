import { digest } from '../../src/engine/digest';
import type { AnyMatch } from '../../src/engine/match';
import { readRecord, replay, writeRecord } from '../../src/engine/record';
import { erasUpTo } from '../../src/net/eras';
import type { World } from './world';

/** What must hold at every moment, whoever hosts. */
export class Watch {
  /** N21: by era and index, the one entry that was ever there. */
  private readonly entries = new Map<string, string>();
  private readonly seen = new Map<number, AnyMatch>();

  constructor(private readonly world: World) {}

  look(): void {
    for (const phone of this.world.phones) {
      const match = phone.guest?.copy()?.match ?? phone.match();
      const papers = phone.host?.papers() ?? phone.guest?.copy()?.papers;
      if (!match || !papers || this.seen.get(phone.name) === match) continue;
      const before = this.seen.get(phone.name)?.log ?? [];
      this.seen.set(phone.name, match);
      const eras = erasUpTo(papers.eras, match.log.length);
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
}

/** What must hold when everything has come to rest. */
export function checkEnd(world: World): void {
  const [host] = world.hosts();
  const match = host?.match();
  if (!host || !match) throw new Error('nobody hosts');
  const text = writeRecord(match);
  const record = readRecord(text);
  const played = record.ok ? replay(record.value) : null;
  if (!played || !('match' in played)) throw new Error('the log is no game');
  if (digest(played.match.state) !== digest(match.state)) throw new Error('a replay comes to something else');
  for (const phone of world.phones) {
    const own = phone.match();
    if (!own || writeRecord(own) !== text) throw new Error(`phone ${phone.name} has another log`);
    if (digest(own.state) !== digest(match.state)) throw new Error(`phone ${phone.name} has another digest`);
    const stored = phone.disk.copy();
    if (!stored || writeRecord(stored.match) !== text)
      throw new Error(`phone ${phone.name} has stored another log`);
  }
  checkOnce(world, match);
}

/** Everybody is still at the table, in seats that nobody else took. */
export function checkUndisturbed(world: World): void {
  for (const { name, guest } of world.phones)
    if (guest && guest.state() !== 'in') throw new Error(`phone ${name} is ${guest.state()}`);
  const { places = [], phones = [], era } = world.hosts()[0]?.host?.papers() ?? {};
  if (phones.length > world.phones.length + 3) throw new Error(`${phones.length} phones are known`);
  if (era?.number !== 1) throw new Error('somebody else hosts');
  if (places.some(({ name }) => name === 'Mallory')) throw new Error('a name was changed');
}

/** N9, N14: each entry was decided on after the one before it of the same seat, and no decision counted twice. */
function checkOnce({ proposed }: World, { log }: AnyMatch): void {
  const last = proposed.map(() => -1);
  log.forEach(({ seat }, index) => {
    const before = last[seat] ?? -1;
    last[seat] = index;
    const decided = [...(proposed[seat] ?? [])].some((at) => at > before && at <= index);
    if (!decided) throw new Error(`N9: entry ${index} of seat ${seat} was never decided on`);
  });
}
