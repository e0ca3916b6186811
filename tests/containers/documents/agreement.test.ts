import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { type mongo } from 'mongoose';
import {
  startDocuments,
  type RunningDocuments,
} from '../../../packages/stack/src/documents/server.ts';
import { addressOf } from '../addresses.ts';
import { randomCases, type Case } from './random-cases.ts';

const server = addressOf('mongodb');
const CASE_TIMEOUT_MS = 60_000;

describe('the embedded documents engine and MongoDB', () => {
  let embedded: RunningDocuments;
  let clients: mongo.MongoClient[];

  beforeAll(async () => {
    embedded = await startDocuments({ file: ':memory:' });
    clients = await Promise.all(
      [embedded.url, server].map((url) => new mongoose.mongo.MongoClient(url).connect()),
    );
  });

  afterAll(async () => {
    await Promise.all(clients?.map((client) => client.close()) ?? []);
    await embedded?.close();
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'answer random questions alike (seed %i)',
    async (seed) => {
      const { documents, indexes, cases } = randomCases(seed);
      const [ours, theirs] = await Promise.all(
        clients.map((client) =>
          answersOf(
            client.db('agreement').collection<mongo.Document & { _id: number }>('rows'),
            documents,
            indexes,
            cases,
          ),
        ),
      );
      const differences = cases
        .map((each, i) => ({ ...each, ours: ours![i], theirs: theirs![i] }))
        .filter((each) => each.ours !== each.theirs);
      expect(differences).toEqual([]);
    },
    CASE_TIMEOUT_MS,
  );
});

type Rows = mongo.Collection<mongo.Document & { _id: number }>;

async function answersOf(
  rows: Rows,
  documents: mongo.Document[],
  indexes: mongo.Document[],
  cases: Case[],
): Promise<string[]> {
  await rows.drop().catch(() => {});
  await rows.insertMany(documents as { _id: number }[]);
  // An index that the documents do not allow is refused by both, which the first answer shows.
  const created = await Promise.all(
    indexes.map((key) => rows.createIndex(key).then(() => 'created', codeOf)),
  );
  const answers: string[] = [];
  for (const { filter, sort, skip, limit } of cases) {
    const found = await rows
      .find(filter as never)
      .sort(sort as never)
      .skip(skip)
      .limit(limit)
      .toArray()
      .then((each) => each.map((row) => row._id), codeOf);
    answers.push(JSON.stringify({ created, found }));
  }
  return answers;
}

function codeOf(error: mongo.MongoServerError): string {
  return `refused with ${error.code}`;
}
