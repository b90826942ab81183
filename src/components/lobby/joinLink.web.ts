export const joinLink = (table: string, digits: string): string =>
  `${location.origin}/join/${table}#${digits}`;
