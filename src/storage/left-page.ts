/** The parts of a window that this module uses. */
export interface LeftPage {
  addEventListener(
    kind: 'pagehide' | 'pageshow',
    listener: (event: { readonly persisted: boolean }) => void,
  ): void;
  readonly location: { reload(): void };
}

/**
 * A browser may keep a page that was left, and show it again on "back". A transaction of that page stands still meanwhile and holds
 * its stores: in WebKit the next page waits for them for ever. So such a page gives its transactions up, and starts anew
 * when it is shown again, because it may know more than is stored.
 */
export function endsWithPage(page: LeftPage): (transaction: IDBTransaction) => void {
  const running = new Set<IDBTransaction>();
  let gaveUp = false;
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    gaveUp ||= running.size > 0;
    for (const transaction of running) abort(transaction);
  });
  page.addEventListener('pageshow', () => {
    if (gaveUp) page.location.reload();
  });
  return (transaction) => {
    running.add(transaction);
    const over = () => void running.delete(transaction);
    transaction.addEventListener('complete', over);
    transaction.addEventListener('abort', over);
  };
}

export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
