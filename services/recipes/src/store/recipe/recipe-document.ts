import { searchTermsByParts } from '@convivio/culinary/find';
import { sortKeysOf, type SortKeys } from '../../domain/library/library-order.ts';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import { readDoubts } from '../../domain/recipe/doubts/kept-doubts.ts';
import { servingsSeemStated } from '../../domain/recipe/writing/stated-servings.ts';
import { withPauses } from '@convivio/platform/pauses';
import { INDEX_VERSION } from '../../domain/recipe/saving/index-recipe.ts';

/** What the library is searched and sorted by, worked out whenever a recipe is written. */
interface IndexFields extends Omit<SortKeys, 'createdAt'> {
  search: string;
  rules: number;
}

export type RecipeDocument = Omit<Recipe, 'id' | 'jobId'> &
  IndexFields & {
    _id: number;
    touchedAt: Date;
    jobId?: number;
    idempotency?: string;
    outbox?: unknown;
    unsent?: unknown;
  };

/** Fields that documents of earlier versions lack. */
const ADDED = {
  generated: false,
  difficulty: null,
  chefInsight: null,
  chefPersona: null,
  chefSecrets: [],
  sustainabilityScore: null,
  analysis: null,
  analysed: null,
  analysisFailed: null,
  foodsCorrected: 0,
  translatedTitle: null,
  updatedBy: null,
  updatedByGuest: null,
  draftReason: null,
  furtherPages: [],
  leftOut: [],
} as const;
export const ADDED_FIELDS = Object.keys(ADDED) as (keyof typeof ADDED)[];

/** What the search words are worked out from. */
const SEARCHED_BY: readonly (keyof Recipe)[] = [
  'title',
  'translatedTitle',
  'description',
  'tags',
  'ingredients',
  'translatedIngredients',
  'languageCode',
];
const SORTED_BY: readonly (keyof Recipe)[] = ['title', 'cookTime', 'sustainabilityScore'];

export async function indexFields(recipe: Recipe): Promise<IndexFields> {
  return {
    ...sortFields(recipe),
    search: (await withPauses(searchTermsByParts(recipe))).join(' '),
    rules: INDEX_VERSION,
  };
}

function sortFields(recipe: Recipe): Omit<SortKeys, 'createdAt'> {
  const { titleKey, cookKey, scoreKey } = sortKeysOf(recipe);
  return { titleKey, cookKey, scoreKey };
}

/** Fields of a document that are none of its recipe, or stand in it under another name. */
const OTHERS: ReadonlySet<string> = new Set<keyof RecipeDocument>([
  '_id',
  'titleKey',
  'cookKey',
  'scoreKey',
  'search',
  'rules',
  'touchedAt',
  'idempotency',
  'outbox',
  'unsent',
]);

/** The recipe in a document, or as much of it as was asked for. */
export function recipeOf(document: RecipeDocument): Recipe {
  const recipe: Record<string, unknown> = { ...ADDED };
  // Taken over one by one: leaving some out of a copy by its rest takes longer than all else here.
  for (const name in document)
    if (!OTHERS.has(name)) recipe[name] = document[name as keyof RecipeDocument];
  recipe['servingsStated'] ??= servingsSeemStated(document);
  recipe['chefSecrets'] ??= [];
  recipe['doubts'] = readDoubts(document.doubts ?? []);
  recipe['course'] ??= document.category ?? 'main';
  recipe['diet'] ??= document.dietaryCategory ?? 'vegetarian';
  recipe['id'] = document._id;
  recipe['jobId'] ??= null;
  return recipe as unknown as Recipe;
}

/** Fields without which it cannot be said who may see a recipe and what it is called in links. */
const ALWAYS: readonly (keyof Recipe)[] = ['ownerId', 'visibility', 'state', 'generated'];
/** The bulk of a recipe: who wants all of it is better served with the document as it is. */
const BULK: readonly (keyof Recipe)[] = ['ingredients', 'instructions'];

/** What to read of a document for some fields of a recipe, null for all of them. */
export function projectionOf(
  fields: readonly (keyof Recipe)[] | null,
  more: readonly string[] = [],
): Record<string, 1> | null {
  if (fields === null || BULK.every((field) => fields.includes(field))) return null;
  return Object.fromEntries(
    [...ALWAYS, ...fields.filter((field) => field !== 'id'), ...more].map((field) => [field, 1]),
  );
}

/** The fields in which one recipe differs from another, as they are stored. */
export async function changesBetween(
  before: Recipe,
  after: Recipe,
): Promise<Partial<RecipeDocument>> {
  const { id: _id, jobId: _jobId, updatedByGuest, ...fields } = after;
  const differs = (name: keyof Recipe) => after[name] !== before[name];
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name as keyof Recipe))),
    ...(updatedByGuest !== null && { updatedByGuest }),
    ...(SORTED_BY.some(differs) && sortFields(after)),
    ...(SEARCHED_BY.some(differs) && (await indexFields(after))),
  };
}
