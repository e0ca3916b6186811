import type { Amount, Category, DietaryCategory, IngredientLine } from '@convivio/culinary/recipe';

export type OriginalFormat = 'instagram' | 'tiktok' | 'others';

/** An ingredient of a kept recipe: the line as understood, under its group heading. */
export interface Ingredient extends IngredientLine {
  category: string;
}

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
  visibility: 'private' | 'public';
  state: 'active' | 'archived';
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

export type { Amount, Category, DietaryCategory };

/** Servings of a recipe that states none. */
export const DEFAULT_SERVINGS = 4;
/** Heading of ingredients that stand under none. */
export const MAIN_INGREDIENTS = 'Main Ingredients';
