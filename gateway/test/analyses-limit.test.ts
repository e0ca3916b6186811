import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Kind, parse, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { analysesLimit } from '../src/graphql/analyses-limit.ts';

function refusal(text: string, variables: object = {}): string | null {
  const document = parse(text);
  const [operation] = document.definitions as OperationDefinitionNode[];
  return analysesLimit(document, operation!)(variables as Record<string, unknown>)?.message ?? null;
}

test('a page of recipes with all analyses is refused, and says how many are too many', () => {
  expect(
    refusal(
      '{ recipes(first: 100) { nodes { id nutrition { coverage } sustainability { coverage } flavour { family } wine { remarks } techniques { id } } } }',
    ),
  ).toBe(
    'This asks for up to 500 analyses of recipes, and one operation may ask for 20. Ask for fewer recipes or for fewer analyses at once.',
  );
});

const PAGE =
  'query ($first: Int = 20) { recipes(first: $first) { nodes { nutrition { coverage } } } }';

test.each<[string, string, object, number | null]>([
  [
    'one recipe with all of them',
    '{ recipe(id: 1) { nutrition { coverage } sustainability { coverage } flavour { family } wine { remarks } techniques { id } } }',
    {},
    null,
  ],
  [
    'a page without any',
    '{ recipes(first: 100) { nodes { id sustainabilityScore nutritionSummary { calories } } } }',
    {},
    null,
  ],
  [
    'a small page with one',
    '{ recipes(first: 20) { nodes { nutrition { coverage } } } }',
    {},
    null,
  ],
  [
    'a page by the size that the schema gives it',
    '{ recipes { nodes { nutrition { coverage } } } }',
    {},
    50,
  ],
  ['a page by the size that the operation gives it', PAGE, {}, null],
  ['a page by the size that is sent', PAGE, { first: 21 }, 21],
  ['a page of no size', PAGE, { first: -1 }, 100],
  [
    'edges and nodes, which are read twice',
    '{ recipes(first: 15) { nodes { nutrition { coverage } } edges { node { nutrition { coverage } } } } }',
    {},
    30,
  ],
  [
    'aliases, each for itself',
    '{ recipes(first: 10) { nodes { a: nutrition { coverage } b: nutrition { coverage } c: wine { remarks } } } }',
    {},
    30,
  ],
  [
    'one field twice, which is one',
    '{ recipes(first: 15) { nodes { nutrition { coverage } nutrition { servings } ...F } } } fragment F on Recipe { nutrition { remarks } }',
    {},
    null,
  ],
  [
    'fragments in fragments',
    '{ ...Q } fragment Q on Query { recipes(first: 30) { ...C } } fragment C on RecipeConnection { nodes { ... on Recipe { wine { remarks } } } }',
    {},
    30,
  ],
  [
    'a list of which no length is said',
    '{ intakeJobs { recipe { nutrition { coverage } } } }',
    {},
    100,
  ],
  [
    'a recipe that a change answers',
    'mutation { archiveRecipe(id: 1) { nutrition { coverage } } }',
    {},
    null,
  ],
])('it is told of %s', (_what, text, variables, count) => {
  const said = refusal(text, variables);
  expect(said === null ? null : Number(/up to (\d+)/.exec(said)?.[1])).toBe(count);
});

test('all operations of the web app pass', () => {
  const root = join(import.meta.dirname, '../../frontend/src');
  const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql') && !name.includes('generated'))
    .map((name) => parse(readFileSync(join(root, name), 'utf8')));
  const all: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ definitions }) => definitions),
  };
  let analysed = 0;
  for (const definition of all.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    visit(definition, { Field: ({ name }) => void (analysed += Number(name.value === 'wine')) });
    expect(analysesLimit(all, definition)({ first: 100 })).toBeNull();
  }
  expect(analysed).toBeGreaterThan(0);
});
