/** Runs tasks one after the other, in the order given. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    // What goes wrong in a task concerns whoever asked for it, not the next in line.
    last = next.catch(() => undefined);
    return next;
  };
}
