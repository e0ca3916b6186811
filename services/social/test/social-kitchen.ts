import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import { startService } from '@convivio/platform/service';
import { startTokenIssuer, type TestUser } from '@convivio/platform/test-kit/token-issuer';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from '@convivio/stack/documents/server';
import { social } from '../src/service.ts';

export interface Failure {
  message: string;
  code: string;
  status: number;
  retryAfter?: number;
}
export interface Answer<Data> {
  data: Data;
  /** The first error; undefined when there is none. */
  failure: Failure | undefined;
}
export interface SocialCook {
  id: string;
  ask<Data>(query: string, variables?: object): Promise<Answer<Data>>;
}

/** The data of an answer that has no error. */
export function needed<Data>({ data, failure }: Answer<Data>): Data {
  if (failure) throw new Error(`${failure.status} ${failure.code}: ${failure.message}`);
  return data;
}

export interface SocialKitchen {
  bus: Bus;
  databaseUrl: string;
  /** What the database of the service is called. */
  database: string;
  newCook(about?: Partial<TestUser>): Promise<SocialCook>;
  /** Somebody who has not signed in. */
  visitor: SocialCook;
  /** The next message about an owner; start it before the act. */
  next(subject: string, ownerId: string): Promise<Envelope<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** The social service of one suite with the recipes it asks for, in this process. */
export async function startSocialKitchen(): Promise<SocialKitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-social-'));
  const documents = await startDocuments({ file: ':memory:' });
  const issuer = await startTokenIssuer();
  const environment = {
    ...issuer.environment,
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: randomUUID(),
    DATABASE_URL: documents.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
  };
  const recipesService = await startService(recipes, environment);
  const service = await startService(social, {
    ...environment,
    RECIPES_URL: recipesService.url,
    // Asked for sign-ups from links alone, of which there are none here.
    ADMIN_URL: recipesService.url,
  });
  const bus = await openBus(environment.BUS_URL, { log: { info() {}, warn() {}, error() {} } });
  const cookWith = (id: string, authorization: string | null): SocialCook => ({
    id,
    async ask<Data>(query: string, variables: object = {}) {
      const response = await fetch(service.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as {
        data: Data;
        errors?: { message: string; extensions: Failure }[];
      };
      const [error] = errors ?? [];
      return { data, failure: error && { ...error.extensions, message: error.message } };
    },
  });
  return {
    bus,
    databaseUrl: documents.url,
    database: 'convivio_social',
    async newCook({ id = randomUUID(), ...about } = {}) {
      const user = { id, firstName: 'Ida', email: `${id}@example.org`, ...about };
      return cookWith(id, await issuer.authorization(user));
    },
    visitor: cookWith('', null),
    next: (subject, ownerId) =>
      nextMessage<Record<string, unknown>>(bus, subject, ({ data }) => data['ownerId'] === ownerId),
    async close() {
      await service.stop();
      await recipesService.stop();
      await bus.close();
      await issuer.close();
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
