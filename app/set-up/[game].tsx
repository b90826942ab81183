import { useLingui } from '@lingui/react/macro';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import { useCallback, useState } from 'react';
import { back } from '../../src/components/back';
import { faceOf } from '../../src/components/games/faces';
import { usePhones } from '../../src/components/lobby/use-phones';
import { usePersons } from '../../src/components/people/use-persons';
import { NoSuchGame } from '../../src/components/set-up/NoSuchGame';
import { SetUpScreen } from '../../src/components/set-up/SetUpScreen';
import { games } from '../../src/engine/games';
import type { Refusal } from '../../src/engine/refusal';
import { useApp } from '../../src/stores/app/AppContext';
import type { SetUp } from '../../src/stores/app/set-up';

interface Found {
  readonly id: string;
  readonly last: SetUp | null;
  readonly learns: boolean;
}

export default function SetUpRoute() {
  const { game: id } = useLocalSearchParams<{ game: string }>();
  const { i18n } = useLingui();
  const app = useApp();
  const phones = usePhones();
  const people = usePersons();
  const game = games.find((each) => each.id === id);
  const face = game && faceOf(game.id);
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // Again when the player comes back from the lesson.
  useFocusEffect(
    useCallback(() => {
      let here = true;
      if (game)
        Promise.all([app.lastSetUp(game), app.lessonState(game)]).then(
          // The lesson is offered once: before the first game.
          ([last, lesson]) =>
            here && setFound({ id: game.id, last, learns: last === null && lesson !== 'done' }),
        );
      return () => {
        here = false;
      };
    }, [app, game]),
  );

  if (!game || !face) return <NoSuchGame onHome={() => router.replace('/')} />;
  if (found?.id !== game.id) return null;

  const play = async (setUp: SetUp) => {
    setBusy(true);
    setRefusal(null);
    const opened = await app.newGame(game, setUp);
    const others = setUp.seats.some(({ elsewhere }) => elsewhere);
    if (opened.ok) router.replace(others ? `/invite/${opened.value}` : `/table/${opened.value}`);
    else {
      setBusy(false);
      setRefusal(opened.refusal);
    }
  };

  return (
    <SetUpScreen
      key={game.id}
      game={game}
      last={found.last}
      ruleWords={(name) => face.option(name, (line) => i18n._(line))}
      phones={phones}
      people={people}
      realDice={face.realDice !== undefined}
      busy={busy}
      refusal={refusal}
      onPlay={play}
      {...(found.learns && { onLearn: () => router.navigate(`/lesson/${game.id}`) })}
      onRules={() => router.navigate(`/rules/${game.id}`)}
      onBack={back}
    />
  );
}
