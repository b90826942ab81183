import { router, useLocalSearchParams } from 'expo-router';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// With it come the drawing of codes and all that a table of many phones needs.
const InviteDoor = lazyScreen(() => import('../../src/components/lobby/invite/InviteLoader'));

export default function InviteRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const toTable = () => router.replace(`/table/${id}`);
  return <InviteDoor key={id} id={id} onTable={toTable} onBack={toTable} />;
}
