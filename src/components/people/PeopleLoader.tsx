import { PeopleScreen } from './PeopleScreen';
import { usePeopleFile } from './use-people-file';
import { usePersons } from './use-persons';

interface Props {
  readonly onPerson: (id: string) => void;
  readonly onBack: () => void;
}

/** The list of persons, over the stores. */
export default function PeopleLoader(props: Props) {
  return <PeopleScreen people={usePersons()} {...usePeopleFile()} {...props} />;
}
