import { useEffect, useState } from 'react';
import { useApp } from '../../stores/app/AppContext';

/** What other phones are to this one: they can come to it, or it can only visit them, or there are none. */
export type Phones = 'come' | 'visit' | 'none';

/** Where it takes a moment to know, others are thought to come. */
export function usePhones(): Phones {
  const { lobby } = useApp();
  const [findable, setFindable] = useState(true);
  useEffect(() => {
    let wanted = true;
    lobby?.canAdvertise().then((can) => wanted && setFindable(can));
    return () => {
      wanted = false;
    };
  }, [lobby]);
  return lobby === null ? 'none' : findable ? 'come' : 'visit';
}
