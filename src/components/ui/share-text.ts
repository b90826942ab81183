import { Share } from 'react-native';

/** Hands a text to whatever the phone shares with. */
export async function shareText(_name: string, text: string): Promise<void> {
  await Share.share({ message: text });
}
