import { HomeScreen } from '../src/components/home/HomeScreen';
import { games } from '../src/engine/games';

export default function Home() {
  return <HomeScreen games={games} />;
}
