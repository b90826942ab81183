import { router } from 'expo-router';
import { HomeScreen } from '../src/components/home/HomeScreen';
import { useContinuing } from '../src/components/home/useContinuing';
import { games } from '../src/engine/games';

const history = () => router.push('/history');

export default function Home() {
  const { continuing, notices } = useContinuing(history);
  return (
    <HomeScreen
      games={games.map(({ id, seats }) => ({ id, seats, playable: id !== 'arena' }))}
      continuing={continuing}
      notices={notices}
      onContinue={() => continuing && router.push(`/table/${continuing.id}`)}
      onPlay={(game) => router.push(`/set-up/${game}`)}
      onRules={(game) => router.push(`/rules/${game}`)}
      onHistory={history}
      onStatistics={() => router.push('/statistics')}
      onSettings={() => router.push('/settings')}
    />
  );
}
