import { useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// Loads the games' faces, which count results.
const PersonLoader = lazyScreen(() => import('../../src/components/people/PersonLoader'));

export default function PersonRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <PersonLoader key={id} id={id} onBack={back} />;
}
