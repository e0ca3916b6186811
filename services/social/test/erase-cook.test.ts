import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { eraseCook } from '../src/domain/invitation/erase-cook.ts';
import { collaborationModel } from '../src/store/collaboration-model.ts';
import { invitationModel } from '../src/store/invitation-model.ts';
import { mongoCollaborationStore } from '../src/store/mongo-collaboration-store.ts';
import { mongoInvitationStore } from '../src/store/mongo-invitation-store.ts';
import {
  needed,
  startSocialKitchen,
  type SocialCook,
  type SocialKitchen,
} from './social-kitchen.ts';

let kitchen: SocialKitchen;
let database: Connection;
beforeAll(async () => {
  kitchen = await startSocialKitchen();
  database = await mongoose
    .createConnection(kitchen.databaseUrl, { dbName: kitchen.database })
    .asPromise();
});
afterAll(async () => {
  await database.close();
  await kitchen.close();
});

/** Lets one cook collaborate with another. */
async function letIn(owner: SocialCook, collaborator: SocialCook): Promise<void> {
  const { made } = needed(
    await owner.ask<{ made: { path: string } }>('mutation { made: createInvitation { path } }'),
  );
  needed(
    await collaborator.ask('mutation ($code: String!) { acceptInvitation(code: $code) { id } }', {
      code: made.path.slice('/invite/'.length),
    }),
  );
}

test('a cook who is erased collaborates with nobody, is told to have left, and nothing names that cook any more', async () => {
  const [anna, bruno, carla] = await Promise.all([1, 2, 3].map(() => kitchen.newCook()));
  await letIn(anna!, bruno!);
  await letIn(bruno!, carla!);
  await letIn(anna!, carla!);
  // Sends what is announced here.
  const relay = { nudge() {}, async close() {} };
  const ports = {
    invitations: mongoInvitationStore(invitationModel(database), relay),
    collaborations: mongoCollaborationStore(collaborationModel(database), relay),
  };
  const told = [anna!, bruno!].map(({ id }) => kitchen.next('collaboration.ended', id));
  const erased = () =>
    eraseCook(ports, bruno!.id, new Date()).then(
      () => true,
      () => false,
    );
  expect(await erased()).toBe(false);
  await Promise.all(told);
  expect(await askUntil(erased, Boolean)).toBe(true);
  for (const name of ['invitations', 'collaborations']) {
    const kept = await database.collection(name).find().toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(bruno!.id);
  }
  const left = async ({ ask }: SocialCook) =>
    needed(await ask<{ all: object[] }>('{ all: collaborations { owner { id } } }')).all;
  expect(await left(carla!)).toEqual([{ owner: { id: anna!.id } }]);
});
