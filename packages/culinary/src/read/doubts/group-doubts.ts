import type { Doubt, RecipeDraft } from '../../recipe/recipe.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { isAllFood } from '../headings/all-food.ts';
import { makesPart } from '../headings/made-parts.data.ts';
import { namesPart, opensPart } from '../headings/names-part.ts';
import { isLeadingSentence } from '../headings/steps-with-colon.ts';
import { shortened } from './shortened.ts';

/** Shorter words are of no food: "500 g". */
const FEWEST_LETTERS = 4;
/** "Mixed mince, 500 g": how a shop writes what it sells. */
const AMOUNT_BEHIND = /\p{L}{3}[,\s(]{1,3}(?:ca\.?\s)?\d{1,4}\s?(?:g|kg|ml|cl|l|oz|lb)\)?$/iu;

/** Parts of a recipe that may be none: a product beside the list, and foods of the list that were taken for a heading. */
export function groupDoubts({ ingredients, steps }: RecipeDraft): Doubt[] {
  const names = new Set(ingredients.flatMap(({ name }) => name ?? []));
  const told = new Set(steps.flatMap(({ group }) => group ?? []));
  let index = 0;
  const sold: Doubt[] = [];
  for (const { name, lines } of ingredients) {
    const [line] = lines;
    const others = ingredients
      .filter((group) => group.name !== name)
      .flatMap((group) => group.lines);
    if (line !== undefined && lines.length === 1 && name !== null && isSold(name, line, others))
      sold.push({
        part: 'ingredient',
        index,
        sentence: `“${shortened(line)}” may be a product that is sold beside the recipe.`,
        sourceWords: line,
      });
    index += lines.length;
  }
  const orders = [...told].filter((name) => !names.has(name) && mayBeStep(name));
  const foods = [...told].filter((name) => !names.has(name) && isAllFood(name));
  return [
    ...sold,
    ...orders.map((name): Doubt => ({
      part: 'whole',
      index: null,
      sentence: `“${shortened(name)}” heads steps and may be one itself.`,
      sourceWords: name,
    })),
    ...foods.map((name): Doubt => ({
      part: 'whole',
      index: null,
      sentence: `“${shortened(name)}” heads steps and may be of the list.`,
      sourceWords: name,
    })),
  ];
}

/** "Die Sauce abschmecken mit": a sentence that tells what to do, and names neither a part nor what is made. */
const mayBeStep = (name: string): boolean =>
  name.split(/\s+/).length >= FEWEST_OF_SENTENCE &&
  !opensPart(name) &&
  !makesPart.test(foldText(name)) &&
  (isLeadingSentence(`${name}:`, '') || ENDS_OPEN.test(name));
const FEWEST_OF_SENTENCE = 4;
/** A heading does not end in such a word. */
const ENDS_OPEN = /\s(?:with|then|mit|dann|avec|puis|con|poi|luego)$/iu;

/** Whether the only line of what names no part says again what is listed elsewhere, its amount behind it. */
function isSold(name: string, line: string, others: readonly string[]): boolean {
  if (namesPart(name) || !AMOUNT_BEHIND.test(line)) return false;
  const words = wordsOf(line);
  return (
    words.length > 0 &&
    others.some((other) => {
      const listed = new Set(wordsOf(other));
      return words.every((word) => listed.has(word));
    })
  );
}

const wordsOf = (line: string): string[] =>
  foldWords(line)
    .split(' ')
    .filter((word) => word.length >= FEWEST_LETTERS && !/\d/.test(word));
