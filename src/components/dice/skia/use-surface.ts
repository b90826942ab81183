import { useEffect, useState } from 'react';
import { useTrace } from '../../../stores/app/AppContext';
import { canLoadSurface, loadSurface } from './load-surface';
import type { Surface } from './surface';

/** Skia's surface as soon as it is there; null until then, and for good where it can't be had. */
export function useSurface(): { readonly Surface: Surface | null; readonly drop: () => void } {
  const [surface, setSurface] = useState<{ readonly Surface: Surface | null }>({ Surface: null });
  const trace = useTrace();
  useEffect(() => {
    if (!canLoadSurface()) return;
    let here = true;
    loadSurface().then(
      (Surface) => here && setSurface({ Surface }),
      // Flat dice do.
      (error: unknown) => trace.tell({ kind: 'caught', where: 'skia', error }),
    );
    return () => {
      here = false;
    };
  }, [trace]);
  const drop = () => {
    trace.tell({ kind: 'caught', where: 'skia', error: new Error('the surface failed') });
    setSurface({ Surface: null });
  };
  return { Surface: surface.Surface, drop };
}
