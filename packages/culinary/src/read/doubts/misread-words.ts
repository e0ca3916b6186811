import { findFood } from '../../foods/find-food.ts';
import { isFood } from '../../foods/line-words.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldLetters } from '../../words/fold.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { openEnds } from '../text/draft/open-ends.data.ts';
import { isInstructionForm, isVerbForm } from '../verbs/instruction-forms.ts';
import { alike, alikeInFoods, NEVER_MISREAD } from './misread-letters.data.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;
const SHORTEST_FOOD = 4;
const LONGEST = 24;
/** So many words of steps are looked at. */
const MOST_WORDS = 1_500;
/** A figure among letters. */
const FIGURE_INSIDE = /\p{Script=Latin}{2}[01568]\p{Ll}|\p{Script=Latin}[01568]\p{Ll}{2}/u;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The lines and steps with a word that is none, where one with letters of the same shape is. Whoever types a page takes no letter for another. */
export function misreadWords(
  { steps, language }: RecipeDraft,
  lines: readonly string[],
  source: string,
  { isRecognised = false, isTyped = false } = {},
): Doubt[] {
  const counts = new Map<string, number>();
  for (const [word] of source.matchAll(WORDS)) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  let looked = 0;
  const inStep = (text: string) => {
    for (const [word] of text.matchAll(WORDS)) {
      if (word.length < SHORTEST || word.length > LONGEST || ++looked > MOST_WORDS) continue;
      const found = misread(word, isTyped ? null : otherWord(word.toLowerCase(), counts));
      if (found) return found;
    }
    return isRecognised ? brokenVerb(text) : null;
  };
  return [
    ...doubted('ingredient', lines, (line) => inLine(line, language, { isRecognised, isTyped })),
    ...doubted(
      'step',
      steps.map(({ text }) => text),
      inStep,
    ),
  ];
}

function doubted(
  part: 'ingredient' | 'step',
  texts: readonly string[],
  find: (text: string) => OfWord | null,
): Doubt[] {
  return texts.flatMap((text, index) => {
    const found = find(text);
    return found ? [{ part, index, ...found, sourceWords: text }] : [];
  });
}

type OfWord = Pick<Doubt, 'sentence' | 'words'>;

function misread(word: string, was: string | null): OfWord | null {
  const words = [word];
  if (was !== null) return { sentence: `“${word}” may be “${was}”.`, words };
  return FIGURE_INSIDE.test(word) ? { sentence: `“${word}” may be misread.`, words } : null;
}

/** A word of a line whose food is none that is known, but is one with other letters. */
function inLine(
  line: string,
  language: string | null,
  { isRecognised, isTyped }: { isRecognised: boolean; isTyped: boolean },
): OfWord | null {
  const { name } = parseIngredient(line, { language: language ?? undefined });
  if (findFood(name, language) !== null) return null;
  for (const [word] of name.matchAll(WORDS)) {
    const lower = word.toLowerCase();
    if (word.length < SHORTEST_FOOD || word.length > LONGEST || isFood(lower)) continue;
    const isKnown = (other: string) => findFood(other, language) !== null;
    const was = isTyped
      ? null
      : (withOthers(lower, alikeInFoods, isKnown) ??
        (isRecognised ? withAnyLetter(lower, isKnown) : null));
    const found = misread(word, was);
    if (found) return found;
  }
  return null;
}

/** A word that stands once, where the source has the same word with letters of one shape. */
function otherWord(word: string, counts: ReadonlyMap<string, number>): string | null {
  const isKnown = isFood(word) || COOKING_VERBS.has(foldLetters(word)) || isVerbForm(word);
  if (isKnown || NEVER_MISREAD.has(word) || (counts.get(word) ?? 0) > 1) return null;
  return withOthers(word, alike, (other) => counts.has(other));
}

/** "Aggiunge e il radicchio": what begins a sentence is a verb once the blank in it is a letter again. */
function brokenVerb(text: string): OfWord | null {
  for (const [read, start = '', end = ''] of text.matchAll(CUT_AT_START)) {
    if (isVerb(start) || isFood(start.toLowerCase())) continue;
    // "Llena las", "Lleva a": an article or a preposition is a word of its own.
    if (end === 'a' || (end.length > 1 && openEnds.has(end))) continue;
    if ([...LETTERS].some((between) => isVerb(start + between + end)))
      return { sentence: `“${read}” may be one word.`, words: [read] };
  }
  return null;
}
const CUT_AT_START = /(?<=^|[.!?]\s)(\p{Lu}\p{Ll}{3,12})\s(\p{Ll}{1,3})(?=\s)/gu;
const isVerb = (word: string): boolean => {
  const folded = foldLetters(word);
  return COOKING_VERBS.has(folded) || isInstructionForm(folded);
};

/** A recogniser takes a letter for any other, most often within a word. */
function withAnyLetter(word: string, isWord: (other: string) => boolean): string | null {
  if (word.length < SHORTEST) return null;
  for (let at = 1; at < word.length - 1; at++)
    for (const letter of LETTERS) {
      if (letter === word[at]) continue;
      const other = word.slice(0, at) + letter + word.slice(at + 1);
      if (isWord(other)) return other;
    }
  return null;
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function withOthers(
  word: string,
  pairs: typeof alike,
  isWord: (other: string) => boolean,
): string | null {
  for (const [read, was] of pairs)
    for (let at = word.indexOf(read); at >= 0; at = word.indexOf(read, at + 1)) {
      const other = word.slice(0, at) + was + word.slice(at + read.length);
      if (isWord(other)) return other;
    }
  return null;
}
