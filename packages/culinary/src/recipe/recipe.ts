import type { Doubt, DoubtedWords } from './doubt.ts';
import { nothingStated } from './nothing-stated.ts';

export {
  doubtAfter,
  doubtOfFact,
  doubtOfMissing,
  doubtOfTitle,
  doubtOfWhole,
  factOf,
  type Doubt,
  type DoubtedWords,
} from './doubt.ts';
export { doubtsAfterEdit } from './doubts-after-edit.ts';
export { findDurations, readDuration } from '../words/durations.ts';
export { readYield } from '../words/yields.ts';
export { leftOutLines, MOST_LEFT_OUT } from './left-out.ts';
export { nothingStated } from './nothing-stated.ts';
export { pictureType } from './picture-type.ts';
export { emptyPortable, type PortableFile, type PortableRecipe } from './portable-recipe.ts';

/**
 * A quantity as a recipe states it. `quantityMax` is the upper end of a range, else null. `unit` is
 * a unit id of `line/units/units.data.ts`, or null for counted things.
 */
export interface Amount {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
}

/** One ingredient line, understood. `originalText` is always the line as it was written. */
export interface IngredientLine extends Amount {
  originalText: string;
  /** The food alone: no amount, size, preparation or remark. */
  name: string;
  /**
   * Other readings of the same amount: "150 g / 5½ oz". Parts that add up are one amount ("1 cup
   * plus 2 tbsp" is 1.125 cup); only what cannot be added stands here ("1 cup plus 2 handfuls").
   */
  otherAmounts: Amount[];
  /** What one package holds: "2 (400 g) cans". */
  packageSize: Amount | null;
  /** "large", "heaped", "small". */
  size: string | null;
  /** "finely chopped". */
  preparation: string | null;
  /** Any other remark: "plus extra for dusting", "to taste". */
  note: string | null;
  optional: boolean;
  /** Grams, millilitres or centimetres; null when the line states nothing measurable. */
  metricAmount: number | null;
  metricUnit: 'g' | 'ml' | 'cm' | null;
}

export interface IngredientGroup {
  /** The heading above the lines; null for the lines before any heading. */
  name: string | null;
  /** The lines as written, one ingredient each. */
  lines: string[];
}

export interface Step {
  /** Heading of the part this step belongs to ("For the sauce"), or null. */
  group: string | null;
  text: string;
}

export type Category = 'starter' | 'main' | 'dessert';
export type DietaryCategory = 'omnivore' | 'pescetarian' | 'vegetarian' | 'dessert';

/** What reading a page, a file or a text yields. Nothing in it is invented: a field that the source does not state is null or empty. */
export interface RecipeDraft {
  title: string | null;
  description: string | null;
  /** The yield in the source's words: "Serves 4 to 6", "24 cookies". */
  yieldText: string | null;
  /** The first number of the yield. */
  servings: number | null;
  /** Minutes. */
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  ingredients: IngredientGroup[];
  steps: Step[];
  notes: string[];
  equipment: string[];
  servingNotes: string[];
  storageNotes: string[];
  tips: string[];
  /** Absolute URL. */
  imageUrl: string | null;
  author: string | null;
  /** Name of the site or book. */
  source: string | null;
  /** ISO 639-1. */
  language: string | null;
  /** Course words of the source ("Dessert", "Plat principal"), not yet mapped. */
  courseText: string | null;
  tags: string[];
  /** Titles of further whole recipes found in the same source. */
  otherRecipes: string[];
  /** What was read uncertainly. */
  doubts: Doubt[];
  /** The lines of the source that stand around the recipe, in their order, as `leftOutLines` keeps them. */
  leftOut: string[];
}

/** The words of a draft, as doubts are placed in them. */
export const doubtedWords = ({ title, ingredients, steps }: RecipeDraft): DoubtedWords => ({
  title,
  ingredient: ingredients.flatMap(({ lines }) => lines),
  step: steps.map(({ text }) => text),
});

/** A draft in which nothing was read yet. */
export function emptyDraft(): RecipeDraft {
  return {
    ...nothingStated(),
    title: null,
    description: null,
    steps: [],
    imageUrl: null,
    language: null,
    courseText: null,
    otherRecipes: [],
    doubts: [],
    leftOut: [],
  };
}
