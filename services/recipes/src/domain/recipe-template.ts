import type { Category, DietaryCategory, Instruction } from './recipe.ts';

/** What of a recipe another one can begin with; times in minutes. */
export interface RecipeTemplate {
  id: number;
  ownerId: string;
  title: string;
  description: string;
  ingredientText: string;
  instructions: Instruction[];
  tags: string[];
  category: Category | null;
  dietaryCategory: DietaryCategory | null;
  prepTime: number | null;
  cookTime: number | null;
  servings: number;
  createdAt: Date;
}

/** Where templates are kept. */
export interface TemplateStore {
  /** By title. */
  list(ownerId: string): Promise<RecipeTemplate[]>;
  find(ownerId: string, id: number): Promise<RecipeTemplate | null>;
  count(ownerId: string): Promise<number>;
  insert(template: RecipeTemplate): Promise<void>;
  /** False when there is none. */
  remove(ownerId: string, id: number): Promise<boolean>;
}
