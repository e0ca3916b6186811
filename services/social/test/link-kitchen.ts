import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '@convivio/admin/service';
import type { Bus } from '@convivio/platform/bus/bus';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openDatabase } from '@convivio/platform/database';
import { startService } from '@convivio/platform/service';
import { startTokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from '@convivio/stack/documents/server';
import type { Connection } from 'mongoose';
import { social } from '../src/service.ts';

interface Failure {
  message: string;
  code: string;
  status: number;
  fields?: Record<string, string>;
}
export interface Answer<Data> {
  data: Data;
  failure: Failure | undefined;
}
type Ask = <Data>(query: string, variables?: object) => Promise<Answer<Data>>;

/** Somebody who comes to these services. */
export interface LinkCook {
  id: string;
  ask: Ask;
  askRecipes: Ask;
  /** Keeps a recipe and says its id. */
  recipe(title: string, input?: object): Promise<string>;
}

export interface LinkKitchen {
  bus: Bus;
  /** The documents of the social service. */
  database: Connection;
  /** A cook of their own, whose account is new. */
  newCook(): Promise<LinkCook>;
  visitor: LinkCook;
  stopRecipes(): Promise<void>;
  close(): Promise<void>;
}

const silent = { info() {}, warn() {}, error() {} };

/** The social service of one suite with those it asks, in this process. */
export async function startLinkKitchen(): Promise<LinkKitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-social-'));
  const url = process.env['DOCUMENTS_UNDER_TEST'];
  const documents = url
    ? { url, close: async () => {} }
    : await startDocuments({ file: ':memory:' });
  const issuer = await startTokenIssuer();
  const environment = {
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: randomUUID(),
    DATABASE_URL: documents.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    ...issuer.environment,
  };
  const own = <Service extends { name: string }>(service: Service): Service => ({
    ...service,
    name: `${service.name}-test-${randomUUID()}`,
  });
  const recipesService = await startService(own(recipes), environment);
  const adminService = await startService(own(admin), environment);
  const ownSocial = own(social);
  const service = await startService(ownSocial, {
    ...environment,
    RECIPES_URL: recipesService.url,
    ADMIN_URL: adminService.url,
  });
  const bus = await openBus(environment.BUS_URL, { log: silent });
  const database = await openDatabase(documents.url, ownSocial.name, silent as never);
  let recipesRun = true;

  const cookWith = (id: string, authorization: string | null) =>
    linkCook(id, askerAt(service.url, authorization), askerAt(recipesService.url, authorization));

  return {
    bus,
    database,
    async newCook() {
      const id = randomUUID();
      const authorization = await issuer.authorization({ id, firstName: 'Ida' });
      await askerAt(adminService.url, authorization)('{ me { id } }');
      return cookWith(id, authorization);
    },
    visitor: cookWith('', null),
    async stopRecipes() {
      recipesRun = false;
      await recipesService.stop();
    },
    async close() {
      await database.close();
      await service.stop();
      await adminService.stop();
      if (recipesRun) await recipesService.stop();
      await bus.close();
      await issuer.close();
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const linkCook = (id: string, ask: Ask, askRecipes: Ask): LinkCook => ({
  id,
  ask,
  askRecipes,
  async recipe(title, input = {}) {
    const answer = await askRecipes<{ recipe: { id: string } }>(
      'mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { id } }',
      { input: { title, ...input } },
    );
    return needed(answer).recipe.id;
  },
});

/** What was answered, where it was. */
export function needed<Data>({ data, failure }: Answer<Data>): Data {
  if (failure) throw new Error(`${failure.code}: ${failure.message}`);
  return data;
}

const askerAt =
  (url: string, authorization: string | null): Ask =>
  async <Data>(query: string, variables: object = {}) => {
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
  };
