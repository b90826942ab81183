import { router, useIsFocused, useLocalSearchParams } from 'expo-router';
import { NoSuchGame } from '../../src/components/set-up/NoSuchGame';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';
import { games } from '../../src/engine/games';

const LessonLoader = lazyScreen(async () => (await import('../../src/components/screens')).LessonLoader);

const home = () => router.dismissTo('/');

export default function LessonRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const away = !useIsFocused();
  const known = games.find(({ id }) => id === game);
  if (!known) return <NoSuchGame onHome={home} />;
  return (
    <LessonLoader
      key={known.id}
      game={known.id}
      away={away}
      onHome={home}
      onPlay={() => router.dismissTo(`/set-up/${known.id}`)}
      onRules={() => router.navigate(`/rules/${known.id}`)}
      onSettings={() => router.navigate('/settings')}
    />
  );
}
