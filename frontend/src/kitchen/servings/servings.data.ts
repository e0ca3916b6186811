/** The service keeps no recipe for more. */
export const mostServings = 1000;
/** What a recipe is scaled from that does not state its servings. */
export const defaultServings = 4;
