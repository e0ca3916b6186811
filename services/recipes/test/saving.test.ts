import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import { openBus } from '@convivio/platform/bus/open-bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { serviceAuthorization } from '@convivio/platform/identity';
import { startService, type RunningService } from '@convivio/platform/service';
import { startTokenIssuer, type TokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { startDocuments, type RunningDocuments } from '@convivio/stack/documents/server';
import { recipes } from '../src/service.ts';
import { importedRecipe } from './test-cook.ts';

const SECRET = 'a secret of more than thirty-two characters';
const KEEP =
  'mutation ($input: ImportedRecipeInput!) { recipe: saveImportedRecipe(input: $input) { id title servings servingsStated prepTime totalTime language ingredients { amount name category } instructions { step instruction } } }';

const lineDoubt = (index: number) => ({
  part: 'ingredient',
  index,
  sentence: 'The amount is unusual.',
  sourceWords: '1 g rice',
});

interface Kept {
  id: string;
  title: string;
  servings: number;
  servingsStated: boolean;
  [field: string]: unknown;
}

let folder: string;
let documents: RunningDocuments;
let issuer: TokenIssuer;
let service: RunningService;
let bus: Bus;
const created: Envelope<{ recipeId: number; ownerId: string }>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convivio-recipes-'));
  documents = await startDocuments({ file: ':memory:' });
  issuer = await startTokenIssuer();
  const busUrl = `embedded:${join(folder, 'bus.db')}`;
  service = await startService(recipes, {
    ...issuer.environment,
    LOG_LEVEL: 'silent',
    DATABASE_URL: documents.url,
    BUS_URL: busUrl,
    FILES_URL: `file:${join(folder, 'files')}`,
    SERVICE_SECRET: SECRET,
  });
  bus = await openBus(busUrl, { log: { info() {}, warn() {}, error() {} } });
  bus.watch('recipe.created', (message) => created.push(message as (typeof created)[number]));
});
afterAll(async () => {
  await service.stop();
  await bus.close();
  await issuer.close();
  await documents.close();
  await rm(folder, { recursive: true, force: true });
});

/** What intake sends; a test names only what matters to it. */
const buildImport = (about: object = {}) => ({ ...importedRecipe(randomUUID()), ...about });

async function ask<Data>(
  query: string,
  variables: object,
  authorization?: string,
): Promise<{ data: Data; errors?: { message: string; extensions: object }[] }> {
  const response = await fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data: Data;
    errors?: { message: string; extensions: object }[];
  };
}
const keep = async (input: object) =>
  ask<{ recipe: Kept }>(KEEP, { input }, await serviceAuthorization('intake-ai', SECRET));
const library = async (cook: string) =>
  (
    await ask<{ recipes: { nodes: { id: string }[] } }>(
      '{ recipes { nodes { id } } }',
      {},
      await issuer.authorization({ id: cook }),
    )
  ).data.recipes.nodes;

