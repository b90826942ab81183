/** Does nothing: only browsers have a title. */
export function usePageTitle(_title: string): void {}
