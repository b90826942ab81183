import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { feelLanding, feelThrow } from '../feel/feel';
import { useSoundFailure } from '../feel/use-sound-failure';
import type { Player } from '../skia/player';
import type { Director, Felt } from './director';
import { appearance, type Throw, type TrayDie } from './tray-die';

interface Options {
  readonly dice: readonly TrayDie[];
  readonly thrown: Throw | null;
  readonly onLanded?: ((id: number) => void) | undefined;
  readonly felt: Felt;
  /** Animate throws. If false, show only their results. */
  readonly moving: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
}

export const FADE = 240;

/** Plays each throw once and reports its landing once. */
export function useThrows(player: Player, director: Director, options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const seen = useRef<number | null>(null);
  const shown = useRef('');
  const stops = useRef<(() => void)[]>([]);
  const flight = useRef<Throw | null>(null);
  const started = useRef(false);
  const [flying, setFlying] = useState<Throw | null>(null);

  const stop = useCallback(() => {
    for (const each of stops.current.splice(0)) each();
  }, []);

  const land = useCallback(() => {
    const landed = flight.current;
    if (landed === null) return;
    stop();
    flight.current = null;
    setFlying(null);
    latest.current.onLanded?.(landed.id);
  }, [stop]);

  const skip = useCallback(() => {
    // During the simulation no die has moved yet.
    if (!started.current) shown.current = '';
    player.skip();
    land();
  }, [player, land]);

  const failed = useSoundFailure();
  const begin = useCallback(
    (thrown: Throw) => {
      const { dice, felt, moving, sound, haptics } = latest.current;
      const landIn = (takes: number) => {
        const timer = setTimeout(land, takes);
        stops.current.push(() => clearTimeout(timer));
      };
      flight.current = thrown;
      started.current = !moving;
      setFlying(thrown);
      if (!moving) {
        director.fade(dice, thrown.keys, felt);
        landIn(FADE);
        feelLanding({ sound, haptics, failed });
        return;
      }
      const working = director.throwDice(thrown.id, dice, thrown.keys, felt, (plan, takes) => {
        started.current = true;
        landIn(takes);
        stops.current.push(feelThrow(plan.knocks, { sound, haptics, failed }));
      });
      stops.current.push(working);
    },
    [director, land, failed],
  );

  const { dice, thrown, felt } = options;
  const looks = appearance(dice);
  const id = thrown?.id ?? null;
  const { width, height } = felt;
  const wanted = `${looks}\n${width} ${height}`;
  // Before the browser draws: flat dice must not show the result for a frame, and then throw it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` has the look of the dice, whatever the array
  useLayoutEffect(() => {
    const { dice, thrown, felt } = latest.current;
    if (thrown !== null && thrown.id !== seen.current) {
      seen.current = thrown.id;
      shown.current = wanted;
      land(); // ends the throw before, if a player hurries
      begin(thrown);
    } else if (thrown === null && flight.current !== null) {
      // The table has stopped waiting.
      skip();
    } else if (flight.current === null && shown.current !== wanted) {
      // Shows changes that were made while dice were in the air.
      shown.current = wanted;
      director.show(dice, felt);
    }
  }, [wanted, id, flying, director, begin, land, skip]);

  useEffect(() => stop, [stop]);

  return { flying, skip };
}
