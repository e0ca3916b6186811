import type { Request } from 'express';
import {
  PreviewOfCollectionDocument,
  PreviewOfLinkDocument,
  PreviewOfRecipeDocument,
  type PreviewFragment,
} from '../generated/operations.ts';
import type { GatewayContext } from '../graphql/supergraph.ts';
import type { RunOperation } from '../rest/run-operation.ts';
import type { PagePreview } from './page-preview.ts';

/** A page does not wait longer for its preview, in milliseconds. */
const PATIENCE_MS = 1_000;
/** Many who open a page within so short a time are answered by one look. A link that is switched off is shown no longer. */
const FRESH_MS = 1_000;
const MOST_KEPT = 200;

/**
 * The preview of the page that is asked for, as a visitor may know it; null where there is none, and where it cannot be had at the moment. Before it is
 * looked up `admit` is asked, which throws where that is too often.
 */
export type FindPreview = (
  request: Request,
  context: GatewayContext,
  admit: () => Promise<void>,
) => Promise<PagePreview | null>;

export function previewFinder(run: RunOperation): FindPreview {
  const found = new Map<string, { at: number; preview: Promise<PagePreview | null> }>();
  return async ({ path }, context, admit) => {
    const look = lookFor(path, run, context);
    if (!look) return null;
    const known = found.get(path);
    if (known && performance.now() - known.at < FRESH_MS) return known.preview;
    const preview = within(PATIENCE_MS, admit().then(look));
    found.delete(path);
    found.set(path, { at: performance.now(), preview });
    if (found.size > MOST_KEPT) found.delete(found.keys().next().value as string);
    return preview;
  };
}

/** How a preview is found for a path; null for a page that has none. */
function lookFor(
  path: string,
  run: RunOperation,
  context: GatewayContext,
): (() => Promise<PagePreview | null>) | null {
  const [, kind, name = ''] = /^\/(shared|recipes|collaborate)\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  if (kind === 'recipes' && /^(?:magic_)?\d/.test(name))
    return async () => {
      const { recipe } = await run(PreviewOfRecipeDocument, { id: name }, context);
      return previewOf(recipe, recipe);
    };
  if (kind === 'shared')
    return async () => {
      const { shared } = await run(PreviewOfLinkDocument, { token: name }, context);
      const recipe = shared.recipe ?? shared.magicRecipe;
      return recipe && previewOf(recipe, shared.shareData);
    };
  if (kind === 'collaborate')
    return async () => {
      const { person, collection } = await run(
        PreviewOfCollectionDocument,
        { userId: name },
        context,
      );
      return person && previewOfCollection(person.name, collection.recipeCount);
    };
  return null;
}

const previewOfCollection = (ownerName: string, recipeCount: number): PagePreview => ({
  title: `${ownerName}'s Recipe Collection`,
  description: recipeCount === 1 ? '1 recipe' : `${recipeCount} recipes`,
  image: null,
  schemaOrg: null,
});

const previewOf = (
  recipe: PreviewFragment,
  { title, description }: { title: string; description: string | null },
): PagePreview => ({
  title,
  description: description || recipe.description,
  image: recipe.imageUrl,
  schemaOrg: recipe.schemaOrg,
});

/** What comes of it in time; null where nothing does. A page goes out without its preview rather than not at all. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  try {
    return await Promise.race([work.catch(() => null), patience]);
  } finally {
    clearTimeout(timer);
  }
}
