import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import mongoose, { type Connection, type mongo } from 'mongoose';

/** A document of no particular shape, in the driver's own loose type. */
export type Row = mongo.Document;
export type Rows = mongo.Collection<Row & { _id: number }>;

/** What a conformance test works with: an empty database on the engine under test. */
export interface TestDatabase {
  readonly db: mongo.Db;
  readonly client: mongo.MongoClient;
  readonly models: Connection;
  /** A collection holding the given documents. */
  holding(documents: Row[]): Promise<Rows>;
}

const NAME = 'conformance';

/** Connects the driver and mongoose to an engine for the tests of a file, and empties the database before each. */
export function useDatabase(url: () => string): TestDatabase {
  let client: mongo.MongoClient;
  let models: Connection;
  beforeAll(async () => {
    client = await new mongoose.mongo.MongoClient(url()).connect();
    models = await mongoose.createConnection(url(), { dbName: NAME }).asPromise();
  });
  beforeEach(async () => {
    for (const name of models.modelNames()) models.deleteModel(name);
    await client.db(NAME).dropDatabase();
  });
  afterAll(async () => {
    await models?.close();
    await client?.close();
  });
  return {
    get db() {
      return client.db(NAME);
    },
    get client() {
      return client;
    },
    get models() {
      return models;
    },
    async holding(documents) {
      const rows = client.db(NAME).collection<Row & { _id: number }>('rows');
      if (documents.length > 0) await rows.insertMany(documents as (Row & { _id: number })[]);
      return rows;
    },
  };
}

/** The `_id`s of the documents that fit a filter, in ascending order. */
export async function idsOf(rows: Rows, filter: Row): Promise<unknown[]> {
  const found = await rows
    .find(filter as never)
    .sort({ _id: 1 })
    .toArray();
  return found.map((row) => row._id);
}

/** The error of a promise that has to fail. */
export async function errorOf(promise: Promise<unknown>): Promise<mongo.MongoServerError> {
  return promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: mongo.MongoServerError) => error,
  );
}
