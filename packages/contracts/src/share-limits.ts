/** The longest title of a share link, in characters. */
export const LONGEST_SHARE_TITLE = 200;