describe('an imported recipe', () => {
  test('is kept as it was understood, with its lines read and its steps counted', async () => {
    const { data } = await keep(
      buildImport({
        title: '  Risotto  ',
        servings: 2,
        prepTime: 10,
        totalTime: 85,
        languageCode: 'it',
        ingredients: [
          { name: 'Brodo', lines: ['1 l acqua'] },
          { name: null, lines: ['300 g riso'] },
        ],
      }),
    );
    expect(data.recipe).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: 'Risotto',
      servings: 2,
      servingsStated: true,
      prepTime: 'PT10M',
      totalTime: 'PT1H25M',
      language: 'Italian',
      ingredients: [
        { amount: 1, name: 'acqua', category: 'Brodo' },
        { amount: 300, name: 'riso', category: 'Main Ingredients' },
      ],
      instructions: [{ step: 1, instruction: 'Stir.' }],
    });
  });

  test('without end is kept as far as a cook may write one, and says so', async () => {
    const input = buildImport({
      title: 'T'.repeat(400),
      author: 'A'.repeat(400),
      source: 'S'.repeat(400),
      yieldText: '4 '.repeat(400),
      tags: ['quick', 'q'.repeat(100)],
      ingredients: ['Soup', null, 'Sauce'].map((name) => ({
        name,
        lines: Array.from({ length: 400 }, (_, at) => `${at + 1} g rice`),
      })),
      translatedIngredients: Array.from({ length: 1_200 }, (_, at) => `${at} g`),
      instructions: Array.from({ length: 301 }, () => ({ group: null, text: 'Stir.' })),
      doubts: [
        { part: 'title', sentence: 'No title was found.' },
        lineDoubt(0),
        lineDoubt(499),
        lineDoubt(500),
        lineDoubt(-1),
      ],
    });
    const { id } = (await keep(input)).data.recipe;
    const { data } = await ask<{ recipe: Kept & { ingredients: Kept[] } }>(
      'query ($id: ID!) { recipe(id: $id) { title doubts { id part index sentence sourceWords } translatedIngredients ingredients { category } instructions { step } } }',
      { id },
      await issuer.authorization({ id: input.ownerId }),
    );
    const { title, ingredients, instructions, doubts, translatedIngredients } = data.recipe;
    expect(title).toHaveLength(300);
    expect(instructions).toHaveLength(300);
    expect(translatedIngredients).toHaveLength(500);
    expect(ingredients.map(({ category }) => category)).toEqual([
      ...Array<string>(400).fill('Soup'),
      ...Array<string>(100).fill('Main Ingredients'),
    ]);
    const kept = (part: string, index: number | null, sentence: string) => ({
      id: expect.stringMatching(/^\d+$/),
      part,
      index,
      sentence,
      sourceWords: part === 'ingredient' ? '1 g rice' : null,
    });
    expect(doubts).toEqual([
      kept('title', null, 'No title was found.'),
      kept('ingredient', 0, 'The amount is unusual.'),
      kept('ingredient', 499, 'The amount is unusual.'),
      ...[
        'Its title was cut at 300 characters.',
        'Only the first 500 of its 1,200 ingredients were kept.',
        'Only the first 300 of its 301 steps were kept.',
        'Its tag was cut at 60 characters.',
        'Its yield was cut at 300 characters.',
        'Its author was cut at 300 characters.',
        'Its source was cut at 300 characters.',
      ].map((sentence) => kept('whole', null, sentence)),
    ]);
  });

  test('without servings is scaled from four, and says that nobody has stated them', async () => {
    expect((await keep(buildImport())).data.recipe).toMatchObject({
      servings: 4,
      servingsStated: false,
    });
    expect((await keep(buildImport({ servings: 4 }))).data.recipe).toMatchObject({
      servings: 4,
      servingsStated: true,
    });
  });

  test.each([0, -2, 1_001, 1_000_000_000])(
    'with %d servings has none stated, and a doubt that says so',
    async (servings) => {
      const input = buildImport({ servings, doubts: [] });
      const { recipe } = (await keep(input)).data;
      expect(recipe).toMatchObject({ servings: 4, servingsStated: false });
      const seen = await ask<{ recipe: { doubtSentences: string[] } }>(
        'query ($id: ID!) { recipe(id: $id) { doubtSentences } }',
        { id: recipe.id },
        await issuer.authorization({ id: input.ownerId }),
      );
      expect(seen.data.recipe.doubtSentences).toEqual([
        `Its servings were left out: ${servings.toLocaleString('en')} is not a number from 1 to 1,000.`,
      ]);
    },
  );

  test('with half a serving is rounded, with a doubt that says so', async () => {
    const input = buildImport({ servings: 2.5, doubts: [] });
    const { recipe } = (await keep(input)).data;
    expect(recipe).toMatchObject({ servings: 3, servingsStated: true });
    const seen = await ask<{ recipe: { doubtSentences: string[] } }>(
      'query ($id: ID!) { recipe(id: $id) { doubtSentences } }',
      { id: recipe.id },
      await issuer.authorization({ id: input.ownerId }),
    );
    expect(seen.data.recipe.doubtSentences).toEqual(['Its 2.5 servings were rounded to 3.']);
  });

  test('in a language that does not exist has no language', async () => {
    expect((await keep(buildImport({ languageCode: 'en_US!' }))).data.recipe).toMatchObject({
      language: null,
    });
  });

  test('is announced once', async () => {
    const input = buildImport();
    const message = nextMessage<{ ownerId: string }>(
      bus,
      'recipe.created',
      ({ data }) => data.ownerId === input.ownerId,
    );
    const { id } = (await keep(input)).data.recipe;
    expect(await message).toMatchObject({
      subject: 'recipe.created',
      actor: { id: input.ownerId },
      data: { recipeId: Number(id), ownerId: input.ownerId, title: 'Risotto' },
    });
  });

  test('of one job is kept once, also from several workers at the same moment', async () => {
    const input = buildImport();
    const kept = await Promise.all(Array.from({ length: 6 }, () => keep(input)));
    expect(new Set(kept.map(({ data }) => data.recipe.id)).size).toBe(1);
    expect((await keep({ ...input, title: 'Another title' })).data.recipe.title).toBe('Risotto');
    expect(await library(input.ownerId)).toHaveLength(1);
    const later = buildImport();
    const passed = nextMessage<{ ownerId: string }>(
      bus,
      'recipe.created',
      ({ data }) => data.ownerId === later.ownerId,
    );
    await keep(later);
    await passed;
    expect(created.filter(({ data }) => data.ownerId === input.ownerId)).toHaveLength(1);
  });

  test('without a title is refused, and nothing is kept', async () => {
    const input = buildImport({ title: ' \n ' });
    expect((await keep(input)).errors?.[0]).toMatchObject({
      message: 'A recipe needs a title.',
      extensions: { code: 'TITLE_MISSING', status: 422, fields: { title: 'is required' } },
    });
    expect(await library(input.ownerId)).toEqual([]);
  });

  test.each([
    ['a cook', () => issuer.authorization({ id: 'eve', isAdmin: true })],
    ['a visitor', async () => undefined],
  ])('is not taken from %s', async (_who, authorization) => {
    const input = buildImport();
    expect(
      (await ask(KEEP, { input }, await authorization())).errors?.[0]?.extensions,
    ).toMatchObject({ status: 401 });
    expect(await library(input.ownerId)).toEqual([]);
  });

  test('is refused in one sentence when a field is missing', async () => {
    const { title: _, ...input } = buildImport();
    expect((await keep(input)).errors).toEqual([
      {
        message: 'Field value.title of required type String! was not provided.',
        extensions: { code: 'BAD_USER_INPUT', status: 400 },
      },
    ]);
  });
});

