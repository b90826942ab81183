import { useEffect, useState } from 'react';
import { canLoadSurface, loadSurface } from './loadSurface';
import type { Surface } from './surface';

/** Skia's surface as soon as it is there; null until then, and for good where it can't be had. */
export function useSurface(): { readonly Surface: Surface | null; readonly drop: () => void } {
  const [surface, setSurface] = useState<{ readonly Surface: Surface | null }>({ Surface: null });
  useEffect(() => {
    if (!canLoadSurface()) return;
    let here = true;
    loadSurface().then(
      (Surface) => here && setSurface({ Surface }),
      () => undefined, // flat dice do
    );
    return () => {
      here = false;
    };
  }, []);
  return { Surface: surface.Surface, drop: () => setSurface({ Surface: null }) };
}
