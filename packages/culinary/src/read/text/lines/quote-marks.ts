const QUOTE = /^\s{0,3}(?:>\s?){1,5}/;
/** A text of which so many lines are quoted is nothing but a quotation. */
const QUOTED_SHARE = 0.7;
const FEWEST_QUOTED = 5;

/** A line without the signs of a quotation, five deep at the most. */
export const withoutQuote = (line: string): string => line.replace(QUOTE, '');

/** A text that was passed on line by line behind ">", as it was before. */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => QUOTE.test(line)).length;
  return quoted >= FEWEST_QUOTED && quoted >= QUOTED_SHARE * filled.length
    ? lines.map(withoutQuote).join('\n')
    : text;
}
