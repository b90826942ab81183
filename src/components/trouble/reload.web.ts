/** A newer app may be there, which no longer has what was asked for. Without a network a browser would show nothing at all. */
export function reload(): boolean {
  if (!navigator.onLine) return false;
  location.reload();
  return true;
}
