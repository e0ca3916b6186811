import type { ByParts } from '@convivio/culinary/find';
import { assumedMeasures, parseIngredient, recipeEnglish } from '@convivio/culinary/line';
import { doubtOfWhole } from '@convivio/culinary/recipe';
import { invalid } from '@convivio/platform/errors';
import { keptDoubts } from '../doubts/kept-doubts.ts';
import { collectionNotFound, worksIn, type SignedIn } from '../policy.ts';
import { blankRecipe } from '../writing/blank-recipe.ts';
import { toBeAnalysed } from '../analysis/to-be-analysed.ts';
import { recipeMessage } from './change-recipe.ts';
import { MAIN_INGREDIENTS, type ImportedRecipe, type Ingredient, type Recipe } from '../recipe.ts';
import { withPauses } from '@convivio/platform/pauses';
import type { RecipeStore } from '../recipe-store.ts';
import { statedServings } from '../writing/stated-servings.ts';
import { importedWithinLimits } from './imported-within-limits.ts';
import { courseAndDietByParts } from './index-recipe.ts';

/** Said of a recipe that was meant for a collection in which its cook works no more. */
const KEPT_AS_OWN =
  'The collection it was meant for is not shared with you any more, so it was added to your own.';

/**
 * Keeps what an intake job of a cook has understood, in the collection that it is meant for, or in the cook's own where they do not work there any
 * more. The same job keeps one recipe, however often and from however many workers it is called; a draft gives way to what another reading has
 * understood.
 */
export async function saveImportedRecipe(
  store: RecipeStore,
  cook: SignedIn,
  imported: ImportedRecipe,
  newId: () => number,
  now: Date,
): Promise<Recipe> {
  const kept = await store.findByJob(imported.jobId);
  if (kept && !isDraft(kept)) return kept;
  if (kept && !(await worksIn(cook, kept.ownerId))) throw collectionNotFound();

  if (!imported.title.trim())
    throw invalid('TITLE_MISSING', 'A recipe needs a title.', { title: 'is required' });
  const isWelcome = await worksIn(cook, imported.ownerId);
  const meant = importedWithinLimits(imported);
  const read = await withPauses(
    recipeFrom(
      isWelcome ? meant : { ...meant, ownerId: cook.id },
      isWelcome ? [] : [KEPT_AS_OWN],
      kept?.id ?? newId(),
      now,
    ),
  );
  if (kept) return readAgain(store, cook, kept, read);

  const { recipe, requests } = toBeAnalysed(null, withGuest(read, cook), cook.id);
  const inserted = await store.insert(recipe, [
    recipeMessage('recipe.created', cook.id, recipe),
    ...requests,
  ]);
  if (inserted) return recipe;
  const other = await store.findByJob(imported.jobId);
  if (!other)
    throw new Error(`job ${imported.jobId} has neither kept a recipe nor let one be kept`);
  return other;
}

/** Whoever edits or keeps a draft makes it a recipe like others. */
const isDraft = ({ draftReason, state }: Recipe) => draftReason !== null && state === 'active';

/** The draft as it was read once more, with what was said and shown beside it; as it is where somebody was faster. */
async function readAgain(
  store: RecipeStore,
  cook: SignedIn,
  before: Recipe,
  read: Recipe,
): Promise<Recipe> {
  const { id, ownerId, visibility, createdAt, comments, imageKey, foodsCorrected } = before;
  const { recipe: after, requests } = toBeAnalysed(
    before,
    {
      ...withGuest({ ...read, ownerId }, cook),
      ...{ id, visibility, createdAt, comments, foodsCorrected },
      imageKey: read.imageKey ?? imageKey,
      version: before.version + 1,
    },
    cook.id,
  );
  const message = recipeMessage('recipe.changed', cook.id, after);
  return (await store.replace(before, after, [message, ...requests])) ? after : before;
}

const withGuest = (recipe: Recipe, { id }: Pick<SignedIn, 'id'>): Recipe => ({
  ...recipe,
  updatedByGuest: id === recipe.ownerId ? null : id,
});

function* recipeFrom(
  imported: ImportedRecipe,
  remarks: readonly string[],
  id: number,
  now: Date,
): ByParts<Recipe> {
  const { loss, ...servings } = statedServings(imported.servings);
  const { doubts, ...stated } = imported;
  const language = recipeEnglish({
    language: imported.languageCode,
    lines: imported.ingredients.flatMap(({ lines }) => lines),
    texts: [imported.title, ...imported.instructions.map(({ text }) => text)],
    url: imported.originalUrl,
  });
  const ingredients: Ingredient[] = [];
  for (const { name, lines } of imported.ingredients)
    for (const line of lines) {
      ingredients.push({
        ...parseIngredient(line, { language }),
        category: name ?? MAIN_INGREDIENTS,
      });
      yield;
    }
  const recipe: Recipe = {
    ...blankRecipe(id, imported.ownerId, now),
    ...stated,
    ingredients,
    instructions: imported.instructions.map((step, index) => ({
      step: index + 1,
      instruction: step.text,
      group: step.group,
      technique: null,
      tip: null,
    })),
    ...servings,
  };
  return {
    ...recipe,
    ...(yield* courseAndDietByParts(recipe)),
    doubts: keptDoubts(
      [
        ...doubts,
        ...assumedMeasures(ingredients, language),
        ...[...remarks, ...(loss === null ? [] : [loss])].map((sentence) => doubtOfWhole(sentence)),
      ],
      recipe,
    ),
  };
}
