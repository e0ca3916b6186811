/** The service keeps no recipe for more. */
export const mostServings = 1000;
