import type { IsBarred } from '@convivio/platform/access-end';
import { forbidden, notFound, unauthenticated } from '@convivio/platform/errors';
import type { Recipe } from './recipe.ts';

/** Somebody with what is theirs alone, such as templates. */
export interface Owner {
  id: string;
}

/** Who asks, as far as the rules of recipes care. */
export interface Reader {
  /** Null for a visitor. */
  id: string | null;
  /** Whether they are a collaborator of this owner now. Nobody asks where they are the owner. */
  actsFor(ownerId: string): Promise<boolean>;
  /** What an owner who is barred has made public is not, while that is so. */
  isBarred: IsBarred;
}

/** Who asks, when they have signed in. */
export type SignedIn = Reader & Owner;

/** Who changes things. */
export interface Cook extends SignedIn {
  firstName: string;
}

/** What only some may do with a recipe. */
export type Act = 'see' | 'change' | 'delete' | 'publish' | 'export';
type Role = 'owner' | 'collaborator' | 'other';
type Owned = Pick<Recipe, 'ownerId' | 'visibility' | 'state'>;

/**
 * The rules. Whoever may change a recipe also sees its comments, doubts, what was left out and its original file. Everybody sees what is
 * public, unless it lies in the archive or its owner is suspended.
 */
const MAY: Record<Act, readonly Role[]> = {
  see: ['owner', 'collaborator'],
  change: ['owner', 'collaborator'],
  delete: ['owner'],
  publish: ['owner'],
  export: ['owner'],
};

const REFUSALS: Record<Exclude<Act, 'see'>, string> = {
  change: 'Only its owner can change it.',
  delete: 'Only its owner can delete it for good.',
  publish: 'Only its owner decides who can see it.',
  export: 'Only its owner can export it.',
};

const isPublic = ({ isBarred }: Reader, { ownerId, visibility, state }: Owned): boolean =>
  visibility === 'public' && state === 'active' && !isBarred(ownerId);

export function isOwner({ id }: Pick<Reader, 'id'>, recipe: Pick<Recipe, 'ownerId'>): boolean {
  return id === recipe.ownerId;
}

/** Whether somebody may do this with a recipe. Of owners and visitors it is known at once. */
export function may(
  reader: Reader,
  act: Act,
  recipe: Pick<Recipe, 'ownerId'>,
): boolean | Promise<boolean> {
  const allowed = (role: Role) => MAY[act].includes(role);
  if (isOwner(reader, recipe)) return allowed('owner');
  if (reader.id === null || !allowed('collaborator')) return allowed('other');
  return reader.actsFor(recipe.ownerId).then((acts) => allowed(acts ? 'collaborator' : 'other'));
}

/** Whether somebody may see a recipe: one that everybody sees, or of a collection that they work in. */
export function maySee(reader: Reader, recipe: Owned): boolean | Promise<boolean> {
  return isPublic(reader, recipe) || may(reader, 'see', recipe);
}

/** The recipe if one may see it. What one may not see is not found; an anonymous visitor is asked to sign in. */
export async function allowSeeing<R extends Owned>(reader: Reader, recipe: R | null): Promise<R> {
  if (recipe && (await maySee(reader, recipe))) return recipe;
  if (reader.id === null) throw unauthenticated();
  throw recipeNotFound();
}

/** The recipe if one may do this with it. Throws 403 where one may see it and no more. */
export async function allow<R extends Owned>(
  cook: Cook,
  act: Exclude<Act, 'see'>,
  recipe: R | null,
): Promise<R> {
  const seen = await allowSeeing(cook, recipe);
  if (await may(cook, act, seen)) return seen;
  throw notYours(act);
}

/** Whether a collection, named by its owner, is somebody's own or one that they may add to. */
export async function worksIn(
  { id, actsFor }: Pick<Reader, 'id' | 'actsFor'>,
  collection: string,
): Promise<boolean> {
  return collection === id || (id !== null && actsFor(collection));
}

/** The owner of the collection that somebody wants to read or add to: their own unless told. One that they do not work in is not found. */
export async function allowCollection(cook: Cook, collection: string | null): Promise<string> {
  if (collection === null || (await worksIn(cook, collection))) return collection ?? cook.id;
  throw collectionNotFound();
}

/** Throws 403 for what is an owner's alone in a collection that one works in, 404 in others. */
export async function allowOwnCollection(
  cook: Cook,
  collection: string | null,
  sentence: string,
): Promise<void> {
  if ((await allowCollection(cook, collection)) !== cook.id)
    throw forbidden('COLLECTION_NOT_YOURS', sentence);
}

const notYours = (act: Exclude<Act, 'see'>) =>
  forbidden('RECIPE_NOT_YOURS', `This recipe belongs to somebody else. ${REFUSALS[act]}`);

export const recipeNotFound = () =>
  notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');

export const collectionNotFound = () =>
  notFound(
    'COLLECTION_NOT_FOUND',
    'This collection does not exist, or is not shared with you any more.',
  );
