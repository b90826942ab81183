/** The browser's user agent. */
export const thisPhone = (): string => `web, ${navigator.userAgent}`;
