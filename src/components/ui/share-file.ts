import { Platform, Share } from 'react-native';

/**
 * Hands a file to the phone: iPhones open the share dialog, and Android asks for a folder, because React Native's dialog there takes
 * texts only. Resolves also if the player cancels.
 */
export async function shareFile(name: string, type: string, content: string | Uint8Array): Promise<void> {
  const { Directory, File, Paths } = await import('expo-file-system');
  if (Platform.OS === 'android') {
    const folder = await Directory.pickDirectoryAsync().catch(ifCanceled);
    if (!folder) return;
    const file = folder.createFile(name, type);
    file.write(content);
    return;
  }
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(content);
  await Share.share({ url: file.uri });
}

function ifCanceled(error: unknown): null {
  if (error instanceof Error && /cancel/i.test(error.message)) return null;
  throw error;
}
