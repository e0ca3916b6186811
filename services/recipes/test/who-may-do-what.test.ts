import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { newId } from '@convivio/platform/ids';
import type { Answer, RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let [owner, collaborator, former, stranger]: TestCook[] = [];
let template: string;
let [anImport, anExport]: string[] = [];

beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  [owner, collaborator, former, stranger] = await Promise.all(
    ['Anna', 'Ben', 'Fay', 'Sam'].map((name) => kitchen.newCook(name)),
  );
  await kitchen.collaborate(owner!, collaborator!);
  await (
    await kitchen.collaborate(owner!, former!)
  )();
  const { id } = await owner!.create();
  template = await idOf('mutation ($id: ID!) { it: keepRecipeTemplate(recipeId: $id) { id } }', {
    id,
  });
  anExport = await idOf('mutation { it: exportLibrary(format: jsonld) { id } }', {});
  anImport = await idOf(
    'mutation ($key: String!) { it: importLibrary(fileKey: $key, fileName: "a.json") { id } }',
    { key: await owner!.upload('[]') },
  );
});
afterAll(() => kitchen.close());

const idOf = async (query: string, variables: object) =>
  (await owner!.ask<{ it: { id: string } }>(query, variables)).data.it.id;

type Ask = (query: string, variables?: object) => Promise<Answer<unknown>>;
interface Subject {
  /** A private recipe of the owner, with a doubt and a line that was left out. */
  id: string;
  archived: string;
  /** The owner, by whose id the collection is named. */
  collection: string;
  upload(who: TestCook | undefined): Promise<string>;
}
type Act = (ask: Ask, about: Subject, who: TestCook | undefined) => Promise<Answer<unknown>>;

const onRecipe =
  (field: string, more = '', fields = '{ id }'): Act =>
  (ask, { id }) =>
    ask(`mutation ($id: ID!) { ${field}(id: $id${more}) ${fields} }`, { id });
const asked =
  (query: string): Act =>
  (ask, { id, archived, collection }) =>
    ask(
      `${query.startsWith('mutation') ? '' : 'query '}${query}`,
      Object.fromEntries(
        Object.entries({ id, archived, of: collection, template, anImport, anExport }).filter(
          ([name]) => query.includes(`$${name}:`),
        ),
      ),
    );

const all = 'ok ok 404 404 401';
const ownersAlone = 'ok 403 404 404 401';
const ofOnesOwn = 'ok 404 404 404 401';
const anybody = 'ok ok ok ok 401';

