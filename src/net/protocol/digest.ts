import { digest } from '../../engine/digest';

export const digestOf = (state: unknown): number => Number.parseInt(digest(state), 16);

/** N12: the half of it that stands behind each commit. What it misses there, the next one finds. */
export const shortDigestOf = (state: unknown): number => digestOf(state) & 0xffff;
