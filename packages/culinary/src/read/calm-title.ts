import { GERMAN_ADJECTIVE, keptCapitals, smallWords, WRITTEN_SMALL } from './calm-title.data.ts';

const fewestLetters = 6;
const isShouted = (title: string): boolean =>
  title === title.toUpperCase() && (title.match(/\p{Lu}/gu)?.length ?? 0) >= fewestLetters;

/** "PASTA E CECI!!!": one mark may be of the name. */
const SHOUTS = /\s?[!¡]{2,}$/u;

/**
 * A shouted title as it is written otherwise: in title case in English and the Romance languages, in German with large nouns, small in Dutch
 * and Swedish; words that the recipe's own text has as they stand there. A title in another language as it is. `text` is that of the recipe,
 * `language` an ISO 639-1 code.
 */
export function calmTitle(shouted: string, text: string, language: string | null): string {
  const title = shouted.replace(SHOUTS, '');
  if (!isShouted(title)) return title;
  const written = new Map<string, string>();
  for (const [word] of text.slice(0, 20_000).matchAll(/\p{L}{2,40}/gu))
    if (word !== word.toUpperCase()) written.set(word.toUpperCase(), word);
  const small = smallWords.get(language ?? '');
  if (!small && !WRITTEN_SMALL.has(language ?? '')) return title;
  return title.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (keptCapitals.has(word)) return word;
    if (/['’]$/.test(title.slice(0, at)) && word.length === 1) return word.toLowerCase();
    const lower = word.toLowerCase();
    if (at > 0 && small?.has(lower)) return lower;
    if (language !== 'de' && small) return word[0] + lower.slice(1);
    const known = written.get(word) ?? lower;
    const isSmall = written.has(word) ? known === lower : !small || GERMAN_ADJECTIVE.test(lower);
    return at > 0 && isSmall ? known : known[0]!.toUpperCase() + known.slice(1);
  });
}
