import { router } from 'expo-router';
import { HomeScreen } from '../src/components/home/HomeScreen';
import { useContinuing } from '../src/components/home/useContinuing';
import { joinTable } from '../src/components/lobby/joinTable';
import { NearbyAtHome } from '../src/components/lobby/NearbyAtHome';
import { games } from '../src/engine/games';

const history = () => router.push('/history');

export default function Home() {
  const { looking, continuing, others, notices } = useContinuing(history);
  return (
    <HomeScreen
      games={games.map(({ id, seats }) => ({ id, seats }))}
      looking={looking}
      continuing={continuing}
      others={others}
      notices={notices}
      nearby={
        <NearbyAtHome onJoin={(table) => router.push(joinTable(table))} onMore={() => router.push('/join')} />
      }
      onContinue={() => continuing && router.push(`/table/${continuing.id}`)}
      onPlay={(game) => router.push(`/set-up/${game}`)}
      onRules={(game) => router.push(`/rules/${game}`)}
      onHistory={history}
      onStatistics={() => router.push('/statistics')}
      onSettings={() => router.push('/settings')}
    />
  );
}
