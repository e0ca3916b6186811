import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expect, test } from '@jest/globals';
import type { Relay } from '@convivio/platform/outbox';
import { graphql, parse } from 'graphql';
import { whoAsks } from '../src/api/who-asks.ts';
import { recipeFields } from '../src/api/recipe/recipe-fields.ts';
import { blankRecipe } from '../src/domain/recipe/writing/blank-recipe.ts';
import { mongoRecipeStore } from '../src/store/recipe/mongo-recipe-store.ts';
import type { RecipeModel } from '../src/store/recipe/recipe-model.ts';

const OWNER = 'a-cook';

test('fifty recipes that something else refers to are read by one query, of each what is wanted, and one that was deleted is null among them', async () => {
  const DELETED = 17;
  const queries: unknown[] = [];
  const documents = Array.from({ length: 50 }, (_, at) => {
    const { id: _id, ...recipe } = blankRecipe(at + 1, OWNER, new Date());
    return {
      _id,
      ...recipe,
      title: `Recipe ${_id}`,
      state: _id === DELETED ? 'deleted' : 'active',
    };
  });
  const find = (_filter: object, { projection }: { projection: object }) => ({
    toArray: async () => (queries.push(Object.keys(projection)), documents),
  });
  const store = mongoRecipeStore({ collection: { find } } as unknown as RecipeModel, {} as Relay);
  const { data, errors } = await graphql({
    schema: buildSubgraphSchema([
      {
        typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
        resolvers: recipeFields({
          store,
          secret: 'of nobody',
          asks: whoAsks({ actsFor: async () => false }, () => false),
        }) as never,
      },
    ]),
    source: 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe { title } } }',
    variableValues: {
      of: documents.map(({ _id }) => ({ __typename: 'Recipe', id: String(_id) })),
    },
    contextValue: { actor: { kind: 'user', id: OWNER } },
  });
  expect(errors).toBeUndefined();
  expect(data?.['_entities']).toEqual(
    documents.map(({ _id, title }) => (_id === DELETED ? null : { title })),
  );
  expect(queries).toEqual([['ownerId', 'visibility', 'state', 'generated', 'title']]);
});
