import { cutCompound } from './cut-compounds.ts';
import { isOfUnknown, ofItsOwner } from './cut-owner.ts';
import { foreignIndex, type FoodIndex, type ForeignLanguage } from './food-index.ts';
import { longestIn, matchOf, type FoodMatch } from './food-span.ts';
import { breakWords, freeWords, passingWords, withoutWords } from './passing-words.data.ts';

/** The food of a name in another language: the longest one in it, of equally long ones the first, in German, Dutch and Swedish the last. */
export function matchForeign(
  words: readonly string[],
  language: ForeignLanguage,
): FoodMatch | null {
  const index = foreignIndex(language);
  const headLast = language === 'de' || language === 'nl' || language === 'sv';
  const find = (start: number, end: number) =>
    isLacking(words, start, end) || (headLast && isDoneTo(words, start, end))
      ? null
      : (index.phrases.get(words.slice(start, end).join(' ')) ?? null);
  const span = longestIn(words, 0, words.length, find, index.longest, headLast);
  if (span !== null) {
    const owned = ofItsOwner(words, span, find, index.longest);
    return matchOf(words, owned, language, isOfUnknown(words, owned, find));
  }
  if (!headLast) return null;
  for (const [start, word] of words.entries()) {
    const named = cutCompound(word, index, language);
    if (named !== null) return matchOf(words, { ...named, start, end: start + 1 }, language, false);
  }
  return compoundIn(words, index, language);
}

/** "ohne Zucker", "gluten free": what is said not to be in it. */
function isLacking(words: readonly string[], start: number, end: number): boolean {
  return withoutWords.has(words[start - 1] ?? '') || freeWords.has(words[end] ?? '');
}

/** "gehacktes Fenchelgrün": a word of cutting in front of what is cut, though by itself it is a food. */
function isDoneTo(words: readonly string[], start: number, end: number): boolean {
  const next = words[end];
  return (
    end === start + 1 &&
    passingWords.has(words[start]!) &&
    next !== undefined &&
    !passingWords.has(next) &&
    !breakWords.has(next)
  );
}

/** The kind of food that a compound ends in: "Ziegenkäse" is a cheese. */
function compoundIn(
  words: readonly string[],
  index: FoodIndex,
  language: ForeignLanguage,
): FoodMatch | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]!;
    for (let from = 2; from <= word.length - 4; from += 1) {
      const named = index.phrases.get(word.slice(from));
      if (named)
        return {
          food: named.food,
          rest: words.filter((other) => !passingWords.has(other)),
          exact: false,
          loose: true,
          language,
        };
    }
  }
  return null;
}
