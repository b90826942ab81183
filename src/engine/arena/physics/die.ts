/** Half the edge of a die, in mm. Its mass is 1. */
export const HALF = 8;
/**
 * The radius of the rounded corners and edges: a die is a smaller cube, the core, in a coat of this
 * thickness.
 */
export const COAT = 1.8;
export const CORE = HALF - COAT;
/** Slightly more than the distance from the middle to the tip of a rounded corner, √3 · CORE + COAT. */
export const REACH = 12.6;
/**
 * The inertia, the same around every axis, in mm²: slightly less than HALF² · 2 / 3 because of the rounded
 * corners.
 */
export const INERTIA = 41;
/**
 * The gravity in mm/s². It is less than real: the screen shows dice larger than they are, and larger dice
 * appear to fall more slowly.
 */
export const GRAVITY = 4000;
