/** Nothing: only browsers replace the colours of a page. */
export const ownColours: object = {};
export const iconColours: object = {};
export const edgeColours: object = {};
