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
  if (quoted >= FEWEST_QUOTED && quoted >= QUOTED_SHARE * filled.length)
    return lines.map(withoutQuote).join('\n');
  return quoted >= FEWEST_ITEMS && lines.some((line) => DASHED.test(line))
    ? withItemsMarked(lines).join('\n')
    : text;
}

/** Notes have "-" before what is bought and ">" before what is done: short lines that stand together, each of them whole. */
function withItemsMarked(lines: readonly string[]): string[] {
  const marked = [...lines];
  const isMailed = lines.some((line) => line.length <= LONGEST_HEAD && NAMES_WRITER.test(line));
  const dashed = lines.findIndex((line) => DASHED.test(line));
  for (let from = dashed; !isMailed && from < lines.length; from++) {
    let end = from;
    while (end < lines.length && MARKED.test(lines[end]!)) end++;
    const run = lines.slice(from, end);
    const widths = run.map((line) => line.length);
    const isRagged = Math.min(...widths) < MOST_RAGGED * Math.max(...widths);
    if (run.length >= FEWEST_ITEMS && isRagged)
      for (let at = from; at < end; at++) marked[at] = lines[at]!.replace(MARKED, '• ');
    from = Math.max(from, end - 1);
  }
  return marked;
}
const FEWEST_ITEMS = 3;
const LONGEST_HEAD = 200;
/** Lines that a program broke are all nearly as wide. */
const MOST_RAGGED = 0.7;
const DASHED = /^\s{0,3}[-*•–]\s\S/u;
const MARKED = /^\s{0,3}>\s?(?=[^\s>])/u;
/** "Am 4. März schrieb Ines:", "From: Ann": what is behind ">" was said by another. */
const NAMES_WRITER =
  /^\s{0,3}>?\s?(?:from|von|de|da|di|van|från)\s?:\s|(?:wrote|schrieb|écrit|scritto|escribió|schreef|escreveu|skrev)\b.{0,40}:\s*$/iu;
