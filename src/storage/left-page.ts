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
 * its stores: the next page waits for them, in WebKit for ever. So such a page gives its transactions up, and starts anew
 * when it is shown again, because it may know more than is stored. A transaction that has asked for its commit is not given
 * up: the browser finishes it without the page.
 */
export function endsWithPage(page: LeftPage): (transaction: IDBTransaction) => void {
  const running = new Set<IDBTransaction>();
  let gaveUp = false;
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const transaction of running) gaveUp = abort(transaction) || gaveUp;
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

/** Returns whether it was given up. One that has ended, or asked for its commit, can't be. */
export function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
