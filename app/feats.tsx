import { useLocalSearchParams } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

const FeatsLoader = lazyScreen(async () => (await import('../src/components/screens')).FeatsLoader);

export default function FeatsRoute() {
  const { person } = useLocalSearchParams<{ person?: string }>();
  return <FeatsLoader key={person ?? ''} person={person ?? null} onBack={back} />;
}
