import { router, useLocalSearchParams } from 'expo-router';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const InviteLoader = lazyScreen(async () => (await import('../../src/components/screens')).InviteLoader);

export default function InviteRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const toTable = () => router.replace(`/table/${id}`);
  return <InviteLoader key={id} id={id} onTable={toTable} onBack={toTable} />;
}
