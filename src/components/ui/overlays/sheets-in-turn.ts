import type { Clock } from '../../../net/clock';

/** The time for a sheet to fade out, with a margin. */
export const FADE_MS = 500;

export interface SheetsInTurn {
  /**
   * Queues a sheet. Calls `show` as soon as no other sheet is visible. Returns a function that leaves the
   * queue.
   */
  enter(show: () => void): () => void;
}

interface QueuedSheet {
  show(): void;
}

/** Shows one sheet after the other, in the order of their arrival. */
export function sheetsInTurn({ now, after }: Clock): SheetsInTurn {
  let queue: readonly QueuedSheet[] = [];
  let closedAt = Number.NEGATIVE_INFINITY;
  let cancelTimer = () => {};

  /** Shows the first sheet of the queue, once the last one has faded out. */
  function next(): void {
    cancelTimer();
    const [first] = queue;
    const fading = FADE_MS - (now() - closedAt);
    if (fading > 0) cancelTimer = after(Math.min(fading, FADE_MS), () => queue[0]?.show());
    else first?.show();
  }

  return {
    enter(show) {
      const sheet: QueuedSheet = { show };
      queue = [...queue, sheet];
      if (queue[0] === sheet) next();
      return () => {
        const first = queue[0] === sheet;
        queue = queue.filter((each) => each !== sheet);
        if (!first) return;
        closedAt = now();
        next();
      };
    },
  };
}
