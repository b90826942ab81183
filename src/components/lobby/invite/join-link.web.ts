import { writeFragment } from '../join/link-fragment';
import type { Invitation } from '../join/read-link';

export const joinLink = ({ table, ...fragment }: Invitation, origin: string): string =>
  `${origin}/join/${table}#${writeFragment(fragment)}`;
