/** A browser's own phone has a camera that opens what it reads. */
export const scanner = null;
