import { languageOf, type Language } from '../../words/language.ts';
import { singular } from '../../words/singular.ts';
import type { Food } from '../food.ts';
import { englishIndex, foreignIndex } from '../food-index.ts';
import { passingWords } from '../passing-words.data.ts';
import { ofWords } from '../stock-words.data.ts';
import { animalKindsOf } from './animal-kinds.ts';
import type { Place } from './harmless.ts';

/** No name of a food that is looked for here has more words. */
const LONGEST_NAME = 4;

const of = new Set(ofWords);

/**
 * Whether the neighbours of a word for a cut tell that it is cut of a plant: "artichoke hearts", "cauliflower hot wings", "ribs of celery",
 * "cœurs de laitue"; also where it is part of another food's name ("wing beans").
 */
export function isOfPlant(
  tokens: readonly string[],
  { from, to }: Place,
  stated: string | null,
): boolean {
  const language = languageOf(stated) ?? 'en';
  let behind = to;
  while (of.has(tokens[behind] ?? '')) behind++;
  return (
    isPartOfName(tokens, { from, to }, language) ||
    endsBefore(tokens, from, language) ||
    (passingWords.has(tokens[from - 1] ?? '') && endsBefore(tokens, from - 1, language)) ||
    beginsAt(tokens, behind, language, (food) => behind > to || food.shaped)
  );
}

function isPartOfName(tokens: readonly string[], { from, to }: Place, language: Language): boolean {
  for (let start = Math.max(0, to - LONGEST_NAME); start <= from; start++)
    for (let end = to; end <= Math.min(tokens.length, start + LONGEST_NAME); end++)
      if (end - start > to - from && isNoAnimal(foodOf(tokens, start, end, language))) return true;
  return false;
}

function endsBefore(tokens: readonly string[], end: number, language: Language): boolean {
  for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++)
    if (foodOf(tokens, start, end, language)?.shaped) return true;
  return false;
}

/** Whether a plant that is such a one is named from a place on. */
function beginsAt(
  tokens: readonly string[],
  start: number,
  language: Language,
  isSuch: (food: Food) => boolean,
): boolean {
  for (let end = Math.min(tokens.length, start + LONGEST_NAME); end > start; end--) {
    const food = foodOf(tokens, start, end, language);
    if (food !== null && isNoAnimal(food) && isSuch(food)) return true;
  }
  return false;
}

const isNoAnimal = (food: Food | null): boolean =>
  food !== null && animalKindsOf(food.origins)?.length === 0;

function foodOf(
  tokens: readonly string[],
  start: number,
  end: number,
  language: Language,
): Food | null {
  const words = tokens.slice(start, end);
  const phrase = words.join(' ');
  const own = language === 'en' ? undefined : foreignIndex(language).phrases.get(phrase);
  if (own) return own.food;
  const { phrases, singulars } = englishIndex();
  return (phrases.get(phrase) ?? singulars.get(words.map(singular).join(' ')))?.food ?? null;
}
