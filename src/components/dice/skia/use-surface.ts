import { useEffect, useState } from 'react';
import { useTrace } from '../../../stores/app/AppContext';
import { canLoadSurface } from './can-load-surface';
import { loadSurface } from './load-surface';
import type { Surface } from './surface';

/** Skia's surface once it has loaded; null before that, and always if it can't load. */
export function useSurface(): { readonly Surface: Surface | null; readonly drop: () => void } {
  const [surface, setSurface] = useState<{ readonly Surface: Surface | null }>({ Surface: null });
  const trace = useTrace();
  useEffect(() => {
    if (!canLoadSurface()) return;
    let active = true;
    loadSurface().then(
      (Surface) => active && setSurface({ Surface }),
      // The flat dice stay.
      (error: unknown) => trace.tell({ kind: 'caught', where: 'skia', error }),
    );
    return () => {
      active = false;
    };
  }, [trace]);
  const drop = () => {
    trace.tell({ kind: 'caught', where: 'skia', error: new Error('the surface failed') });
    setSurface({ Surface: null });
  };
  return { Surface: surface.Surface, drop };
}
