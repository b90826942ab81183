import { Share } from 'react-native';

/** Opens the phone's share dialog with a text. */
export async function shareText(_name: string, text: string): Promise<void> {
  await Share.share({ message: text });
}
