import { useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const ReplayLoader = lazyScreen(async () => (await import('../../src/components/screens')).ReplayLoader);

export default function ReplayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <ReplayLoader key={id} id={id} onBack={back} />;
}
