import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { Account } from '../domain/account.ts';
import type { AccountStore } from '../domain/account-store.ts';
import { searchKeysOf } from '../domain/users/search-keys.ts';

type AccountDocument = Omit<Account, 'id'> & { _id: string };

export function mongoAccountStore(accounts: AnyModel, relay: Relay): AccountStore {
  return {
    async find(id) {
      const document = await accounts.findById(id).lean<AccountDocument>();
      return document && accountOf(document);
    },
    async save({ id, ...profile }, now, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      const save = () =>
        accounts
          .findOneAndUpdate(
            { _id: id },
            {
              $set: { ...profile, lastSeenAt: now, searchKeys: searchKeysOf(profile), ...$set },
              $setOnInsert: { createdAt: now },
              $push,
            },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<AccountDocument>();
      // Of two first visits at the same moment MongoDB lets one insert and fails the other, which then finds the account.
      const document = await save().catch((error: unknown) =>
        isDuplicateKey(error) ? save() : Promise.reject(error),
      );
      relay.nudge();
      return accountOf(document as AccountDocument);
    },
    count: () => accounts.countDocuments({}),
    countSeenSince: (since) => accounts.countDocuments({ lastSeenAt: { $gte: since } }),
    async *creationsSince(since) {
      const created = accounts.collection.find<{ createdAt: Date }>(
        { createdAt: { $gte: since } },
        { projection: { createdAt: 1 } },
      );
      for await (const { createdAt } of created) yield createdAt;
    },
  };
}

function accountOf({
  _id,
  firstName,
  lastName,
  email,
  createdAt,
  lastSeenAt,
  // Accounts of before it was kept have none.
  isAdmin = false,
}: AccountDocument): Account {
  return { id: _id, firstName, lastName, email, createdAt, lastSeenAt, isAdmin };
}
