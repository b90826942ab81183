import { writeFragment } from './linkFragment';
import type { Invitation } from './readLink';

export const joinLink = ({ table, ...fragment }: Invitation): string =>
  `${location.origin}/join/${table}#${writeFragment(fragment)}`;
