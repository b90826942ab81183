import { useEffect, useState } from 'react';
import { useApp } from '../../stores/app/AppContext';

/** The role of other phones: they can join this one, this one can only join them, or there are none. */
export type Phones = 'come' | 'visit' | 'none';

/** Assumes that others can join until the answer is known. */
export function usePhones(): Phones {
  const { lobby } = useApp();
  const [findable, setFindable] = useState(true);
  useEffect(() => {
    let active = true;
    lobby?.canAdvertise().then((can) => active && setFindable(can));
    return () => {
      active = false;
    };
  }, [lobby]);
  return lobby === null ? 'none' : findable ? 'come' : 'visit';
}
