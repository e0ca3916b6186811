import type { RecipeRef, ShareLink } from './share-link.ts';

/** A page as it is asked for, the latest first: behind the link with this id. */
export interface LinkPageQuery {
  first: number;
  after: number | null;
}

export interface LinkPage {
  links: ShareLink[];
  totalCount: number;
  hasNextPage: boolean;
}

/** Where links are kept. A deleted one is not found. */
export interface LinkStore {
  find(id: number): Promise<ShareLink | null>;
  findByToken(tokenHash: string): Promise<ShareLink | null>;
  /** The link that was made with this key; whether it was deleted since, so that a late repetition does not bring it back. */
  findByKey(ownerId: string, key: string): Promise<ShareLink | 'deleted' | null>;
  /** Those of a cook. */
  page(ownerId: string, query: LinkPageQuery): Promise<LinkPage>;
  /** Those that a cook has made of a recipe, the latest first. */
  ofRecipe(ownerId: string, recipe: RecipeRef): Promise<ShareLink[]>;
  countOf(ownerId: string): Promise<number>;
  /** False when another call has made one with the same key in the meantime. */
  insert(link: ShareLink, key: string | null): Promise<boolean>;
  /** The link as it is then; null when it is gone. */
  change(
    id: number,
    changed: Partial<Pick<ShareLink, 'active' | 'expiresAt'>>,
  ): Promise<ShareLink | null>;
  countSignUp(id: number): Promise<void>;
  /** Marks a link as deleted. */
  remove(id: number, now: Date): Promise<void>;
  /** Marks all links of a recipe that is no more as deleted, and says which there are, those too that were marked before. */
  removeOfRecipe(recipeId: number, now: Date): Promise<number[]>;
  /** The same of a cook who is no more. */
  removeOfCook(ownerId: string, now: Date): Promise<number[]>;
  /** Nothing stays of these. */
  erase(ids: readonly number[]): Promise<void>;
}
