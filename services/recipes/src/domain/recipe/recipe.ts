export { MAIN_INGREDIENTS } from '@convivio/culinary/line';
import type { RecipeAnalysis } from './analysis/recipe-analysis.ts';
import type {
  Amount,
  Category,
  DietaryCategory,
  Doubt,
  IngredientLine,
} from '@convivio/culinary/recipe';

export type OriginalFormat = 'instagram' | 'tiktok' | 'others';
export type Difficulty = 'Easy' | 'Medium' | 'Hard';
/** What a cook can see of the life of a recipe. */
export type ShownState = 'active' | 'archived';

/** An ingredient of a kept recipe: the line as understood, under its group heading. */
export interface Ingredient extends IngredientLine {
  category: string;
}

/** An ingredient as it was read, which need not belong to a recipe. */
export type ReadIngredient = IngredientLine & Partial<Pick<Ingredient, 'category'>>;

export interface Instruction {
  step: number;
  instruction: string;
  group: string | null;
  technique: string | null;
  tip: string | null;
}

/** A picture that is a page of a recipe behind its original file. */
export interface FurtherPage {
  fileKey: string;
  fileName: string;
  mimeType: string | null;
}

/** What an intake job brings; times in minutes. */
export interface ImportedRecipe {
  jobId: number;
  ownerId: string;
  /** What the cook of the job is called; null where it is not known. */
  updatedBy: string | null;
  title: string;
  description: string;
  ingredients: { name: string | null; lines: string[] }[];
  instructions: { group: string | null; text: string }[];
  tags: readonly string[];
  category: Category | null;
  dietaryCategory: DietaryCategory | null;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  servings: number | null;
  yieldText: string | null;
  notes: readonly string[];
  equipment: readonly string[];
  servingNotes: readonly string[];
  storageNotes: readonly string[];
  tips: readonly string[];
  author: string | null;
  source: string | null;
  languageCode: string | null;
  translatedTitle: string | null;
  translatedIngredients: readonly string[] | null;
  translatedInstructions: readonly string[] | null;
  originalFileKey: string | null;
  originalFileName: string | null;
  originalFileMimeType: string | null;
  furtherPages: readonly FurtherPage[];
  originalUrl: string | null;
  originalFormat: OriginalFormat | null;
  imageKey: string | null;
  /** Why it is only a draft; null for a recipe that was read well, kept or edited. */
  draftReason: string | null;
  doubts: readonly Doubt[];
  /** Lines of the source that stand around the recipe, as `leftOutLines` keeps them. */
  leftOut: readonly string[];
}

/** A doubt of a kept recipe. */
export interface KeptDoubt extends Doubt {
  /** Its number in the recipe. */
  readonly id: number;
}

/** A kept recipe. Nobody writes into one: those who read it at the same moment share what is in it. */
export interface Recipe extends Readonly<
  Omit<ImportedRecipe, 'jobId' | 'ingredients' | 'instructions' | 'servings' | 'doubts'>
> {
  readonly id: number;
  /** The job that brought it; null for what was not imported. */
  readonly jobId: number | null;
  readonly ingredients: readonly Readonly<Ingredient>[];
  readonly instructions: readonly Readonly<Instruction>[];
  readonly servings: number;
  /** Whether somebody has said so; else they are the default, to scale from. */
  readonly servingsStated: boolean;
  readonly doubts: readonly KeptDoubt[];
  readonly comments: string;
  /** By a chef persona; its id begins with `magic_`. */
  readonly generated: boolean;
  readonly difficulty: Difficulty | null;
  readonly chefInsight: string | null;
  readonly chefPersona: string | null;
  readonly chefSecrets: readonly string[];
  /** 0 to 100; null while nobody has worked it out, and where nothing can be scored. */
  readonly sustainabilityScore: number | null;
  /** What was worked out of it; null until then, and where nothing can be. */
  readonly analysis: RecipeAnalysis | null;
  /** Which content the analysis is of, by its name; null, or by former rules, while it is to be worked out. */
  readonly analysed: string | null;
  /** Which content could not be analysed in any try, by its name; null where it has not failed, or was written since. */
  readonly analysisFailed: string | null;
  /** How often a food in it was corrected: an analysis from before is of other foods. */
  readonly foodsCorrected: number;
  /** Where the library shows it: as stated, else as read from it. */
  readonly course: Category;
  readonly diet: DietaryCategory;
  readonly visibility: 'private' | 'public';
  /** Deleted is what waits for its files to be removed; nobody sees it. */
  readonly state: ShownState | 'deleted';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** First name of who changed it last, or has added it; null where it is not known. */
  readonly updatedBy: string | null;
  /** Who that was, where it was not the owner, so that the name goes with the account; null for the owner. */
  readonly updatedByGuest: string | null;
  /** Grows with every change. */
  readonly version: number;
}

/** A recipe as somebody names it: generated ones are counted apart. */
export interface RecipeRef {
  id: number;
  generated: boolean;
}

export type { Amount, Category, DietaryCategory };

export const COURSES = ['starter', 'main', 'dessert'] as const satisfies readonly Category[];
export const DIETS = [
  'omnivore',
  'pescetarian',
  'vegetarian',
  'dessert',
] as const satisfies readonly DietaryCategory[];
/** Servings of a recipe that states none. */
export const DEFAULT_SERVINGS = 4;
/** The tag that every generated recipe carries. */
export const MAGIC_TAG = 'Magic Recipe';
