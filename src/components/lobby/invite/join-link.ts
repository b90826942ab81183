import { createURL, hasConstantsManifest } from 'expo-linking';
import { writeFragment } from '../join/link-fragment';
import type { Invitation } from '../join/read-link';

/** What a code for cameras says: where to go, with the digits where no server gets to see them. */
export function joinLink({ table, ...fragment }: Invitation): string {
  const path = `join/${table}`;
  // Where the app does not know what it was built with, its own name still leads to it.
  const url = hasConstantsManifest() ? createURL(path) : `knobel://${path}`;
  return `${url}#${writeFragment(fragment)}`;
}
