/** Runs tasks one after the other, in the order given. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    // The caller of a task learns of its failure. The next task runs all the same.
    last = next.catch(() => undefined);
    return next;
  };
}
