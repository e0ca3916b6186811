import { invalid } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import type { RecipeVisibility } from '../../generated/operations.ts';
import { generatedFields, keptAsRecipe } from '../generated-recipe.ts';
import { fieldReader, inputFields } from '../openapi/input-fields.ts';
import { operationRoute } from '../operation-route.ts';
import { recipeReaders } from '../recipe-readers.ts';
import type { RestRoute } from '../route.ts';

const createRecipe = graphql(`
  mutation RestCreateRecipe($input: RecipeInput!, $collection: ID, $idempotencyKey: String) {
    recipe: createRecipe(input: $input, collection: $collection, idempotencyKey: $idempotencyKey) {
      ...KeptRecipe
    }
  }
`);
const updateRecipe = graphql(`
  mutation RestUpdateRecipe($id: ID!, $input: RecipeEdit!, $version: Int) {
    recipe: updateRecipe(id: $id, input: $input, version: $version) {
      ...Recipe
    }
  }
`);
const updateComments = graphql(`
  mutation RestUpdateRecipeComments($id: ID!, $comments: String!) {
    recipe: updateRecipeComments(id: $id, comments: $comments) {
      ...Recipe
    }
  }
`);

const setVisibility = graphql(`
  mutation RestSetRecipeVisibility($ids: [ID!]!, $visibility: RecipeVisibility!) {
    recipes: setRecipeVisibility(ids: $ids, visibility: $visibility) {
      ...Recipe
    }
  }
`);

const visibilityField = inputFields(setVisibility).find(({ name }) => name === 'visibility')!;
const categoryField = inputFields(createRecipe).find(({ name }) => name === 'category')!;

const keeping = {
  method: 'post',
  group: 'Recipes',
  operation: createRecipe,
  answer: { of: 'recipe' },
  status: 201,
  about: 'Kept. Location names it.',
  location: '/recipes/{id}',
  reads: recipeReaders,
  failures: [404],
} as const;

// What is published is not published along with a change that may be refused.
const visibilityAlone = () =>
  invalid(
    'VISIBILITY_ALONE',
    'Send `visibility` alone: who may read a recipe is said without changing it.',
    { visibility: 'must be sent alone' },
  );

