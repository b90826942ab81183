import type { Surface } from './surface';
import { WebSurface } from './WebSurface';

/**
 * The surface is small, because a worker draws. In a piece of its own it would share Reanimated with the other
 * screens, and the home screen would load that: see `src/components/screens.ts`.
 */
export const loadSurface = async (): Promise<Surface> => WebSurface;
