import type { Clock } from '../../../net/clock';

/** How long a sheet takes to fade out, with time to spare. */
export const FADE_MS = 500;

export interface SheetsInTurn {
  /** Calls `show` when no other sheet is there any more, now if there is none. What is given back leaves, or waits no longer. */
  enter(show: () => void): () => void;
}

interface Guest {
  show(): void;
}

/** One sheet after the other, in the order in which they came. */
export function sheetsInTurn({ now, after }: Clock): SheetsInTurn {
  let line: readonly Guest[] = [];
  let goneAt = Number.NEGATIVE_INFINITY;
  let callOff = () => {};

  /** The first in line is shown, once what was there has faded out. */
  function next(): void {
    callOff();
    const [first] = line;
    const fading = FADE_MS - (now() - goneAt);
    if (fading > 0) callOff = after(Math.min(fading, FADE_MS), () => line[0]?.show());
    else first?.show();
  }

  return {
    enter(show) {
      const guest: Guest = { show };
      line = [...line, guest];
      if (line[0] === guest) next();
      return () => {
        const first = line[0] === guest;
        line = line.filter((each) => each !== guest);
        if (!first) return;
        goneAt = now();
        next();
      };
    },
  };
}
