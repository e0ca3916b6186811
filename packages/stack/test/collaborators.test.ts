import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { openCollaborators, type Collaborators } from '@convivio/platform/collaborators';
import { collaborationOf } from '@convivio/platform/test-kit/tell-collaboration';
import { startDocuments, type RunningDocuments } from '../src/documents/server.ts';

let documents: RunningDocuments;
let connection: Connection;
let table: Collaborators;
beforeAll(async () => {
  documents = await startDocuments({ file: ':memory:' });
  connection = await mongoose.createConnection(documents.url, { dbName: 'table' }).asPromise();
  table = await openCollaborators(connection);
});
afterAll(async () => {
  await connection.close();
  await documents.close();
});

const now = new Date();
/** What is kept of two cooks, as text. */
const keptOf = async (...ids: string[]) => {
  const found = await connection.collection('collaborators').find().toArray();
  return found
    .map((each) => JSON.stringify(each))
    .filter((text) => ids.some((id) => text.includes(id)));
};
const [ada, ben] = [{ id: 'ada' }, { id: 'ben' }];

test('a collaboration that has ended is remembered without the cooks, so that one that is told late begins nothing', async () => {
  const collaboration = collaborationOf(ada, ben);
  await table.start(collaboration);
  expect(await table.actsFor('ben', 'ada')).toBe(true);
  await table.end(collaboration, now);
  await table.start(collaboration);
  expect(await table.actsFor('ben', 'ada')).toBe(false);
  expect(await table.ownersOf('ben')).toEqual([]);
  expect(await keptOf('ada', 'ben')).toEqual([]);
});

test.each([
  ['owner', 'cleo', 'dan'],
  ['collaborator', 'dan', 'cleo'],
])(
  'whoever is forgotten, as %s, is not remembered again by messages that come late',
  async (_as, ownerId, collaboratorId) => {
    const [heard, unheard] = [
      collaborationOf({ id: ownerId }, { id: collaboratorId }),
      collaborationOf({ id: ownerId }, { id: collaboratorId }),
    ];
    const others = collaborationOf(ada, ben);
    await table.start(others);
    await table.start(heard);
    await table.forget('cleo', now);
    expect(await table.actsFor(collaboratorId, ownerId)).toBe(false);
    // What was told before comes again, and what was never heard of comes in either order.
    for (const late of [heard, unheard]) {
      await table.start(late);
      await table.end(late, now);
      await table.start(late);
    }
    expect(await keptOf('cleo', 'dan')).toEqual([]);
    expect(await table.actsFor('ben', 'ada')).toBe(true);
  },
);
