import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { eraseCook } from '../src/domain/invitation/erase-cook.ts';
import { collaborationModel } from '../src/store/collaboration-model.ts';
import { forgetOld } from '../src/domain/forget-old.ts';
import { linkModels } from '../src/store/link-models.ts';
import { mongoSignUpStore } from '../src/store/mongo-sign-up-store.ts';
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

test('what has served its time goes, and what waits to be told stays until it is', async () => {
  const DAY_MS = 24 * 3_600_000;
  const relay = { nudge() {}, async close() {} };
  const invitations = invitationModel(database);
  const { signUps } = await linkModels(database);
  const stores = {
    invitations: mongoInvitationStore(invitations, relay),
    signUps: mongoSignUpStore(signUps, relay),
  };
  const owner = await kitchen.newCook();
  const made = (
    await Promise.all(
      [1, 2, 3].map(() =>
        owner.ask<{ made: { id: string } }>('mutation { made: createInvitation { id } }'),
      ),
    )
  ).map((answer) => Number(needed(answer).made.id));
  // None of the three waits any more to be told.
  await askUntil(
    () => invitations.countDocuments({ ownerId: owner.id, unsent: { $exists: true } }),
    (waiting) => waiting === 0,
  );
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const age = (id: number | undefined, fields: object) =>
    invitations.updateOne({ _id: id }, { $set: fields });
  await age(made[0], { expiresAt: ago(91) });
  await age(made[1], { expiresAt: ago(89), revokedAt: ago(95) });
  // Its mark keeps the relay of the service from it too: no message lies in it.
  await age(made[2], { expiresAt: ago(91), unsent: false });
  await signUps.collection.insertMany([
    { _id: 'told' as never, linkId: 1, notedAt: ago(3) },
    { _id: 'waits' as never, linkId: 1, notedAt: ago(3), unsent: false },
    { _id: 'new' as never, linkId: 1, notedAt: ago(1) },
  ]);

  await forgetOld(stores, new Date());

  expect(
    (await invitations.find({ ownerId: owner.id }).sort({ _id: 1 }).lean())
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual([made[1], made[2]].sort());
  expect((await signUps.find().lean()).map(({ _id }) => _id).sort()).toEqual(['new', 'waits']);
  // The database forgets none by itself.
  for (const model of [invitations, signUps])
    expect(
      (await model.collection.indexes()).filter((index) => 'expireAfterSeconds' in index),
    ).toEqual([]);
});
