import { useState } from 'react';
import type { AnyGame } from '../../engine/game';
import { checkOpening } from '../../engine/match';
import type { SetUp } from '../../stores/app/set-up';
import {
  atThisPhone,
  type Chair,
  type ChairKind,
  chairsOf,
  firstChairs,
  moved,
  nameProblem,
  type PersonName,
  seatsOf,
  withBot,
  withChange,
  withKind,
  without,
  withoutSeated,
  withPerson,
  withPhone,
  withSeated,
} from './chairs';
import { withRule } from './offered-rules';

/**
 * The state of a set-up. It starts with the last set-up, or with one person and a bot. `phones`: other phones
 * can join. `own`: the name of the person whose phone this is. `learned`: the first game after the lesson, so the bot
 * is an easy one.
 */
export function useSetUp(
  game: AnyGame,
  last: SetUp | null,
  phones: boolean,
  personName: PersonName,
  own: string | null = null,
  learned = false,
) {
  const [set, setChairs] = useState(() => {
    if (last) return chairsOf(last.seats);
    const chairs = firstChairs(game.seats.min, personName, learned ? 'easy' : 'normal');
    return (own === null ? null : withSeated(chairs, own, game.seats.max, personName)) ?? chairs;
  });
  // Where no phone can join, people from other phones sit at this one.
  const chairs = phones ? set : atThisPhone(set);
  const [options, setOptions] = useState<object>(last?.options ?? game.options.defaults);
  const [dice, setDice] = useState(last?.dice ?? 'phone');

  return {
    chairs,
    options,
    dice,
    setDice,
    /** Why the game's rules refuse this set-up. */
    refusal: checkOpening(game, chairs.length, options),
    /** The first seat with a problem in its name. */
    misnamed: chairs.find((chair) => nameProblem(chairs, chair) !== null) ?? null,
    full: chairs.length >= game.seats.max,
    setUp: (): SetUp => ({ seats: seatsOf(chairs), options, dice }),
    setRule: (name: string, value: unknown) => setOptions((now) => withRule(game, now, name, value)),
    addPerson: () => setChairs((now) => withPerson(now, personName)),
    addPhone: () => setChairs((now) => withPhone(now, personName)),
    addBot: () => setChairs((now) => withBot(now)),
    /** Whether there is a seat for this person. */
    canSeat: (name: string) => withSeated(chairs, name, game.seats.max, personName) !== null,
    seat: (name: string) => setChairs((now) => withSeated(now, name, game.seats.max, personName) ?? now),
    unseat: (name: string) => setChairs((now) => withoutSeated(now, name, game.seats.min, personName)),
    remove: (key: number) => setChairs((now) => without(now, key)),
    move: (key: number, by: 1 | -1) => setChairs((now) => moved(now, key, by)),
    change: (key: number, change: Partial<Chair>) => setChairs((now) => withChange(now, key, change)),
    setKind: (key: number, kind: ChairKind) => setChairs((now) => withKind(now, key, kind, personName)),
  };
}

export type SetUpDraft = ReturnType<typeof useSetUp>;
