import { saveFile } from './save-file.web';

/** Opens the browser's share dialog, or saves the file where there is none. Resolves also if the player cancels. */
export async function shareFile(name: string, type: string, content: string | Uint8Array): Promise<void> {
  // A copy in a buffer of its own: the type of `content` allows a shared one.
  const part = typeof content === 'string' ? content : Uint8Array.from(content);
  const file = new File([part], name, { type });
  const shared = { files: [file] };
  // On a computer the dialog has few places for a file, and people look for it among their downloads.
  const handy = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  if (!handy || !navigator.canShare?.(shared)) return saveFile(name, file);
  await navigator.share(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
