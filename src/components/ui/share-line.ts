import { Share } from 'react-native';

/** Opens the phone's share dialog with one line. Returns what has become of it. */
export async function shareLine(line: string): Promise<'shared' | 'copied'> {
  await Share.share({ message: line });
  return 'shared';
}
