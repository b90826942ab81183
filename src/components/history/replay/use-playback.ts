import { useEffect, useState } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { pauses } from '../../../stores/table/pace';
import type { Replay } from '../../../stores/table/replay';
import { useTable } from '../../table/TableContext';
import { useReplayKeys } from './use-replay-keys';

/** The least pause, also where the player's pace has no pauses. */
const SHORTEST_PAUSE_MS = 200;
/** An upper limit for the flight of dice. */
const LONGEST_FLIGHT_MS = 5000;

export interface Playback {
  /** The number of shown moves, including one whose dice are in the air. */
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly goTo: (count: number) => void;
  readonly toggle: () => void;
}

/** Controls a replay: by hand, or automatically at the player's pace. `first`: the move that is played at once. */
export function usePlayback(replay: Replay, first: number | null): Playback {
  const { table, length } = replay;
  const count = useTable((state) => state.count);
  const flying = useTable((state) => state.flying);
  const pause = useSettings((settings) => Math.max(SHORTEST_PAUSE_MS, pauses[settings.pace]));
  /** Moves are played up to this one; null if none are. */
  const [until, setUntil] = useState(first);
  const at = flying ? count + 1 : count;
  const playing = until !== null && at < until;

  useEffect(() => {
    if (!flying) return;
    const timer = setTimeout(table.landed, LONGEST_FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [table, flying]);

  useEffect(() => {
    if (!playing || flying) return;
    const timer = setTimeout(() => replay.goTo(count + 1), pause);
    return () => clearTimeout(timer);
  }, [replay, playing, flying, count, pause]);

  const goTo = (target: number) => {
    setUntil(null);
    replay.goTo(target);
  };
  useReplayKeys({ at, length, goTo });
  return {
    at,
    length,
    playing,
    goTo,
    toggle() {
      setUntil(playing ? null : length);
      // Playing shows the next move at once. At the end it starts from the beginning.
      if (!playing) replay.goTo(at === length ? 0 : at + 1);
    },
  };
}
