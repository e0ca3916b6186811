/** A text whose first letter is a capital, also behind a quotation mark; one that begins otherwise stays as it is. */
export const withCapital = (text: string): string =>
  text.replace(/^\p{P}{0,3}\p{Ll}/u, (start) => start.toUpperCase());
