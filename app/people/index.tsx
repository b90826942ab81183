import { router } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// Loads the games' faces, which count results.
const PeopleLoader = lazyScreen(() => import('../../src/components/people/PeopleLoader'));

export default function PeopleRoute() {
  return <PeopleLoader onPerson={(id) => router.navigate(`/people/${id}`)} onBack={back} />;
}
