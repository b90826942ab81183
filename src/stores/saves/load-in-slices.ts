import type { Clock } from '../../net/clock';
import type { Unreadable } from './save-text';
import type { SavedTable, Saves } from './saves';

/** The length of a slice: one frame. Taps and drawing run between two slices. */
const SLICE_MS = 16;

export interface Visit {
  /** Called with each game: replayed, unreadable, or null if it is gone. */
  found(id: string, saved: SavedTable | Unreadable | null): void;
  /** Called after each slice with the number of games so far. */
  slice(count: number): void;
  /** Whether to stop, because the result is no longer needed. */
  stopped(): boolean;
}

/** Loads games one after the other and yields to the event loop between slices. */
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
