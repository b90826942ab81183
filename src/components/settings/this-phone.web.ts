/** As the browser calls itself. */
export const thisPhone = (): string => `web, ${navigator.userAgent}`;
