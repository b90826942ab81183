import { useLingui } from '@lingui/react/macro';
import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { games } from '../../engine/games';
import type { Refusal } from '../../engine/refusal';
import { useApp } from '../../stores/app/AppContext';
import type { SetUp } from '../../stores/app/set-up';
import { faceOf } from '../games/faces';
import { usePhones } from '../lobby/use-phones';
import { usePersons } from '../people/use-persons';
import { NoSuchGame } from './NoSuchGame';
import { SetUpScreen } from './SetUpScreen';

interface Found {
  readonly id: string;
  readonly last: SetUp | null;
  readonly learns: boolean;
  readonly learned: boolean;
}

interface Props {
  /** The game's id in the URL. */
  readonly id: string;
  readonly onTable: (id: string) => void;
  /** Shows the screen on which the host waits for other phones. */
  readonly onInvite: (id: string) => void;
  readonly onLearn: () => void;
  readonly onRules: () => void;
  readonly onHome: () => void;
  readonly onBack: () => void;
}

/** Reads a game's last set-up, shows the set-up, and opens the game. */
export default function SetUpLoader({ id, onTable, onInvite, onLearn, onRules, onHome, onBack }: Props) {
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
            here &&
            setFound({
              id: game.id,
              last,
              learns: last === null && lesson !== 'done',
              learned: last === null && lesson === 'done',
            }),
        );
      return () => {
        here = false;
      };
    }, [app, game]),
  );

  if (!game || !face) return <NoSuchGame onHome={onHome} />;
  if (found?.id !== game.id) return null;

  const play = async (setUp: SetUp) => {
    setBusy(true);
    setRefusal(null);
    const opened = await app.newGame(game, setUp);
    const others = setUp.seats.some(({ elsewhere }) => elsewhere);
    if (opened.ok && others) onInvite(opened.value);
    else if (opened.ok) onTable(opened.value);
    else {
      setBusy(false);
      setRefusal(opened.refusal);
    }
  };

  return (
    <SetUpScreen
      // The lesson changes the first set-up.
      key={`${game.id} ${String(found.learned)}`}
      game={game}
      last={found.last}
      learned={found.learned}
      ruleWords={(name) => face.option(name, (line) => i18n._(line))}
      phones={phones}
      people={people}
      realDice={face.realDice !== undefined}
      busy={busy}
      refusal={refusal}
      onPlay={play}
      {...(found.learns && { onLearn })}
      onRules={onRules}
      onBack={onBack}
    />
  );
}
