import { foldWords } from '../../../words/fold.ts';
import type { PageLine } from './page-line.ts';

/** Fewer words are a number of a page, a sign or a mark of the printer. */
const FEWEST_WORDS = 2;
const SHORTEST_WORD = 3;
/** Of its words so many stand among the lines read where a line was parted, joined or mended. */
const MOST_STRANGE = 0.5;
const LONGEST = 600;
/** "Page 3 of 12", "Seite 7" */
const PAGES = /^(?:page|seite|pagina|pag|sida|blz|of|von|de|di|sur)$/u;

/**
 * What a printed source says and no line that was read holds: small print at the foot, who took a picture. What returns on several pages is
 * the head or foot of its book.
 */
export function unplacedLines(
  source: readonly Pick<PageLine, 'text' | 'page'>[],
  read: readonly string[],
): string[] {
  const held = new Set(read.flatMap((text) => foldWords(text).split(' ')));
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of source) {
    const key = foldWords(text).replace(/\d+/g, '0');
    pages.set(key, (pages.get(key) ?? new Set()).add(page));
  }
  return source.flatMap(({ text }) => {
    const folded = foldWords(text.slice(0, LONGEST));
    if ((pages.get(folded.replace(/\d+/g, '0'))?.size ?? 0) > 1) return [];
    const words = folded
      .split(' ')
      .filter((word) => word.length >= SHORTEST_WORD && /\p{L}/u.test(word) && !PAGES.test(word));
    const strange = words.filter((word) => !held.has(word));
    return words.length >= FEWEST_WORDS && strange.length > MOST_STRANGE * words.length
      ? [text.trim()]
      : [];
  });
}
