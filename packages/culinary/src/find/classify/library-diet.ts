import type { Category, DietaryCategory } from '../../recipe/recipe.ts';
import { inOneGo, type ByParts } from '../../words/by-parts.ts';
import { dietByParts } from './classify-diet.ts';
import { languageOf } from '../../words/language.ts';
import { unlistedFoods } from './foods-of-steps.ts';
import { hasDessertTag } from './library-course.ts';

export interface DietSubject {
  /** As stated by the cook; null lets it be detected. */
  dietaryCategory: DietaryCategory | null;
  category: Category | null;
  title: string;
  tags: readonly string[];
  /** Lines as written, else names. */
  ingredients: readonly { name: string; originalText?: string }[];
  /** In their order. */
  steps?: readonly string[];
  /** ISO 639-1. */
  languageCode?: string | null;
}

/**
 * The diet under which the library shows a recipe: as stated, else dessert for what a tag or its course calls a dessert, else by the animals
 * that title and ingredients name. Unlike in a search, chicken stock makes a soup omnivore: who eats no meat eats no stock of it either.
 * What a step puts in and no line lists counts too: a list that lost its bacon makes no dish vegetarian.
 * So does what may be of an animal and may be of none ("braised shoulder"): only who eats everything may rely on it.
 */
export const libraryDiet = (subject: DietSubject): DietaryCategory =>
  inOneGo(libraryDietByParts(subject));

/** The same, a line at a time: of the longest lists all of it takes some 100 ms. */
export function* libraryDietByParts({
  dietaryCategory,
  category,
  title,
  tags,
  ingredients,
  steps = [],
  languageCode,
}: DietSubject): ByParts<DietaryCategory> {
  if (dietaryCategory !== null) return dietaryCategory;
  if (hasDessertTag(tags) || category === 'dessert') return 'dessert';
  const lines = ingredients.map(({ name, originalText }) => originalText || name);
  const diet = yield* dietByParts(title, lines, languageCode);
  if (diet === 'vegetarian' || diet === 'pescetarian') {
    // Of a list that is vegetarian no line names an animal: none has to be read again.
    const read = diet === 'vegetarian' ? [] : lines;
    // Steps are looked through in the recipe's language where it is known, else in English; what a list was read as counts there if it was read in that one.
    const isReadAlike = languageOf(languageCode) === languageCode;
    const linesNameAnimals = diet === 'vegetarian' && isReadAlike ? 'none' : 'unknown';
    const further = unlistedFoods(steps, lines, [title], languageCode ?? null, linesNameAnimals);
    yield;
    if (further.length > 0) {
      const words = further.map(({ word }) => word);
      const also = yield* dietByParts('', [...read, ...words], languageCode);
      return also === 'undecided' ? 'omnivore' : also;
    }
  }
  return diet === 'undecided' ? 'omnivore' : diet;
}
