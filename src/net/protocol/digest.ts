import { digest } from '../../engine/digest';

export const digestOf = (state: unknown): number => Number.parseInt(digest(state), 16);

/** N12: the lower 16 bits, which follow each commit. If they miss a difference, a later commit shows it. */
export const shortDigestOf = (state: unknown): number => digestOf(state) & 0xffff;
