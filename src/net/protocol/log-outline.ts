import type { Copy } from '../session/table-journal';
import { erasUpTo, type Outline } from './eras';

export const outlineOf = ({ match, papers }: Copy): Outline => ({
  eras: erasUpTo(papers.eras, match.log.length),
  length: match.log.length,
});

/** Whether an entry was made in the era that this phone knows as the latest. */
export function hasBegun(copy: Copy): boolean {
  const last = outlineOf(copy).eras.at(-1);
  const { era } = copy.papers;
  return last !== undefined && last.number === era.number && last.phone === era.phone;
}
