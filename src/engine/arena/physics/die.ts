/** Half the edge of a die, in mm. Its mass is 1. */
export const HALF = 8;
/** Its corners and edges are rounded by this radius: a die is a smaller cube with a coat so thick. */
export const COAT = 1.8;
export const CORE = HALF - COAT;
/** From its middle to the tip of a rounded corner: the root of 3 times CORE, and the coat; a little more. */
export const REACH = 12.6;
/** A cube has the same inertia around every axis, here in mm²: a little less than HALF² · 2 / 3, as the corners lack mass. */
export const INERTIA = 41;
/**
 * In mm/s². Less than on a table: dice that are seen larger than they are look right when they fall as larger ones do, more slowly.
 */
export const GRAVITY = 4000;
