import DataLoader from 'dataloader';
import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { Account } from '../domain/account/account.ts';
import type { AccountStore } from '../domain/account/account-store.ts';
import { searchKeysOf } from '../domain/users/search-keys.ts';

type AccountDocument = Omit<Account, 'id'> & { _id: string };

export function mongoAccountStore(accounts: AnyModel, relay: Relay): AccountStore {
  const byId = accountsById(accounts);
  return {
    ...counts(accounts),
    ...suspensions(accounts, relay),
    find: (id) => byId.load(id),
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
    async changeProfile({ id, ...profile }, now, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      const document = await accounts
        .findOneAndUpdate(
          { _id: id },
          {
            $set: {
              ...profile,
              profileChangedAt: now,
              searchKeys: searchKeysOf(profile),
              ...$set,
            },
            $push,
          },
          { returnDocument: 'after' },
        )
        .lean<AccountDocument>();
      relay.nudge();
      return document && accountOf(document);
    },
    async forget(id) {
      await accounts.deleteOne({ _id: id });
    },
  };
}

/** Accounts that are asked for in one turn are read together, as a list names many. Nothing is remembered between two turns. */
const accountsById = (accounts: AnyModel) =>
  new DataLoader<string, Account | null>(
    async (ids) => {
      const documents = await accounts
        .find({ _id: { $in: [...new Set(ids)] } })
        .lean<AccountDocument[]>();
      const found = new Map(documents.map((document) => [document._id, accountOf(document)]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false, batchScheduleFn: setImmediate },
  );

type Counts = Pick<AccountStore, 'count' | 'countSeenSince' | 'creationsSince'>;

const counts = (accounts: AnyModel): Counts => ({
  count: () => accounts.countDocuments({}),
  countSeenSince: (since) => accounts.countDocuments({ lastSeenAt: { $gte: since } }),
  async *creationsSince(since) {
    const created = accounts.collection.find<{ createdAt: Date }>(
      { createdAt: { $gte: since } },
      { projection: { createdAt: 1 } },
    );
    for await (const { createdAt } of created) yield createdAt;
  },
});

type Suspensions = Pick<AccountStore, 'setSuspended' | 'suspended' | 'tellSuspended'>;

const suspensions = (accounts: AnyModel, relay: Relay): Suspensions => ({
  async setSuspended(id, at, announcements) {
    const { $push, $set } = appendToOutbox(announcements);
    const result = await accounts.updateOne(
      { _id: id, suspendedAt: { $exists: at === null } },
      at === null
        ? { $set, $unset: { suspendedAt: 1 }, $push }
        : { $set: { suspendedAt: at, ...$set }, $push },
    );
    relay.nudge();
    return result.modifiedCount === 1;
  },
  async suspended(after, limit) {
    const documents = await accounts
      .find({ suspendedAt: { $exists: true }, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<AccountDocument[]>();
    return documents.map(accountOf);
  },
  async tellSuspended(id, announcements) {
    const { $push, $set } = appendToOutbox(announcements);
    await accounts.updateOne({ _id: id, suspendedAt: { $exists: true } }, { $set, $push });
    relay.nudge();
  },
});

function accountOf({ _id: id, ...document }: AccountDocument): Account {
  const { firstName, lastName, email, createdAt, lastSeenAt } = document;
  // Accounts of before it was kept have none of these.
  const {
    isAdmin = false,
    profileChangedAt = null,
    suspendedAt = null,
  } = document as Partial<Account>;
  return {
    id,
    firstName,
    lastName,
    email,
    createdAt,
    lastSeenAt,
    isAdmin,
    profileChangedAt,
    suspendedAt,
  };
}
