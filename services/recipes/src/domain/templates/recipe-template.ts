import type { Category, DietaryCategory, Instruction } from '../recipe/recipe.ts';

/** What of a recipe another one can begin with; times in minutes. */
export interface RecipeTemplate {
  id: number;
  ownerId: string;
  title: string;
  description: string;
  ingredientText: string;
  instructions: readonly Readonly<Instruction>[];
  tags: string[];
  category: Category | null;
  dietaryCategory: DietaryCategory | null;
  prepTime: number | null;
  cookTime: number | null;
  servings: number;
  /** Whether somebody has said so; else they are the default. */
  servingsStated: boolean;
  createdAt: Date;
}

/** Where templates are kept. */
export interface TemplateStore {
  /** By title. */
  list(ownerId: string): Promise<RecipeTemplate[]>;
  find(ownerId: string, id: number): Promise<RecipeTemplate | null>;
  count(ownerId: string): Promise<number>;
  /** The template that was kept with a key of the owner's. */
  findByKey(ownerId: string, key: string): Promise<RecipeTemplate | null>;
  /** False when there is one with the same id or key already. */
  insert(template: RecipeTemplate, key?: string | null): Promise<boolean>;
  /** False when there is none. */
  remove(ownerId: string, id: number): Promise<boolean>;
}
