import { type ComponentType, lazy } from 'react';

/** The code of a screen could not be loaded. */
export class ScreenNotLoaded extends Error {
  constructor(
    /** Makes the next attempt load the code again. */
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('not fetched', { cause });
  }
}

/**
 * A screen whose code loads when it is first shown. React's `lazy` would keep a failure as long as the app
 * runs.
 */
export function lazyScreen<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        throw new ScreenNotLoaded(forget, error);
      }
    });
  const forget = () => {
    Part = attempt();
  };
  let Part = attempt();
  return function Fetched(props: Props) {
    return <Part {...props} />;
  };
}
