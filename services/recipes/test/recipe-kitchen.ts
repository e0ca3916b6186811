import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import sharp from 'sharp';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import type { Files } from '@convivio/platform/files/files';
import { openFiles } from '@convivio/platform/files/open-files';
import { serviceAuthorization } from '@convivio/platform/identity';
import { newId } from '@convivio/platform/ids';
import { startService, type RunningService } from '@convivio/platform/service';
import { startTokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { startDocuments } from '@convivio/stack/documents/server';
import { recipes } from '../src/service.ts';

export interface Failure {
  message: string;
  code: string;
  status: number;
  fields?: Record<string, string>;
}

export interface Answer<Data> {
  data: Data;
  /** The first error; undefined when there is none. */
  failure: Failure | undefined;
}

/** A cook of their own, who has signed in. */
export interface TestCook {
  id: string;
  firstName: string;
  ask<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  create(input?: object): Promise<KeptRecipe>;
  /** As intake keeps it. */
  keepImported(about?: object): Promise<KeptRecipe>;
  recipe(id: string): Promise<KeptRecipe>;
  update(id: string, input: object, version?: number): Promise<Answer<{ recipe: KeptRecipe }>>;
  /** Runs a mutation that takes an id alone. */
  act(
    mutation: 'archiveRecipe' | 'restoreRecipe' | 'deleteRecipe',
    id: string,
  ): Promise<Answer<unknown>>;
  /** Puts a file where the gateway puts uploads that are passed on, or those that recipes are made from (`uploads`), and answers its key. */
  upload(bytes?: Uint8Array | string, place?: 'uploads' | 'passing'): Promise<string>;
}

export interface KeptRecipe {
  id: string;
  title: string;
  version: number;
  ingredients: {
    name: string;
    originalText: string;
    category: string;
    amount: number | string | null;
    unit: string | null;
  }[];
  instructions: {
    step: number;
    instruction: string;
    group: string | null;
    technique: string | null;
    tip: string | null;
  }[];
  imageUrl: string | null;
  originalFileUrl: string | null;
  createdAt: string;
  [field: string]: unknown;
}

/** The recipes service on engines in a folder of its own; where the run names a MongoDB server, in a database of its own there. */
export interface RecipeKitchen {
  bus: Bus;
  files: Files;
  /** What the service has stored. */
  documents: Connection;
  newCook(firstName?: string): Promise<TestCook>;
  visit<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  /** As another service asks. */
  askAsService<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  /** The next message about a recipe; ask for it before the act. */
  next(
    subject: string,
    recipe: { id: string },
  ): Promise<Envelope<{ recipeId: number; ownerId: string; title: string }>>;
  stopService(): Promise<void>;
  startService(): Promise<void>;
  /** What happens while files cannot be stored. */
  withoutFiles(act: () => Promise<void>): Promise<void>;
  /** As if a stored file, and all that is known of its making, were older. */
  age(key: string, hours: number): Promise<void>;
  /** A second instance over the same engines. */
  anotherInstance(): Promise<{
    ask<Data>(cook: TestCook, query: string, variables?: object): Promise<Answer<Data>>;
    stop(): Promise<void>;
  }>;
  close(): Promise<void>;
}

export const RECIPE = `
  id ownerId title description tags category dietaryCategory course diet prepTime cookTime totalTime servings comments state difficulty chefInsight chefPersona chefSecrets sustainabilityScore
  languageCode translatedIngredients translatedInstructions originalFileName originalFileUrl originalUrl imageUrl doubts createdAt updatedAt updatedBy version ingredientText
  ingredients { name originalText category amount unit } instructions { step instruction group technique tip }`;

const SECRET = 'a secret of more than thirty-two characters';

/** Starts the service for one suite, with further settings. */
export async function startRecipeKitchen(env: Record<string, string> = {}): Promise<RecipeKitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-recipes-'));
  const engine = await documentsIn(folder);
  const ownRecipes = { ...recipes, name: `recipes-test-${randomUUID()}` };
  const issuer = await startTokenIssuer();
  const environment = {
    ...issuer.environment,
    LOG_LEVEL: 'silent',
    DATABASE_URL: engine.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    SERVICE_SECRET: SECRET,
    ...env,
  };
  const start = () => startService(ownRecipes, { ...environment });
  let service: RunningService = await start();
  const bus = await openBus(environment.BUS_URL, { log: { info() {}, warn() {}, error() {} } });
  const files = await openFiles(environment.FILES_URL);
  const documents = await mongoose
    .createConnection(engine.url, { dbName: `convivio_${ownRecipes.name.replaceAll('-', '_')}` })
    .asPromise();

  async function askAt<Data>(
    url: string,
    authorization: string | undefined,
    query: string,
    variables: object = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: Data;
      errors?: { message: string; extensions: Omit<Failure, 'message'> }[];
    };
    return {
      data,
      failure: errors?.[0] && { message: errors[0].message, ...errors[0].extensions },
    };
  }
  const askAsService = async <Data>(query: string, variables?: object) =>
    askAt<Data>(service.url, await serviceAuthorization('intake-ai', SECRET), query, variables);
  const needed = <Data>({ data, failure }: Answer<Data>): Data => {
    if (failure) throw new Error(`${failure.code}: ${failure.message}`);
    return data;
  };

  return {
    bus,
    files,
    documents,
    async newCook(firstName = 'Ida') {
      const id = randomUUID();
      const authorization = await issuer.authorization({ id, firstName });
      const ask = <Data>(query: string, variables: object = {}) =>
        askAt<Data>(service.url, authorization, query, variables);
      const readBack = async (recipeId: string) =>
        needed(
          await ask<{ recipe: KeptRecipe }>(`query ($id: ID!) { recipe(id: $id) { ${RECIPE} } }`, {
            id: recipeId,
          }),
        ).recipe;
      return {
        id,
        firstName,
        ask,
        create: async (input = {}) =>
          needed(
            await ask<{ recipe: KeptRecipe }>(
              `mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { ${RECIPE} } }`,
              { input: { title: 'Risotto', ...input } },
            ),
          ).recipe,
        async keepImported(about = {}) {
          const input = {
            jobId: String(newId()),
            ownerId: id,
            title: 'Risotto',
            ingredients: [{ name: null, lines: ['300 g rice'] }],
            instructions: [{ group: null, text: 'Stir.' }],
            tags: [],
            notes: [],
            equipment: [],
            servingNotes: [],
            storageNotes: [],
            tips: [],
            doubts: [],
            ...about,
          };
          const { kept } = needed(
            await askAsService<{ kept: { id: string } }>(
              'mutation ($input: ImportedRecipeInput!) { kept: keepImportedRecipe(input: $input) { id } }',
              { input },
            ),
          );
          return readBack(kept.id);
        },
        recipe: readBack,
        update: (recipeId, input, version) =>
          ask(
            `mutation ($id: ID!, $input: RecipeEdit!, $version: Int) { recipe: updateRecipe(id: $id, input: $input, version: $version) { ${RECIPE} } }`,
            { id: recipeId, input, version },
          ),
        act: (mutation, recipeId) =>
          ask(
            `mutation ($id: ID!) { ${mutation}(id: $id)${mutation === 'deleteRecipe' ? '' : ' { id state version updatedBy }'} }`,
            { id: recipeId },
          ),
        async upload(bytes, place = 'passing') {
          const key = `${place}/${id}/${randomUUID()}`;
          await files.put(key, Buffer.from(bytes ?? (await picture())), {
            contentType: 'application/octet-stream',
            fileName: 'upload',
          });
          return key;
        },
      };
    },
    askAsService,
    visit: (query, variables) => askAt(service.url, undefined, query, variables),
    next: (subject, { id }) =>
      nextMessage(bus, subject, ({ data }) => data.recipeId === Number(id.replace('magic_', ''))),
    stopService: () => service.stop(),
    async startService() {
      service = await start();
    },
    async withoutFiles(act) {
      const [incoming, aside] = [join(folder, 'files', '.incoming'), join(folder, 'aside')];
      await rename(incoming, aside);
      await act().finally(() => rename(aside, incoming));
    },
    async age(key, hours) {
      const entry = join(folder, 'files', `${key}~`);
      const fields = JSON.parse(await readFile(entry, 'utf8')) as object;
      const then = new Date(Date.now() - hours * 3_600_000);
      await writeFile(entry, JSON.stringify({ ...fields, modified: then.toISOString() }));
      await documents
        .collection('library_exports')
        .updateOne({ fileKey: key }, { $set: { createdAt: then } });
    },
    async anotherInstance() {
      const other = await start();
      return {
        ask: async (cook, query, variables) =>
          askAt(
            other.url,
            await issuer.authorization({ id: cook.id, firstName: cook.firstName }),
            query,
            variables,
          ),
        stop: () => other.stop(),
      };
    },
    async close() {
      await service.stop();
      await documents.dropDatabase();
      await documents.close();
      await bus.close();
      await issuer.close();
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A documents server of the test's own, unless the run is about another one. */
async function documentsIn(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env['DOCUMENTS_UNDER_TEST'];
  return url
    ? { url, close: async () => {} }
    : startDocuments({ file: join(folder, 'documents.db') });
}

/** A small picture; as a JPEG unless told otherwise. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
  colour = '#c33',
): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** The key in a signed link. */
export const keyIn = (link: unknown): string => /^\/files\/([^?]+)/.exec(String(link))?.[1] ?? '';

/** Whether the file store holds a file. */
export const holds = (files: Files, key: string): Promise<boolean> =>
  files.head(key).then(
    () => true,
    () => false,
  );
