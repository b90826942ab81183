import { router } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const PeopleLoader = lazyScreen(async () => (await import('../../src/components/screens')).PeopleLoader);

export default function PeopleRoute() {
  return <PeopleLoader onPerson={(id) => router.navigate(`/people/${id}`)} onBack={back} />;
}
