import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { databaseEngine, isDatabaseAway } from '../src/database/database.ts';
import { formatError } from '../src/graphql/graphql-errors.ts';

const {
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
} = mongoose.mongo;
const ofServer = (code: number) => new MongoServerError({ message: `code ${code}`, code });

test.each([
  [
    { version: '8.0.4', storageEngines: ['devnull', 'wiredTiger'] },
    { name: 'MongoDB', version: '8.0.4' },
  ],
  [
    { version: '7.0.0', storageEngines: ['sqlite 3.50.4'] },
    { name: 'Built in, SQLite', version: '3.50.4' },
  ],
])('what keeps the documents is told as it says itself: %j', async (told, engine) => {
  const database = { db: { command: async () => told } };
  expect(await databaseEngine(database as never)).toEqual(engine);
});

describe('the database is away', () => {
  test.each([
    ['a broken line', new MongoNetworkError('connection 1 to localhost closed')],
    ['a line that says nothing', new MongoNetworkTimeoutError('connection 1 timed out')],
    ['a server that is not found', new MongoServerSelectionError('no server', {} as never)],
    [
      'a server that mongoose does not find',
      new mongoose.Error.MongooseServerSelectionError('no server'),
    ],
    [
      'a query that mongoose has held back for too long',
      new mongoose.Error('Operation `recipes.find()` buffering timed out after 10000ms'),
    ],
    ['a connection that is not there', new MongoNotConnectedError('not connected')],
    ['a client that is closed', new MongoTopologyClosedError('closed')],
    ['a primary that steps down', ofServer(11602)],
    ['a primary that has stepped down', ofServer(189)],
    ['a server that stops', ofServer(91)],
    ['a disk that is full', ofServer(14031)],
  ])('where there is %s, and whoever asks is told so', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(formatError({ message: error.message }, error).extensions).toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
      status: 503,
    });
  });

  test.each([
    ['a document that is too large', ofServer(10334)],
    ['a key that is taken', ofServer(11000)],
    ['a code of something else', Object.assign(new Error('x'), { code: 91 })],
    ['a wrong query', new mongoose.Error('wrong')],
    ['a mistake of ours', new TypeError('x is undefined')],
    ['no error at all', 'MongoNetworkError'],
    ['nothing', undefined],
  ])('but not where there is %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false);
    expect(formatError({ message: '' }, error).extensions).toMatchObject({
      code: 'UNEXPECTED',
      status: 500,
    });
  });
});
