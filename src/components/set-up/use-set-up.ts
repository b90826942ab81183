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
  withPerson,
  withPhone,
} from './chairs';
import { withRule } from './offered-rules';

/** A set-up in the making: as it was the last time, or a person and a bot. `phones`: others can come with theirs. */
export function useSetUp(game: AnyGame, last: SetUp | null, phones: boolean, personName: PersonName) {
  const [set, setChairs] = useState(() =>
    last ? chairsOf(last.seats) : firstChairs(game.seats.min, personName),
  );
  // Who came with a phone the last time sits at this one where none can come.
  const chairs = phones ? set : atThisPhone(set);
  const [options, setOptions] = useState<object>(last?.options ?? game.options.defaults);
  const [dice, setDice] = useState(last?.dice ?? 'phone');

  return {
    chairs,
    options,
    dice,
    setDice,
    /** Why the game can't be played so, by its own rules. */
    refusal: checkOpening(game, chairs.length, options),
    /** The first seat whose name won't do. */
    misnamed: chairs.find((chair) => nameProblem(chairs, chair) !== null) ?? null,
    full: chairs.length >= game.seats.max,
    setUp: (): SetUp => ({ seats: seatsOf(chairs), options, dice }),
    setRule: (name: string, value: unknown) => setOptions((now) => withRule(game, now, name, value)),
    addPerson: () => setChairs((now) => withPerson(now, personName)),
    addPhone: () => setChairs((now) => withPhone(now, personName)),
    addBot: () => setChairs(withBot),
    remove: (key: number) => setChairs((now) => without(now, key)),
    move: (key: number, by: 1 | -1) => setChairs((now) => moved(now, key, by)),
    change: (key: number, change: Partial<Chair>) => setChairs((now) => withChange(now, key, change)),
    setKind: (key: number, kind: ChairKind) => setChairs((now) => withKind(now, key, kind, personName)),
  };
}

export type SetUpDraft = ReturnType<typeof useSetUp>;
