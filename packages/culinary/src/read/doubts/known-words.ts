import { isFood } from '../../foods/line-words.ts';
import {
  adjectives,
  preparationWords,
  romancePreparationWords,
  sizeWords,
} from '../../line/name/descriptors.data.ts';
import { units } from '../../line/units/units.ts';
import { foldLetters } from '../../words/fold.ts';
import { languageOf, languages, type Language } from '../../words/language.ts';
import { timeUnits } from '../../words/time-words.data.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import type { UnsureWord } from '../text/lines/page-line.ts';
import { infinitivesIn, isVerbForm } from '../verbs/instruction-forms.ts';
import { kitchenWords } from './kitchen-words.data.ts';
import { commonWords } from './common-words.data.ts';
import { wordEndings } from './word-endings.data.ts';

/** Of so few letters words have others in common by chance; others are the same where so many of their first letters are. */
export const SHORT = 3;
const SAME_LETTERS = 5;
export const WORDS = /[\p{L}\p{M}]+/gu;

let ofLines: ReadonlySet<string> | null = null;

/**
 * Whether a word is known: as a food, a unit, what is said of either or done with them or a word of every kitchen, as a form of one, as a
 * common one of its language, or as the text has it elsewhere.
 */
export function knownWords(
  language: string | null,
  text: string,
  unsure: readonly UnsureWord[],
): (word: string) => boolean {
  const spoken = languageOf(language);
  const common = spoken ? [commonWords[spoken]] : languages.map((one) => commonWords[one]);
  const sure = sureBeginnings(text, unsure);
  ofLines ??= wordsOfLines();
  const known = ofLines;
  return (word) => {
    const lower = word.toLowerCase();
    if (common.some((words) => words.has(lower))) return true;
    const folded = foldLetters(lower);
    return (
      isFood(lower) ||
      COOKING_VERBS.has(folded) ||
      isVerbForm(folded, spoken) ||
      kitchenWords.has(folded) ||
      known.has(folded) ||
      (spoken !== null && isFormOfKnown(folded, spoken)) ||
      (word.length > SHORT && (sure.get(lower.slice(0, SAME_LETTERS)) ?? 0) > 0)
    );
  };
}

/** No stem of a verb or an adjective is shorter, for this. */
const SHORTEST_STEM = 4;

/** What a word may be without its ending. */
const stemsOf = (folded: string, language: Language): string[] =>
  ['', ...(wordEndings[language] ?? [])].flatMap((ending) =>
    folded.endsWith(ending) && folded.length - ending.length >= SHORTEST_STEM
      ? [folded.slice(0, folded.length - ending.length)]
      : [],
  );

/** "trasferite", where "trasferire" is known: another form of a word of the kitchen or of its language. */
const isFormOfKnown = (folded: string, language: Language): boolean => {
  const known = knownStems(language);
  return stemsOf(folded, language).some((stem) => known.has(stem));
};

const stems = new Map<Language, ReadonlySet<string>>();
function knownStems(language: Language): ReadonlySet<string> {
  const known =
    stems.get(language) ??
    new Set(
      [
        ...COOKING_VERBS,
        ...infinitivesIn(language),
        ...kitchenWords,
        ...[...commonWords[language]].map(foldLetters),
      ].flatMap((word) => stemsOf(word, language)),
    );
  stems.set(language, known);
  return known;
}

/** How often words with these first letters stand in a text beside those that were not read surely. */
function sureBeginnings(text: string, unsure: readonly UnsureWord[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (some: string, by: number): void => {
    for (const [word] of some.toLowerCase().matchAll(WORDS)) {
      const start = word.slice(0, SAME_LETTERS);
      counts.set(start, (counts.get(start) ?? 0) + by);
    }
  };
  count(text, 1);
  for (const { word } of unsure) count(word, -1);
  return counts;
}

/** Times, units, and what is said of foods beside them. */
const wordsOfLines = (): ReadonlySet<string> =>
  new Set([
    ...[sizeWords, adjectives, preparationWords, romancePreparationWords].flatMap((some) =>
      [...some].flatMap((word) => foldLetters(word).match(WORDS) ?? []),
    ),
    ...Object.values(timeUnits).flat().map(foldLetters),
    ...units.flatMap(({ spellings }) =>
      languages
        .flatMap((language) => spellings[language] ?? [])
        .flatMap((spelling) => foldLetters(spelling).match(WORDS) ?? []),
    ),
  ]);
