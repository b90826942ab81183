/** Half the edge of a die, in mm. Its mass is 1. */
export const HALF = 8;
/** Its corners and edges are rounded by this radius: a die is a smaller cube with a coat so thick. */
export const COAT = 1.5;
export const CORE = HALF - COAT;
/** From its middle to the tip of a rounded corner, a little more. */
export const REACH = 12.76;
/** A cube has the same inertia around every axis, here in mm²: a little less than HALF² · 2 / 3, as the corners lack mass. */
export const INERTIA = 41;
/** In mm/s². */
export const GRAVITY = 9810;
