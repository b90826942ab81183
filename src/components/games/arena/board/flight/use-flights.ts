import { useCallback, useEffect, useRef, useState } from 'react';
import type { Die, Move, State } from '../../../../../engine/arena/state';
import type { Shown } from '../../../../../stores/table/table-state';
import { feelLanding, feelThrow } from '../../../../dice/feel/feel';
import { useSoundFailure } from '../../../../dice/feel/use-sound-failure';
import type { Player } from '../../../../dice/skia/player';
import { useTable, useTableActions } from '../../../../table/TableContext';
import type { Happening } from '../../../face';
import { type ThrowFacts, throwFacts } from '../../words/throw-facts';
import type { Camera, Point } from '../bowl/camera';
import type { Order, Stage } from './stage';

interface Options {
  readonly camera: Camera | null;
  readonly arena: readonly Die[];
  /** The die that is selected, by its place; -1 if none is. */
  readonly selected: number;
  /** Where a seat's reserve is, in the pit. */
  readonly homeOf: (seat: number) => Point;
  /** Whether a throw can be seen, or only its result. */
  readonly moving: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
}

/** What flies now. */
export interface Flying {
  /** As the table shows it: the same entry may be shown twice in a row, and is another throw each time. */
  readonly shown: Shown;
  readonly facts: ThrowFacts;
}

/** Each throw is played once, and its landing told once, whatever happens. Between throws, dice lie where the table has them. */
export function useFlights(player: Player, stage: Stage, options: Options) {
  const { store, landed } = useTableActions();
  const latest = useRef(options);
  latest.current = options;
  const airborne = useTable((table) => (table.flying ? table.last : null));
  const stops = useRef<(() => void)[]>([]);
  const seen = useRef<Shown | null>(null);
  const flight = useRef<Flying | null>(null);
  const [flying, setFlying] = useState<Flying | null>(null);
  const [replaying, setReplaying] = useState(false);
  const [shown, setShown] = useState(0);
  const [replayable, setReplayable] = useState(false);

  const stop = useCallback(() => {
    for (const each of stops.current.splice(0)) each();
  }, []);

  const land = useCallback(() => {
    const down = flight.current;
    if (!down) return;
    stop();
    flight.current = null;
    setFlying(null);
    // A throw that was cut short tells so late: it must not bring down the one that flies by now.
    const now = store.getState();
    if (now.flying && now.last === down.shown) landed();
  }, [store, landed, stop]);

  const failed = useSoundFailure();
  const begin = useCallback(
    (shown: Shown) => {
      // The table holds what the game of its own id has made.
      const happening = shown as Happening<State, Move>;
      const { camera, moving, sound, haptics } = latest.current;
      const order = orderOf(happening);
      const facts = throwFacts(happening);
      if (!camera || !order || !facts) {
        landed();
        return;
      }
      flight.current = { shown, facts };
      setFlying(flight.current);
      setReplaying(false);
      setReplayable(moving);
      const landIn = (takes: number) => {
        const timer = setTimeout(land, takes);
        stops.current.push(() => clearTimeout(timer));
      };
      if (!moving) {
        landIn(stage.fade(order, camera));
        feelLanding({ sound, haptics, failed });
        return;
      }
      const working = stage.fly(order, camera, (plan, takes) => {
        landIn(takes);
        stops.current.push(feelThrow(plan.knocks.map(softer), { sound, haptics, failed }));
      });
      stops.current.push(working);
    },
    [stage, land, landed, failed],
  );

  const skip = useCallback(() => {
    player.skip();
    if (flight.current) land();
    else setReplaying(false);
  }, [player, land]);

  const { camera, arena, selected } = options;
  const ready = camera !== null;
  useEffect(() => {
    if (!ready) return;
    if (airborne && airborne !== seen.current) {
      land(); // the one before, if somebody is in a hurry
      seen.current = airborne;
      begin(airborne);
    } else if (!airborne && flight.current) {
      // The table has waited long enough, or went elsewhere.
      player.skip();
      land();
    }
  }, [ready, airborne, player, begin, land]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` asks for it again, after a hand has let go
  useEffect(() => {
    if (!camera || airborne || flying || replaying) return;
    const thrower = store.getState().last?.entry.seat ?? 0;
    stage.show(arena, camera, { selected, thrower: latest.current.homeOf(thrower) });
  }, [camera, arena, selected, airborne, flying, replaying, shown, store, stage]);

  useEffect(() => {
    if (!replaying || !camera) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWorking = stage.replay(camera, (_, takes) => {
      timer = setTimeout(() => setReplaying(false), takes + LOOKED_AT);
    });
    return () => {
      stopWorking();
      clearTimeout(timer);
    };
  }, [replaying, camera, stage]);

  useEffect(() => stop, [stop]);

  return {
    flying,
    replaying,
    /** There is a throw to be seen again. */
    replayable,
    skip,
    replay: useCallback(() => setReplaying(true), []),
    /** Dice go back to where they lie. */
    putBack: useCallback(() => setShown((count) => count + 1), []),
  };
}

/** How long the end of a slow throw is looked at, in ms. */
const LOOKED_AT = 400;

/** The bowl is smaller than it sounds in edges a second. */
const softer = <K extends { readonly speed: number }>(knock: K): K => ({
  ...knock,
  speed: knock.speed * 0.3,
});

function orderOf(happening: Happening<State, Move>): Order | null {
  const { entry, before } = happening;
  const facts = throwFacts(happening);
  if (!facts || entry.move.kind !== 'throw') return null;
  const { fates, thrown, cocked, grand, seed } = facts;
  return {
    situation: { arena: before.arena, thrown, aim: entry.move.aim },
    seed,
    fates,
    thrown,
    cocked,
    grand,
  };
}
