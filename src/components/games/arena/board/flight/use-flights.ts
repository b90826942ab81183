import { useCallback, useEffect, useRef, useState } from 'react';
import type { Die, Move, State } from '../../../../../engine/arena/state';
import type { Shown } from '../../../../../stores/table/table-state';
import { feelLanding, feelThrow } from '../../../../dice/feel/feel';
import { useSoundFailure } from '../../../../dice/feel/use-sound-failure';
import type { Player } from '../../../../dice/skia/player';
import { TO_THE_MIDDLE_MS } from '../../../../dice/tray/to-the-middle';
import { useTable, useTableActions } from '../../../../table/TableContext';
import type { Happening } from '../../../face';
import { type ThrowFacts, throwFacts } from '../../words/throw-facts';
import type { Camera, Point } from '../bowl/camera';
import type { Order, Stage } from './stage';

interface Options {
  readonly camera: Camera | null;
  readonly arena: readonly Die[];
  /** The index of the selected die; -1 if none is selected. */
  readonly selected: number;
  /** The point of a seat's reserve, in the pit. */
  readonly homeOf: (seat: number) => Point;
  /** Animate throws. If false, show only their results. */
  readonly moving: boolean;
  /** The phone in the middle of the table shows the throws. This one waits until they have ended there. */
  readonly unseen: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
}

/** The throw that is in the air. */
export interface Flying {
  /**
   * The entry as the table shows it. The same entry may be shown twice in a row; each showing is a throw of
   * its own.
   */
  readonly shown: Shown;
  readonly facts: ThrowFacts;
}

/**
 * Plays each throw once and reports its landing once. Between throws it shows the dice where the table has
 * them.
 */
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
    // An interrupted throw reports its end late. It must not end the throw that is in the air now.
    const now = store.getState();
    if (now.flying && now.last === down.shown) landed();
  }, [store, landed, stop]);

  const failed = useSoundFailure();
  const begin = useCallback(
    (shown: Shown) => {
      // A table holds only what the game with its id has made, so the type is right.
      const happening = shown as Happening<State, Move>;
      const { camera, moving, unseen, sound, haptics } = latest.current;
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
        landIn(takes + (unseen ? TO_THE_MIDDLE_MS : 0));
        if (unseen) return;
        stops.current.push(feelThrow(plan.knocks.map(softer), { sound, haptics, failed }));
      });
      stops.current.push(working);
    },
    [stage, land, landed, failed],
  );

  const skip = useCallback(() => {
    if (latest.current.unseen && flight.current) return;
    player.skip();
    if (flight.current) land();
    else setReplaying(false);
  }, [player, land]);

  const { camera, arena, selected } = options;
  const ready = camera !== null;
  useEffect(() => {
    if (!ready) return;
    if (airborne && airborne !== seen.current) {
      land(); // ends the throw before, if a player hurries
      seen.current = airborne;
      begin(airborne);
    } else if (!airborne && flight.current) {
      // The table has stopped waiting, or shows another state.
      player.skip();
      land();
    }
  }, [ready, airborne, player, begin, land]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes when a hand has let go
  useEffect(() => {
    if (!camera || airborne || flying || replaying) return;
    const thrower = store.getState().last?.entry.seat ?? 0;
    stage.show(arena, camera, { selected, thrower: latest.current.homeOf(thrower) });
  }, [camera, arena, selected, airborne, flying, replaying, shown, store, stage]);

  useEffect(() => {
    if (!replaying || !camera) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWorking = stage.replay(camera, (_, takes) => {
      timer = setTimeout(() => setReplaying(false), takes + FINAL_PAUSE);
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
    /** Whether there is a throw to be seen again. */
    replayable,
    skip,
    replay: useCallback(() => setReplaying(true), []),
    /** Moves the dice back to where they lie. */
    putBack: useCallback(() => setShown((count) => count + 1), []),
  };
}

/** How long the end of a slow throw stays visible, in ms. */
const FINAL_PAUSE = 400;

/** Impacts in this small bowl are quieter than their speed in edges a second suggests. */
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
