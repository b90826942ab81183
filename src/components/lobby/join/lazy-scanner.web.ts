/** The camera app of the phone scans the code and opens the browser. */
export const scanner = null;
