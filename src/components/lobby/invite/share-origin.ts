/** Where a link to a table leads to: an origin, for pages; null if no other phone gets there. Undefined while that is being found out. */
export type ShareOrigin = string | null | undefined;

/** A link of the app needs no origin. */
export const useShareOrigin = (): ShareOrigin => '';
