import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openFiles } from '@convivio/platform/files/open-files';
import { serviceAuthorization } from '@convivio/platform/identity';
import { newId } from '@convivio/platform/ids';
import { startService, type RunningService } from '@convivio/platform/service';
import { startTokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { startDocuments } from '@convivio/stack/documents/server';
import { recipes } from '../src/service.ts';
import {
  RECIPE,
  picture,
  type Answer,
  type Failure,
  type KeptRecipe,
  type RecipeKitchen,
} from './recipe-kitchen.ts';

const SECRET = 'a secret of more than thirty-two characters';

/** The recipes service of one suite, in this process. */
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
