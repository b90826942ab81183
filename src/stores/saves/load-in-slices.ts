import type { Clock } from '../../net/clock';
import type { Unreadable } from './save-text';
import type { SavedTable, Saves } from './saves';

/** A slice of work is as long as one frame: taps and drawing come between two of them. */
const SLICE_MS = 16;

export interface Visit {
  /** A game has been played through, or could not be. */
  found(id: string, saved: SavedTable | Unreadable | null): void;
  /** A slice is done: so many games have been looked at. */
  slice(looked: number): void;
  /** Nobody wants to know the rest. */
  stopped(): boolean;
}

/** Loads games one after the other, in slices, however many there are. */
export async function loadInSlices(
  saves: Saves,
  ids: readonly string[],
  clock: Clock,
  visit: Visit,
): Promise<void> {
  let began = clock.now();
  for (const [index, id] of ids.entries()) {
    const saved = await saves.load(id);
    if (visit.stopped()) return;
    visit.found(id, saved);
    const last = index === ids.length - 1;
    if (!last && clock.now() - began < SLICE_MS) continue;
    visit.slice(index + 1);
    if (last) return;
    await new Promise<void>((done) => clock.after(0, done));
    if (visit.stopped()) return;
    began = clock.now();
  }
}
