import { router, useIsFocused, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { pathOf, THEN_BACK } from '../../src/components/lesson/path';
import { NoSuchGame } from '../../src/components/set-up/NoSuchGame';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';
import { games } from '../../src/engine/games';

const LessonLoader = lazyScreen(async () => (await import('../../src/components/screens')).LessonLoader);

const home = () => router.dismissTo('/');

export default function LessonRoute() {
  const { game, then } = useLocalSearchParams<{ game: string; then?: string }>();
  const away = !useIsFocused();
  const known = games.find(({ id }) => id === game);
  if (!known) return <NoSuchGame onHome={home} />;
  const returns = then === THEN_BACK;
  return (
    <LessonLoader
      key={known.id}
      game={known.id}
      away={away}
      returns={returns}
      onBack={back}
      onHome={returns ? back : home}
      onTable={(id) => router.replace(`/table/${id}`)}
      onSetUp={() => router.dismissTo(`/set-up/${known.id}`)}
      onRules={() => router.navigate(pathOf('rules', known.id, then))}
      onSettings={() => router.navigate('/settings')}
    />
  );
}
