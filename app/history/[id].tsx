import { useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// With it come the boards and the dice: nothing that a list needs.
const ReplayDoor = lazyScreen(() => import('../../src/components/history/replay/ReplayLoader'));

export default function ReplayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ReplayDoor key={id} id={id} onBack={back} />;
}
