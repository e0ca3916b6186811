import type { Chef } from './chefs/chef.ts';

export type MagicCourse = 'starter' | 'main' | 'dessert';
export const magicDiets = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;
export type MagicDiet = (typeof magicDiets)[number];

/** What a cook asks of a chef. */
export interface MagicWish {
  chef: Chef;
  course: MagicCourse;
  diet: MagicDiet;
  /** A principal ingredient or a kind of dish in the cook's words, in any of the eight languages; of a long text the front is read. */
  ingredient: string | null;
  /** In the cook's words: "30 minutes". */
  timeConstraint: string | null;
  /** Titles composed before, not to be made again. */
  avoid: readonly string[];
  /** The same wish with the same seed is the same recipe. */
  seed: number;
}

export interface MagicIngredient {
  /** With what is done to it: "carrots, sliced". */
  name: string;
  /** As a cook writes it: "1 1/2". */
  amount: string;
  unit: string | null;
  /** Heading of its part; null for those of the dish itself. */
  group: string | null;
}

export interface MagicInstruction {
  instruction: string;
  technique: string | null;
  tip: string | null;
}

export interface MagicRecipe {
  title: string;
  description: string;
  course: MagicCourse;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** Minutes, with those in which it only stands or chills. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  servings: number;
  chefInsight: string;
  ingredients: MagicIngredient[];
  instructions: MagicInstruction[];
  chefSecrets: string[];
  winePairings: string[];
  suggestedChefs: { name: string }[];
  /** What could not be followed as asked, a sentence each. */
  notices: string[];
}

export type RefusalCode =
  | 'WISH_AGAINST_ITSELF'
  | 'INGREDIENT_AGAINST_DIET'
  | 'INGREDIENT_AGAINST_COURSE'
  | 'DISH_AGAINST_DIET'
  | 'DISH_AGAINST_COURSE'
  | 'LEAVES_OUT_TOO_MUCH'
  | 'TIME_TOO_SHORT';

/** Why nothing was composed, with a sentence that says what to change. */
export interface Refusal {
  code: RefusalCode;
  sentence: string;
}

export type MagicOutcome = { recipe: MagicRecipe } | { refused: Refusal };
