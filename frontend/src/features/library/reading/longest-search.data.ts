/** The server searches for no longer text, in characters. */
export const longestSearch = 500;
