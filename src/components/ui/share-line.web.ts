/** Opens the browser's share dialog on phones, and copies the line elsewhere. Resolves also if the player cancels. */
export async function shareLine(line: string): Promise<'shared' | 'copied'> {
  const handy = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  if (handy && typeof navigator.share === 'function') {
    await navigator.share({ text: line }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return 'shared';
  }
  await navigator.clipboard.writeText(line);
  return 'copied';
}
