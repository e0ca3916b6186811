import type { DietaryCategory } from '../../recipe/recipe.ts';
import type { AnimalKind } from '../../foods/animals/animal-kinds.ts';
import { inOneGo, type ByParts } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import { readAnimals } from '../../foods/animals/read-animals.ts';
import { phrasePattern } from '../../words/word-patterns.ts';
import { statedDiets } from './stated-diets.data.ts';

const pescetarian: ReadonlySet<AnimalKind> = new Set(['fish', 'shellfish', 'fishSeasoning']);
const stated = phrasePattern(Object.values(statedDiets))!;

/** The diet that a text fits; "undecided" may be of an animal or of none: "braised shoulder". */
export type FittingDiet = Exclude<DietaryCategory, 'dessert'> | 'undecided';

/**
 * The diet that a title and ingredient lines fit, by whole words and phrases in eight languages: meat or poultry make it omnivore,
 * fish and seafood pescetarian, anything else vegetarian. Stock, sauce, gelatine and lard count as what they are made of, because a guest
 * must be able to rely on it. A title that says vegan or vegetarian names no animal, whatever dish it stands for; of "Grilled hearts"
 * the lines decide what they are, where there are some.
 */
export const classifyDiet = (
  title: string,
  lines: readonly string[],
  language: string | null = null,
): FittingDiet => inOneGo(dietByParts(title, lines, language));

/** The same, a line at a time. */
export function* dietByParts(
  title: string,
  lines: readonly string[],
  language: string | null = null,
): ByParts<FittingDiet> {
  const saysVegetarian = ` ${foldWords(title)} `.search(stated) !== -1;
  let hasFish = false;
  let isUndecided = false;
  for (const text of saysVegetarian ? lines : [title, ...lines]) {
    for (const { kind, undecided } of readAnimals(text, language)) {
      if (undecided) isUndecided ||= text !== title || lines.length === 0;
      else if (!pescetarian.has(kind)) return 'omnivore';
      else hasFish = true;
    }
    yield;
  }
  if (isUndecided) return 'undecided';
  return hasFish ? 'pescetarian' : 'vegetarian';
}
