import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import type { AnyGame } from '../../engine/game';
import { useApp } from '../../stores/app/AppContext';

/** Whether nobody has played this game or its lesson on this phone yet. False while it is read, again after the lesson. */
export function useLessonOffered(game: AnyGame | undefined): boolean {
  const app = useApp();
  const [offered, setOffered] = useState(false);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      const read = async (): Promise<boolean> => {
        if (!game || (await app.lessonState(game)) === 'done') return false;
        const { games } = await app.saves.list();
        return games.every((saved) => saved.game.id !== game.id || !saved.begun);
      };
      read().then(
        (offers) => here && setOffered(offers),
        // The lesson is in the rules, too.
        () => {},
      );
      return () => {
        here = false;
      };
    }, [app, game]),
  );
  return offered;
}