describe('a draft', () => {
  const DRAFT =
    'query ($id: ID!) { recipe(id: $id) { title draft { reason jobId } version ingredients { originalText } } }';
  const reason = 'The picture was read with low confidence.';
  const cook = () => `cook-${randomUUID()}`;
  const shown = async (ownerId: string, id: string) =>
    (await ask<{ recipe: object }>(DRAFT, { id }, await issuer.authorization({ id: ownerId }))).data
      .recipe;

  test('says why it is one, and gives way to what another reading of the same job has understood', async () => {
    const input = buildImport({ ownerId: cook(), title: 'Rjs0tt', draftReason: reason });
    const { id } = (await keep(input)).data.recipe;
    expect(await shown(input.ownerId, id)).toMatchObject({
      title: 'Rjs0tt',
      draft: { reason, jobId: String(input.jobId) },
      version: 1,
    });
    const again = await keep({
      ...input,
      title: 'Risotto',
      draftReason: null,
      ingredients: [{ name: null, lines: ['300 g rice'] }],
    });
    expect(again.data.recipe.id).toBe(id);
    expect(await shown(input.ownerId, id)).toEqual({
      title: 'Risotto',
      draft: null,
      version: 2,
      ingredients: [{ originalText: '300 g rice' }],
    });
  });

  test.each([
    ['kept', 'mutation ($id: ID!) { keepDraft(id: $id) { title } }'],
    [
      'edited',
      'mutation ($id: ID!) { updateRecipe(id: $id, input: { comments: "mine" }) { title } }',
    ],
  ])('that was %s is a recipe like others, and stays as it is', async (_how, mutation) => {
    const input = buildImport({ ownerId: cook(), title: 'Rjs0tt', draftReason: reason });
    const { id } = (await keep(input)).data.recipe;
    await ask(mutation, { id }, await issuer.authorization({ id: input.ownerId }));
    expect(await shown(input.ownerId, id)).toMatchObject({ draft: null, version: 2 });
    await keep({ ...input, title: 'Risotto', draftReason: null });
    expect(await shown(input.ownerId, id)).toMatchObject({ title: 'Rjs0tt', version: 2 });
  });
});

describe('the service itself', () => {
  test('answers a broken body and a false token as GraphQL does', async () => {
    const broken = await fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":',
    });
    expect(await broken.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'The request body cannot be read as JSON.',
          extensions: { code: 'BODY_MALFORMED', status: 400 },
        },
      ],
    });
    expect(await ask('{ recipes { totalCount } }', {}, 'Bearer a.b.c')).toEqual({
      data: null,
      errors: [
        {
          message: 'Your session has ended. Sign in again.',
          extensions: { code: 'UNAUTHENTICATED', status: 401 },
        },
      ],
    });
  });

  test('says whether it lives and whether it is ready', async () => {
    expect((await fetch(new URL('/health/live', service.url))).status).toBe(200);
    expect(await (await fetch(new URL('/health/ready', service.url))).json()).toEqual({
      status: 'ready',
      checks: { database: 'well', bus: 'well', files: 'well' },
    });
  });

  test('keeps what the gateway asks of it as an entity behind the same rule: for others there is none', async () => {
    const input = buildImport();
    const { id } = (await keep(input)).data.recipe;
    const entity = async (cook: string) =>
      ask<{ _entities: unknown[] }>(
        'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe { title } } }',
        { of: [{ __typename: 'Recipe', id }] },
        await issuer.authorization({ id: cook }),
      );
    expect((await entity(input.ownerId)).data._entities).toEqual([{ title: 'Risotto' }]);
    expect((await entity('somebody-else')).data._entities).toEqual([null]);
  });
});
