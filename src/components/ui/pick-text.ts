/** Lets the player choose a text file. Returns its content; null if the player cancels. Rejects if it can't be read. */
export async function pickText(): Promise<string | null> {
  const { File } = await import('expo-file-system');
  const picked = await File.pickFileAsync();
  return picked.canceled ? null : picked.result.text();
}
