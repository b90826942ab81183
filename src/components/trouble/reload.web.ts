/**
 * Reloads the page, because a newer version on the server may have replaced the missing file. Without a
 * network it does not: the browser would show an error page.
 */
export function reload(): boolean {
  if (!navigator.onLine) return false;
  location.reload();
  return true;
}
