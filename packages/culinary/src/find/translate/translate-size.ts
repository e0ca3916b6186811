import type { IngredientLine } from '../../recipe/recipe.ts';
import { mendedFigures } from '../../line/tokens/mended-figures.ts';
import type { Lexicon } from './lexicon.ts';
import { englishSizes, fullnessInEnglish } from './size-words.data.ts';
import { translatePhrase } from './translate-phrase.ts';

/** A size in English: "gr." and "mittelgr." are written out. */
export function translateSize(size: string, lexicon: Lexicon): { text: string; complete: boolean } {
  const words = size.split(/\s+/).filter(Boolean);
  const english = words.map(
    (word) => englishSizes[word.toLowerCase().replace(/[.,]+$/, '')] ?? null,
  );
  return english.every((word) => word !== null)
    ? { text: english.join(' '), complete: true }
    : translatePhrase(size, lexicon);
}

/**
 * Whether a size is said of the unit, in front of which English puts it: "2 gehäufte EL", "ein großer Bund", "1 cucharada colmada", but
 * "1 Packung große Garnelen".
 */
export function isSizeOfUnit({ originalText, size }: IngredientLine, english: string): boolean {
  if (size === null || fullnessInEnglish.test(english)) return true;
  const text = mendedFigures(originalText);
  const [first = ''] = size.split(' ');
  const front = text.slice(0, text.indexOf(first));
  return !/[\d\p{No}]\P{L}*\p{L}/u.test(front) && (front.match(/\p{L}+/gu)?.length ?? 0) < 2;
}
