import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { getNamedType, isObjectType, parse, type GraphQLObjectType } from 'graphql';
import type { KeptRecipe, RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let cook: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  cook = await kitchen.newCook();
});
afterAll(() => kitchen.close());

const schema = buildSubgraphSchema(
  parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
);

/** Every field of a type that takes no arguments, with what is in it. */
const selections = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields()).map(({ name, type: told }) => {
    const inner = getNamedType(told);
    return isObjectType(inner) ? `${name} { ${selections(inner).join(' ')} }` : name;
  });

test('every field of a recipe is told alone as it is told with all others, where something refers to it and in the library', async () => {
  const { id } = await cook.keepImported({ title: 'Kürbissuppe', languageCode: 'de' });
  await cook.update(id, { ingredientText: 'Für den Teig:\n200 g Mehl\n2 Eier' });
  const fields = selections(schema.getType('Recipe') as GraphQLObjectType);
  const whole = (
    await cook.ask<{ recipe: KeptRecipe }>(
      `query ($id: ID!) { recipe(id: $id) { ${fields.join(' ')} } }`,
      { id },
    )
  ).data.recipe;
  for (const field of fields) {
    const name = field.split(' ')[0]!;
    const { data, failure } = await cook.ask<{ _entities: unknown; recipes: unknown }>(
      `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe { ${field} } } recipes { nodes { ${field} } } }`,
      { of: [{ __typename: 'Recipe', id }] },
    );
    const alone = [{ [name]: whole[name] }];
    expect([field, failure, data]).toEqual([
      field,
      undefined,
      { _entities: alone, recipes: { nodes: alone } },
    ]);
  }
});
