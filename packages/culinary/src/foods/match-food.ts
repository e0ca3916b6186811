import { languageOf, languages } from '../words/language.ts';
import { nameWords } from './food-index.ts';
import type { FoodMatch } from './food-span.ts';
import { matchEnglish } from './match-english.ts';
import { withoutKeptParts } from './kept-parts.ts';
import { matchForeign } from './match-foreign.ts';
import { breakWords } from './passing-words.data.ts';
import { singular } from '../words/singular.ts';

/** Names are short; what is behind this many words is remarks. */
const longestName = 40;

/**
 * Which food a name means. In English its last words decide ("tomato paste" is no tomato), in other languages the longest name in it.
 * The stated language goes first, then English, then what the others know of the whole name.
 */
export function matchFood(name: string, language?: string | null): FoodMatch | null {
  const words = nameWords(name.slice(0, 300))
    .filter((word) => !/^\d/.test(word))
    .slice(0, longestName);
  const kept = withoutKeptParts(words);
  const match =
    kept && matchWords(kept.words, language, kept.leftBefore(Math.max(0, breaksIn(name))) || -1);
  if (kept === null) return matchWords(words, language, breaksIn(name));
  if (match === null || match.loose) {
    // Of "Suppenfleisch mit Knochen" only the bone is known to be of an animal; an English bone by itself is one.
    const whole = matchWords(words, language, breaksIn(name));
    return whole?.language === 'en' ? match : whole;
  }
  const rest = kept.said.filter((word) => !breakWords.has(word)).map(singular);
  return { ...match, rest: [...match.rest, ...rest], exact: false };
}

/** `firstBreak`: the word before which a comma or bracket stands, or -1. */
function matchWords(
  words: readonly string[],
  language: string | null | undefined,
  firstBreak: number,
): FoodMatch | null {
  if (words.length === 0) return null;
  const stated = languageOf(language);
  const foreign = stated === 'en' ? null : stated;
  const own = foreign ? matchForeign(words, foreign) : null;
  if (own !== null && !own.loose && own.rest.length === 0) return own;
  const english = matchEnglish(words, firstBreak);
  // A recipe in one language may have its lines in another: who knows more of the name is right.
  const englishKnowsMore =
    own !== null && english !== null && !english.loose && english.rest.length < own.rest.length;
  if (own !== null && !own.loose && !englishKnowsMore) return own;
  if (english !== null && !english.loose) return english;
  if (!foreign) {
    for (const other of languages) {
      if (other === 'en') continue;
      const match = matchForeign(words, other);
      // Two languages share "salt": another one than English has to know every word.
      if (
        match !== null &&
        !match.loose &&
        match.rest.length === 0 &&
        (match.exact || english === null)
      )
        return match;
    }
  }
  return own ?? english;
}

/** How many words stand before the first comma, bracket or slash. */
function breaksIn(name: string): number {
  const at = name.search(/[,(;:/]|\s[-\u2013\u2014]\s/);
  return at <= 0 ? -1 : nameWords(name.slice(0, at)).filter((word) => !/^\d/.test(word)).length;
}
