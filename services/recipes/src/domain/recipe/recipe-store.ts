import type { Announcement } from '@convivio/contracts/announcement';
import type { Recipe, RecipeRef, ShownState } from './recipe.ts';

/** An idempotency key, and the cook whose it is. */
export interface OwnKey {
  cookId: string;
  key: string;
}

/** Where recipes are kept. What is announced is stored in the same write as the recipe. Deleted recipes are not found. */
export interface RecipeStore {
  /** The whole recipe; where fields are named, only those and what says who may see it. */
  find(ref: RecipeRef, fields?: readonly (keyof Recipe)[]): Promise<Recipe | null>;
  findByJob(jobId: number): Promise<Recipe | null>;
  /** The recipe that was kept with this key; also a deleted one, so that a late repetition does not bring it back. */
  findByKey(key: OwnKey): Promise<Recipe | null>;
  /** Newest first; of each only the fields that are named. */
  every(ownerId: string, state: ShownState, fields: readonly (keyof Recipe)[]): Promise<Recipe[]>;
  /** Those of these recipes that belong to an owner, in no promised order; of each only the fields that are named. */
  own(
    ownerId: string,
    ids: readonly number[],
    fields: readonly (keyof Recipe)[],
  ): Promise<Recipe[]>;
  /** The next of an owner, active or archived, behind an id, by their ids. */
  ownAfter(ownerId: string, after: number, most: number): Promise<Recipe[]>;
  /** The same of all owners whose analyses look a name up that no table knows. */
  lookingUpAfter(name: string, after: number, most: number): Promise<Recipe[]>;
  /** False when another call has kept a recipe of the same job or key in the meantime. */
  insert(recipe: Recipe, announcements: Announcement[], key?: OwnKey | null): Promise<boolean>;
  /** Writes what differs as the next version. False when the recipe is not `before` any more: nothing is written then. */
  replace(before: Recipe, after: Recipe, announcements: Announcement[]): Promise<boolean>;
  /** Marks all archived recipes of an owner as deleted, each with its announcement, and says how many there were. */
  deleteArchived(
    ownerId: string,
    announce: (recipe: Pick<Recipe, 'id' | 'ownerId' | 'title'>) => Announcement,
    now: Date,
  ): Promise<number>;
  /** The same with all recipes of an owner. */
  deleteAll: RecipeStore['deleteArchived'];
  /** Forgets what a cook is called who has changed recipes of others. */
  forgetGuest(cookId: string): Promise<void>;
}

/** The files of recipes. */
export interface RecipeFiles {
  /** The key that an uploaded picture has once it is the recipe's own. */
  pictureKey(fileKey: string, recipeId: number): string;
  /** Makes an uploaded picture the recipe's own, under that key. The upload stays. Throws a sentence for what is no picture. */
  adoptPicture(fileKey: string, recipeId: number): Promise<string>;
  /** Copies a file to a key of the recipe's own; null when it is not there any more. */
  copy(key: string, recipeId: number, role: 'original' | 'picture'): Promise<string | null>;
  remove(key: string): Promise<void>;
}
