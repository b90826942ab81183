import { useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// Loads the boards and the dice, which the list does not need.
const ReplayLoader = lazyScreen(() => import('../../src/components/history/replay/ReplayLoader'));

export default function ReplayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ReplayLoader key={id} id={id} onBack={back} />;
}