/** Recipes, one by one, and who may read them. */
export const recipeRoutes: RestRoute[] = [
  operationRoute({
    ...keeping,
    path: '/recipes',
    summary: 'Keeps a recipe written by hand',
    without: ['generated', 'imageKey', 'chefInsight', 'chefPersona', 'chefSecrets'],
  }),
  operationRoute({
    ...keeping,
    path: '/magic-recipes',
    summary: 'Keeps a generated recipe',
    without: ['generated', 'imageKey'],
    more: 'Takes a recipe as `POST /api/magic/generate` answers it.',
    also: { course: fieldReader(categoryField, 'body'), ...generatedFields },
    decide: ({ input, ...variables }, { body }) => ({
      ...variables,
      input: keptAsRecipe(input, body as Parameters<typeof keptAsRecipe>[1]),
    }),
  }),
  operationRoute({
    method: 'get',
    path: '/recipes/{id}',
    group: 'Recipes',
    access: 'visitor',
    summary: 'One recipe',
    more: [
      "The signed-in cook's own, one of a collection that they work in, or a public one.",
      'A recipe that one may not see is not found; a visitor is asked to sign in.',
      '`sustainabilityData` is null where it has no ingredients or too many, and for the moment after it was saved in which it is worked out.',
    ].join(' '),
    operation: graphql(`
      query RestRecipe($id: ID!) {
        recipe(id: $id) {
          ...AnalysedRecipe
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The recipe.',
    failures: [401],
  }),
  operationRoute({
    method: 'patch',
    path: '/recipes/{id}',
    group: 'Recipes',
    summary: 'Edits a recipe, or its comments or visibility alone',
    more: [
      'What is left out stays. An archived recipe cannot be edited. Generated recipes take `ingredients` and `instructions` as objects.',
      '`visibility` is sent without other fields, and by the owner.',
    ].join(' '),
    operation: updateRecipe,
    reads: recipeReaders,
    also: { visibility: fieldReader({ ...visibilityField, required: false }, 'body') },
    async run({ id, input, version }, { body, ports, state }) {
      const { comments, ...others } = input;
      const { visibility } = body as { visibility?: RecipeVisibility };
      if (visibility !== undefined) {
        if (version || Object.keys(input).length > 0) throw visibilityAlone();
        const { recipes } = await ports.run(setVisibility, { ids: [id], visibility }, state);
        return { recipe: recipes[0]! };
      }
      // Comments alone may be changed where nothing else may.
      return typeof comments === 'string' && Object.keys(others).length === 0 && !version
        ? ports.run(updateComments, { id, comments }, state)
        : ports.run(updateRecipe, { id, input, version: version ?? null }, state);
    },
    answer: { of: 'recipe' },
    about: 'The recipe as it is now.',
    failures: [409],
  }),
  operationRoute({
    method: 'put',
    path: '/recipes/visibility',
    group: 'Recipes',
    summary: "Says who may read recipes of one's own",
    more: 'At most 100 at once: all of them, or none where one is refused. An archived recipe cannot be made public.',
    operation: setVisibility,
    answer: { of: 'recipes' },
    about: 'The recipes as they are now.',
    failures: [404, 409],
  }),
  operationRoute({
    method: 'delete',
    path: '/recipes/{id}',
    group: 'Recipes',
    summary: "Deletes an archived recipe of one's own for good, with its files",
    more: 'Who only works in its collection is refused.',
    operation: graphql(`
      mutation RestDeleteRecipe($id: ID!) {
        deleteRecipe(id: $id)
      }
    `),
    about: 'Deleted.',
    failures: [403, 409],
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/archive',
    group: 'Recipes',
    summary: 'Moves a recipe to the archive',
    operation: graphql(`
      mutation RestArchiveRecipe($id: ID!) {
        archiveRecipe(id: $id) {
          id
        }
      }
    `),
    about: 'It is in the archive.',
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/restore',
    group: 'Recipes',
    summary: 'Brings a recipe back from the archive',
    operation: graphql(`
      mutation RestRestoreRecipe($id: ID!) {
        restoreRecipe(id: $id) {
          id
        }
      }
    `),
    about: 'It is among the recipes.',
  }),
  operationRoute({
    method: 'delete',
    path: '/recipes/{id}/doubts/{doubtId}',
    group: 'Recipes',
    summary: 'Says of a doubt that what was read is right',
    more: 'A doubt that has gone already is no failure. An archived recipe cannot be edited.',
    operation: graphql(`
      mutation RestConfirmRecipeDoubt($id: ID!, $doubtId: ID!) {
        recipe: confirmRecipeDoubt(id: $id, doubtId: $doubtId) {
          ...Recipe
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The recipe without it.',
    failures: [409],
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/left-out/notes',
    group: 'Recipes',
    summary: 'Moves a line that the import left out to the notes',
    more: 'The line in the words of `leftOut`. One that stands among the notes already is no failure. An archived recipe cannot be edited.',
    operation: graphql(`
      mutation RestAddLeftOutToNotes($id: ID!, $line: String!) {
        recipe: addLeftOutToNotes(id: $id, line: $line) {
          ...Recipe
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The recipe with the note.',
    failures: [409],
  }),
  operationRoute({
    method: 'delete',
    path: '/recipes/{id}/left-out',
    group: 'Recipes',
    summary: 'Says that what the import left out is rightly left out',
    more: 'A recipe of which nothing was left out is no failure. An archived recipe cannot be edited.',
    operation: graphql(`
      mutation RestDismissLeftOut($id: ID!) {
        recipe: dismissLeftOut(id: $id) {
          ...Recipe
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The recipe without those lines.',
    failures: [409],
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/keep',
    group: 'Recipes',
    summary: 'Makes a draft a recipe like others, as it stands',
    more: 'A recipe that is no draft is no failure. An archived recipe cannot be edited.',
    operation: graphql(`
      mutation RestKeepDraft($id: ID!) {
        recipe: keepDraft(id: $id) {
          ...Recipe
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The recipe.',
    failures: [409],
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/duplicate',
    group: 'Recipes',
    summary: 'Keeps a copy with files of its own',
    operation: graphql(`
      mutation RestDuplicateRecipe($id: ID!, $idempotencyKey: String) {
        recipe: duplicateRecipe(id: $id, idempotencyKey: $idempotencyKey) {
          ...KeptRecipe
        }
      }
    `),
    answer: { of: 'recipe' },
    status: 201,
    about: 'Kept. Location names it.',
    location: '/recipes/{id}',
  }),
  operationRoute({
    method: 'post',
    path: '/recipes/{id}/shopping-list',
    group: 'Recipes',
    summary: 'What to buy for so many servings, merged and by aisle',
    operation: graphql(`
      query RestShoppingList($id: ID!, $servings: Int!, $translated: Boolean) {
        list: recipeShoppingList(id: $id, servings: $servings, translated: $translated) {
          ...ShoppingList
        }
      }
    `),
    answer: { of: 'list' },
    about: 'The list.',
  }),
  operationRoute({
    method: 'post',
    path: '/ingredients/parse',
    group: 'Recipes',
    summary: 'Reads ingredient lines without keeping them',
    operation: graphql(`
      query RestParseIngredients($lines: [String!]!, $language: String) {
        ingredients: parseIngredients(lines: $lines, language: $language) {
          ...Ingredient
        }
      }
    `),
    answer: { of: 'ingredients' },
    about: 'One ingredient a line, in the same order.',
  }),
];
