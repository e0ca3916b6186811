/** The words of a text, parted by blanks. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
