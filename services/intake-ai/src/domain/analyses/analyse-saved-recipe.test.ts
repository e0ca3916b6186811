import { expect, test } from '@jest/globals';
import { unavailable } from '@convivio/platform/errors';
import {
  AnalysisFailed,
  analyseSavedRecipe,
  noteFailedAnalysis,
  type ContentToAnalyse,
} from './analyse-saved-recipe.ts';

const recipe = { recipeId: 7, generated: false };

/** The recipes service with a recipe of this content, which notes what is kept. */
function recipesWith(content: string | null) {
  const kept: unknown[] = [];
  const recipes = {
    toAnalyse: async () => (content === null ? null : ({ content } as ContentToAnalyse)),
    keep: async (_recipe: object, of: string, analysis: unknown) =>
      void kept.push({ of, analysis }),
    fail: async (_recipe: object, of: string) => void kept.push({ failed: of }),
  };
  return { recipes, kept };
}

/** Analyses that answer nothing, or throw. */
const analysesThat = (answer: () => Promise<null>) => ({
  nutrition: answer,
  sustainability: answer,
  flavour: answer,
  unknownNames: async () => [],
});
const nothing = async () => {};

async function failureOf(analysing: Promise<void>): Promise<Error> {
  return analysing.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: Error) => error,
  );
}

test('a recipe that cannot be analysed has no analysis, and none is waited for', async () => {
  const { recipes, kept } = recipesWith('first');
  await analyseSavedRecipe(
    recipes,
    analysesThat(async () => null),
    nothing,
    recipe,
    'anna',
  );
  expect(kept).toEqual([{ of: 'first', analysis: null }]);
});

test('an analysis that fails in every try keeps nothing, and names what it was of, whatever was written since', async () => {
  const { recipes } = recipesWith('first');
  const mistake = new TypeError('no such figure');
  const failing = analysesThat(() => Promise.reject(mistake));
  const failure = await failureOf(analyseSavedRecipe(recipes, failing, nothing, recipe, 'anna'));
  expect(failure).toBeInstanceOf(AnalysisFailed);
  expect(failure.cause).toBe(mistake);
  const later = recipesWith('written since');
  await noteFailedAnalysis(later.recipes, recipe, failure);
  expect(later.kept).toEqual([{ failed: 'first' }]);
});

test.each([
  ['of what stands there', 'now', [{ failed: 'now' }]],
  ['where it is analysed or gone, nothing', null, []],
])('a try that ended without a word says %s', async (_what, content, expected) => {
  const { recipes, kept } = recipesWith(content);
  await noteFailedAnalysis(recipes, recipe, new Error('Not done after 6 tries'));
  expect(kept).toEqual(expected);
});

test('a service that is away is no fault of the recipe', async () => {
  const { recipes } = recipesWith('first');
  const away = unavailable('DATABASE_UNAVAILABLE', 'The database is away.');
  const failing = analysesThat(() => Promise.reject(away));
  expect(await failureOf(analyseSavedRecipe(recipes, failing, nothing, recipe, 'anna'))).toBe(away);
});
