/** Remembers the last result of a function of two values: it runs only when one of them is another. */
export function remembered<First, Second, Made>(
  make: (first: First, second: Second) => Made,
): (first: First, second: Second) => Made {
  let last: { readonly first: First; readonly second: Second; readonly made: Made } | null = null;
  return (first, second) => {
    if (last === null || last.first !== first || last.second !== second)
      last = { first, second, made: make(first, second) };
    return last.made;
  };
}
