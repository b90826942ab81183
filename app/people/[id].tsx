import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const PersonLoader = lazyScreen(async () => (await import('../../src/components/screens')).PersonLoader);

export default function PersonRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <PersonLoader key={id} id={id} onFeats={() => router.navigate(`/feats?person=${id}`)} onBack={back} />
  );
}
