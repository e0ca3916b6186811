export { MAIN_INGREDIENTS } from '@convivio/culinary/ingredient-text';
import type { Amount, Category, DietaryCategory, IngredientLine } from '@convivio/culinary/recipe';

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

/** What an intake job brings; times in minutes. */
export interface ImportedRecipe {
  jobId: number;
  ownerId: string;
  title: string;
  description: string;
  ingredients: { name: string | null; lines: string[] }[];
  instructions: { group: string | null; text: string }[];
  tags: string[];
  category: Category | null;
  dietaryCategory: DietaryCategory | null;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  servings: number | null;
  yieldText: string | null;
  notes: string[];
  equipment: string[];
  servingNotes: string[];
  storageNotes: string[];
  tips: string[];
  author: string | null;
  source: string | null;
  languageCode: string | null;
  translatedIngredients: string[] | null;
  translatedInstructions: string[] | null;
  originalFileKey: string | null;
  originalFileName: string | null;
  originalFileMimeType: string | null;
  originalUrl: string | null;
  originalFormat: OriginalFormat | null;
  imageKey: string | null;
  doubts: string[];
}

export interface Recipe extends Omit<ImportedRecipe, 'jobId' | 'ingredients' | 'instructions' | 'servings'> {
  id: number;
  /** The job that brought it; null for what was not imported. */
  jobId: number | null;
  ingredients: Ingredient[];
  instructions: Instruction[];
  servings: number;
  comments: string;
  /** By a chef persona; its id begins with `magic_`. */
  generated: boolean;
  difficulty: Difficulty | null;
  chefInsight: string | null;
  chefPersona: string | null;
  chefSecrets: string[];
  /** 0 to 100; null while nobody has worked it out. */
  sustainabilityScore: number | null;
  /** Where the library shows it: as stated, else as read from it. */
  course: Category;
  diet: DietaryCategory;
  visibility: 'private' | 'public';
  /** Deleted is what waits for its files to be removed; nobody sees it. */
  state: ShownState | 'deleted';
  createdAt: Date;
  updatedAt: Date;
  /** First name of who changed it last; null for what nobody has touched since its import. */
  updatedBy: string | null;
  /** Grows with every change. */
  version: number;
}

/** A recipe as somebody names it: generated ones are counted apart. */
export interface RecipeRef {
  id: number;
  generated: boolean;
}

export type { Amount, Category, DietaryCategory };

export const COURSES = ['starter', 'main', 'dessert'] as const satisfies readonly Category[];
export const DIETS = ['omnivore', 'pescetarian', 'vegetarian', 'dessert'] as const satisfies readonly DietaryCategory[];
/** Servings of a recipe that states none. */
export const DEFAULT_SERVINGS = 4;
/** The tag that every generated recipe carries. */
export const MAGIC_TAG = 'Magic Recipe';
