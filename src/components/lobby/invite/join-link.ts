import { createURL, hasConstantsManifest } from 'expo-linking';
import { writeFragment } from '../join/link-fragment';
import type { Invitation } from '../join/read-link';

/** The link in the QR code. Only a page has an origin. The digits stand in the fragment, which browsers never send to a server. */
export function joinLink({ table, ...fragment }: Invitation, _origin: string): string {
  const path = `join/${table}`;
  // Without its manifest the app can't build its URL. Its own scheme opens it all the same.
  const url = hasConstantsManifest() ? createURL(path) : `knobel://${path}`;
  return `${url}#${writeFragment(fragment)}`;
}
