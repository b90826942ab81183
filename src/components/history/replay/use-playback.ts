import { useEffect, useState } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { pauses } from '../../../stores/table/pace';
import type { Replay } from '../../../stores/table/replay';
import { useTable } from '../../table/TableContext';
import { useReplayKeys } from './use-replay-keys';

/** Even at a table without pauses, a replay is there to be watched. */
const SHORTEST_PAUSE_MS = 200;
/** Dice are never longer in the air than this. */
const LONGEST_FLIGHT_MS = 5000;

export interface Playback {
  /** How many moves have been shown, with the one whose dice are in the air. */
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly goTo: (count: number) => void;
  readonly toggle: () => void;
}

/** Goes through a replay: by hand, or by itself at the pace of the player's tables. */
export function usePlayback(replay: Replay): Playback {
  const { table, length } = replay;
  const count = useTable((state) => state.count);
  const flying = useTable((state) => state.flying);
  const pause = useSettings((settings) => Math.max(SHORTEST_PAUSE_MS, pauses[settings.pace]));
  const [wished, setWished] = useState(false);
  const at = flying ? count + 1 : count;
  const playing = wished && at < length;

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

  const goTo = (wish: number) => {
    setWished(false);
    replay.goTo(wish);
  };
  useReplayKeys({ at, length, goTo });
  return {
    at,
    length,
    playing,
    goTo,
    toggle() {
      setWished(!playing);
      // What begins shows something at once; at its end, it begins anew.
      if (!playing) replay.goTo(at === length ? 0 : at + 1);
    },
  };
}
