import type { Announcement } from '@convivio/contracts/announcement';
import type { Recipe } from './recipe.ts';

/** Where recipes are kept. What is announced is stored in the same write as the recipe. */
export interface RecipeStore {
  find(id: number): Promise<Recipe | null>;
  findByJob(jobId: number): Promise<Recipe | null>;
  /** Newest first. */
  listActive(ownerId: string): Promise<Recipe[]>;
  /** False when another call has kept a recipe of the same job in the meantime. */
  insert(recipe: Recipe, announcements: Announcement[]): Promise<boolean>;
}
