import { useCallback, useMemo, useState } from 'react';
import type { View as Look } from '../../../dice/skia/drawing/draw-tray';
import { rgb } from '../../../dice/skia/looks';
import { createPlayer } from '../../../dice/skia/player';
import { useSurface } from '../../../dice/skia/use-surface';
import { radius } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { createStage } from './flight/stage';

interface Pit {
  readonly left: number;
  readonly top: number;
}

/** Loads Skia and gives it the dice to draw. `fits`: whether the held die may be put down here. */
export function useDrawing({ left, top }: Pit, fits: boolean) {
  const theme = useTheme();
  const [player] = useState(() => createPlayer(() => performance.now()));
  const [stage] = useState(() => createStage(player));
  const { Surface, drop } = useSurface();
  const [drawn, setDrawn] = useState(false);
  const onReady = useCallback(() => setDrawn(true), []);
  const onFail = useCallback(() => {
    setDrawn(false);
    drop();
  }, [drop]);
  const ring = fits ? theme.glowOnFelt : REFUSED_RING;
  const view = useMemo(
    (): Look => ({ left, top, corner: radius.large, felt: rgb(theme.felt), ring: rgb(ring) }),
    [left, top, theme.felt, ring],
  );
  return { player, stage, Surface, drawn, view, onReady, onFail };
}

/** Visible on felt and on wood. */
const REFUSED_RING = '#FF6B5E';
