import type { Category, DietaryCategory, Recipe, ShownState } from '../recipe/recipe.ts';

export const RECIPE_SORTS = ['newest', 'oldest', 'title', 'cookTime', 'sustainability'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** What of an owner's library is wanted, in which order. */
export interface LibraryQuery {
  ownerId: string;
  state: ShownState;
  /** Only what everybody may see. */
  publicOnly?: boolean;
  course: Category | null;
  diet: DietaryCategory | null;
  /** Empty for none. */
  search: string;
  sort: RecipeSort;
  first: number;
  after: Position | null;
  /** Recipes to pass over, from the start or from `after`. */
  offset: number;
}

/** Where a recipe stands in an order. */
export interface Position {
  key: string | number;
  id: number;
}

export interface LibraryPage {
  recipes: { recipe: Recipe; position: Position }[];
  hasNext: boolean;
  /** All that the filter leaves, counted when it is asked for. */
  total(): Promise<number>;
}

export interface LibraryCount {
  course: Category;
  diet: DietaryCategory;
  count: number;
}
