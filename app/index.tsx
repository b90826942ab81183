import { router } from 'expo-router';
import { HomeScreen } from '../src/components/home/HomeScreen';
import { TodayAtHome } from '../src/components/home/TodayAtHome';
import { useContinuing } from '../src/components/home/use-continuing';
import { joinTable } from '../src/components/lobby/join/join-table';
import { NearbyAtHome } from '../src/components/lobby/join/NearbyAtHome';
import { games } from '../src/engine/games';

const history = () => router.navigate('/history');
const table = (id: string) => router.navigate(`/table/${id}`);

export default function Home() {
  const { looking, continuing, others, notices } = useContinuing(history, table);
  return (
    <HomeScreen
      games={games.map(({ id, seats }) => ({ id, seats }))}
      looking={looking}
      continuing={continuing}
      others={others}
      notices={notices}
      nearby={
        <NearbyAtHome
          onJoin={(nearby) => router.navigate(joinTable(nearby))}
          onMore={() => router.navigate('/join')}
        />
      }
      today={<TodayAtHome onToday={() => router.navigate('/today')} />}
      onContinue={() => continuing && table(continuing.id)}
      onPlay={(game) => router.navigate(`/set-up/${game}`)}
      onRules={(game) => router.navigate(`/rules/${game}`)}
      onHistory={history}
      onStatistics={() => router.navigate('/statistics')}
      onSettings={() => router.navigate('/settings')}
    />
  );
}
