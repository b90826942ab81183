import { router, useLocalSearchParams } from 'expo-router';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// Loads the QR code and everything for tables of many phones.
const InviteLoader = lazyScreen(() => import('../../src/components/lobby/invite/InviteLoader'));

export default function InviteRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const toTable = () => router.replace(`/table/${id}`);
  return <InviteLoader key={id} id={id} onTable={toTable} onBack={toTable} />;
}
