import { keptCapitals, smallWords } from './calm-title.data.ts';

const fewestLetters = 6;
const isShouted = (title: string): boolean =>
  title === title.toUpperCase() && (title.match(/\p{Lu}/gu)?.length ?? 0) >= fewestLetters;

/**
 * A shouted title in title case, where it is sure how its words are written: in English and the Romance languages, and in others for
 * words that the recipe's own text has. Any other title as it is. `text` is that of the recipe, `language` an ISO 639-1 code.
 */
export function calmTitle(title: string, text: string, language: string | null): string {
  if (!isShouted(title)) return title;
  const written = new Map<string, string>();
  for (const [word] of text.slice(0, 20_000).matchAll(/\p{L}{2,40}/gu))
    if (word !== word.toUpperCase()) written.set(word.toUpperCase(), word);
  const small = smallWords.get(language ?? '');
  let unsure = false;
  const calm = title.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (keptCapitals.has(word)) return word;
    if (/['’]$/.test(title.slice(0, at)) && word.length === 1) return word.toLowerCase();
    const lower = word.toLowerCase();
    if (at > 0 && small?.has(lower)) return lower;
    if (language !== 'de' && small) return word[0] + lower.slice(1);
    const known = written.get(word);
    if (known === undefined) unsure = true;
    return known === undefined ? word : at === 0 ? known[0]!.toUpperCase() + known.slice(1) : known;
  });
  return unsure ? title : calm;
}
