import { tokenise } from '../../line/tokens/tokenise.ts';
import type { Language } from '../../words/language.ts';
import type { Recount } from './count-words.ts';
import { localCounts } from './local-counts.data.ts';
import { isSeveral } from './several.ts';

/** "Zehe Knoblauch" for two of them: "Zehen Knoblauch". The word with which the text begins; what is not known, and words of English, stay. */
export function recountedLocally(text: string, recount: Recount, language: Language): string {
  const [first, second] = tokenise(text);
  const counts = localCounts[language];
  if (first?.kind !== 'word' || counts === undefined || second?.lower === '-') return text;
  const several = isSeveral(recount.to, language);
  if (several === isSeveral(recount.from, language)) return text;
  const word = several ? counts.get(first.lower) : singularOf(first.lower, counts);
  if (word === undefined) return text;
  const capital = first.text[0] !== first.lower[0];
  return (
    text.slice(0, first.start) +
    (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word) +
    text.slice(first.end)
  );
}

function singularOf(word: string, counts: ReadonlyMap<string, string>): string | undefined {
  for (const [one, many] of counts) if (many === word) return one;
  return undefined;
}
