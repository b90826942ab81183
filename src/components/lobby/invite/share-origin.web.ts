import { useEffect, useState } from 'react';
import { originForOthers } from './origin-for-others';
import type { ShareOrigin } from './share-origin';

/** This page's own origin, or the one by which others reach its server. */
export function useShareOrigin(): ShareOrigin {
  const [origin, setOrigin] = useState<ShareOrigin>();
  useEffect(() => {
    let active = true;
    originForOthers(location, (path) => fetch(path)).then((found) => active && setOrigin(found));
    return () => {
      active = false;
    };
  }, []);
  return origin;
}
