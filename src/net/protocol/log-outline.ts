import type { TableCopy } from '../session/table-journal';
import { erasUpTo, type Outline } from './eras';

export const outlineOf = ({ match, membership }: TableCopy): Outline => ({
  eras: erasUpTo(membership.eras, match.log.length),
  length: match.log.length,
});

/** Whether the log has an entry of the latest known era. */
export function hasBegun(copy: TableCopy): boolean {
  const last = outlineOf(copy).eras.at(-1);
  const { era } = copy.membership;
  return last !== undefined && last.number === era.number && last.phone === era.phone;
}
