import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '@convivio/platform/bus/bus';
import { openBus } from '@convivio/platform/bus/open-bus';
import { startService, type RunningService } from '@convivio/platform/service';
import {
  startTokenIssuer,
  type TestUser,
  type TokenIssuer,
} from '@convivio/platform/test-kit/token-issuer';
import { startDocuments, type RunningDocuments } from '@convivio/stack/documents/server';
import { admin } from '../src/service.ts';

export interface AdminKitchen {
  bus: Bus;
  /** Where the service keeps its documents. */
  database: Connection;
  /** Asks the service as a user, or as nobody. */
  ask<Data>(
    user: TestUser | null,
    query: string,
    variables?: object,
  ): Promise<{ data: Data | null; errors?: { message: string; extensions: { code: string } }[] }>;
  /** Asks with an Authorization header, or without one. */
  askWith<Data>(
    authorization: string | null,
    query: string,
    variables?: object,
  ): Promise<{ data: Data | null; errors?: { message: string; extensions: { code: string } }[] }>;
  /** Stops the service and starts it anew on the same engines. */
  restart(): Promise<void>;
}

export const administrator: TestUser = { id: randomUUID(), firstName: 'Ada', isAdmin: true };
export const cook: TestUser = { id: randomUUID(), firstName: 'Tilda', lastName: 'Berg' };

/** The admin service on embedded engines of its own, for the tests of one file. */
export function adminKitchen(): AdminKitchen {
  let folder: string;
  let documents: RunningDocuments;
  let issuer: TokenIssuer;
  let service: RunningService;
  let environment: Record<string, string>;
  const kitchen = {
    ask: async (user, query, variables) =>
      kitchen.askWith(user && (await issuer.authorization(user)), query, variables),
    async askWith(authorization, query, variables = {}) {
      const response = await fetch(service.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    async restart() {
      await service.stop();
      service = await startService(admin, environment);
    },
  } as AdminKitchen;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'convivio-admin-'));
    documents = await startDocuments({ file: ':memory:' });
    issuer = await startTokenIssuer();
    const busUrl = `embedded:${join(folder, 'bus.db')}`;
    environment = {
      ...issuer.environment,
      LOG_LEVEL: 'silent',
      DATABASE_URL: documents.url,
      BUS_URL: busUrl,
      FILES_URL: `file:${join(folder, 'files')}`,
      SERVICE_SECRET: randomUUID(),
    };
    service = await startService(admin, environment);
    kitchen.database = await mongoose
      .createConnection(documents.url, { dbName: 'convivio_admin' })
      .asPromise();
    kitchen.bus = await openBus(busUrl, { log: { info() {}, warn() {}, error() {} } });
  });
  afterAll(async () => {
    await service.stop();
    await kitchen.bus.close();
    await kitchen.database.close();
    await issuer.close();
    await documents.close();
    await rm(folder, { recursive: true, force: true });
  });
  return kitchen;
}