/** Each query and command: how it is asked, and what owner, collaborator, former collaborator, stranger and visitor are answered of a private recipe. */
const RULES: Record<string, [act: Act, answers: string]> = {
  recipe: [asked('($id: ID!) { recipe(id: $id) { id } }'), all],
  recipes: [asked('($of: ID) { recipes(collection: $of) { totalCount } }'), all],
  libraryCounts: [asked('($of: ID) { libraryCounts(collection: $of) { total } }'), all],
  collection: [asked('($of: ID!) { collection(ownerId: $of) { recipeCount } }'), 'ok ok ok ok ok'],
  recipeTotals: [asked('{ recipeTotals { total } }'), '404 404 404 404 401'],
  parseIngredients: [asked('{ parseIngredients(lines: ["1 egg"]) { name } }'), anybody],
  recipeShoppingList: [
    asked('($id: ID!) { recipeShoppingList(id: $id, servings: 2) { items } }'),
    all,
  ],
  recipeTemplates: [asked('{ recipeTemplates { id } }'), anybody],
  recipeTemplate: [asked('($template: ID!) { recipeTemplate(id: $template) { id } }'), ofOnesOwn],
  libraryImport: [asked('($anImport: ID!) { libraryImport(id: $anImport) { id } }'), ofOnesOwn],
  libraryExport: [asked('($anExport: ID!) { libraryExport(id: $anExport) { id } }'), ofOnesOwn],
  createRecipe: [
    asked('mutation ($of: ID) { createRecipe(collection: $of, input: { title: "Soup" }) { id } }'),
    all,
  ],
  updateRecipe: [onRecipe('updateRecipe', ', input: { title: "Soup" }'), all],
  updateRecipeComments: [onRecipe('updateRecipeComments', ', comments: "Good."'), all],
  setRecipeImage: [
    async (ask, { id, upload }, who) =>
      ask('mutation ($id: ID!, $key: String) { setRecipeImage(id: $id, fileKey: $key) { id } }', {
        id,
        key: await upload(who),
      }),
    all,
  ],
  confirmRecipeDoubt: [onRecipe('confirmRecipeDoubt', ', doubtId: "1"'), all],
  addLeftOutToNotes: [onRecipe('addLeftOutToNotes', ', line: "Print"'), all],
  dismissLeftOut: [onRecipe('dismissLeftOut'), all],
  keepDraft: [onRecipe('keepDraft'), all],
  duplicateRecipe: [onRecipe('duplicateRecipe'), all],
  setRecipeVisibility: [
    asked('mutation ($id: ID!) { setRecipeVisibility(ids: [$id], visibility: private) { id } }'),
    ownersAlone,
  ],
  archiveRecipe: [onRecipe('archiveRecipe'), all],
  restoreRecipe: [onRecipe('restoreRecipe'), all],
  deleteRecipe: [asked('mutation ($archived: ID!) { deleteRecipe(id: $archived) }'), ownersAlone],
  deleteArchivedRecipes: [
    asked('mutation ($of: ID) { deleteArchivedRecipes(collection: $of) }'),
    ownersAlone,
  ],
  keepRecipeTemplate: [
    asked('mutation ($id: ID!) { keepRecipeTemplate(recipeId: $id) { id } }'),
    all,
  ],
  deleteRecipeTemplate: [
    asked('mutation ($template: ID!) { deleteRecipeTemplate(id: $template) }'),
    ofOnesOwn,
  ],
  exportLibrary: [
    asked('mutation ($id: ID!) { exportLibrary(format: jsonld, ids: [$id]) { id } }'),
    ownersAlone,
  ],
  importLibrary: [
    async (ask, { upload, collection }, who) =>
      ask(
        'mutation ($key: String!, $of: ID) { importLibrary(fileKey: $key, fileName: "a.json", collection: $of) { id } }',
        { key: await upload(who), of: collection },
      ),
    all,
  ],
  cancelLibraryImport: [
    asked('mutation ($anImport: ID!) { cancelLibraryImport(id: $anImport) { id } }'),
    ofOnesOwn,
  ],
};

/** The fields of Query and Mutation that people can ask. */
const fieldsOfPeople = () =>
  parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION &&
        ['Query', 'Mutation'].includes(node.name.value),
    )
    .flatMap(({ fields = [] }) => fields)
    .filter(({ directives = [] }) => !directives.some(({ name }) => name.value === 'inaccessible'))
    .map(({ name }) => name.value);

test('each query and command has its rule here', () => {
  expect(Object.keys(RULES).sort()).toEqual(fieldsOfPeople().sort());
});

// Others first: what the owner does may leave nothing to be asked for.
test.each(Object.entries(RULES))(
  '%s answers owner, collaborator, former collaborator, stranger and visitor as it may',
  async (_field, [act, answers]) => {
    const about: Subject = {
      id: (await keptByOwner()).id,
      archived: (await keptByOwner()).id,
      collection: owner!.id,
      upload: async (who) => (who ? who.upload() : 'passing/nobody/file'),
    };
    await owner!.act('archiveRecipe', about.archived);
    const outcomes: (string | number)[] = [];
    for (const who of [undefined, stranger, former, collaborator, owner]) {
      const ask: Ask = who ? who.ask : (query, variables) => kitchen.visit(query, variables);
      const { failure } = await act(ask, about, who);
      outcomes.unshift(failure?.status ?? 'ok');
    }
    expect(outcomes.join(' ')).toBe(answers);
  },
);

const keptByOwner = () =>
  owner!.keepImported({
    jobId: String(newId()),
    doubts: [{ part: 'whole', index: null, sentence: 'Why?', sourceWords: null }],
    leftOut: ['Print'],
  });
