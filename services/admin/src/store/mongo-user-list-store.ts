import type { AnyModel } from '@convivio/platform/database';
import { searchKeysOf } from '../domain/users/search-keys.ts';
import type { ListedUser, UserListStore, UserQuery } from '../domain/users/user-list-store.ts';

type UserDocument = Omit<ListedUser, 'id' | 'isActive'> & { _id: string; suspendedAt?: Date };

const fields = {
  firstName: 1,
  lastName: 1,
  email: 1,
  createdAt: 1,
  isAdmin: 1,
  suspendedAt: 1,
} as const;

/** Lists of users, by the indexes of the accounts. */
export const mongoUserListStore = (accounts: AnyModel): UserListStore => ({
  async page(query, first, after) {
    const behind = after && [
      { createdAt: { $gt: after.createdAt } },
      { createdAt: after.createdAt, _id: { $gt: after.id } },
    ];
    const found: UserDocument[] = [];
    // Each stretch is one of an index; of both together an engine may make none.
    for (const stretch of behind?.toReversed() ?? [{}]) {
      found.push(
        ...(await accounts
          .find({ ...filterOf(query), ...stretch }, fields)
          .sort({ createdAt: 1, _id: 1 })
          .limit(first - found.length)
          .lean<UserDocument[]>()),
      );
      if (found.length === first) break;
    }
    return found.map(userOf);
  },
  // By the command, which reads indexes alone where it can.
  async count(query) {
    const { n } = await accounts.db.db!.command({
      count: accounts.collection.name,
      query: filterOf(query),
    });
    return n as number;
  },
});

/** Makes accounts of before they could be searched findable. */
export async function indexUsers(accounts: AnyModel): Promise<void> {
  const unindexed = accounts.collection.find<Omit<UserDocument, '_id'> & { _id: unknown }>(
    { searchKeys: { $exists: false } },
    { projection: { firstName: 1, lastName: 1, email: 1 } },
  );
  for await (const { _id, firstName = '', lastName = '', email = '' } of unindexed)
    await accounts.collection.updateOne(
      { _id: _id as never, searchKeys: { $exists: false } },
      { $set: { searchKeys: searchKeysOf({ firstName, lastName, email }) } },
    );
}

const filterOf = ({ words, isActive }: UserQuery) => ({
  ...(words.length > 0 && { $and: words.map((word) => ({ searchKeys: word })) }),
  ...(isActive !== null && { suspendedAt: { $exists: !isActive } }),
});

const userOf = ({ _id: id, suspendedAt, ...user }: UserDocument): ListedUser => ({
  id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  createdAt: user.createdAt,
  // Accounts of before it was kept have none.
  isAdmin: user.isAdmin ?? false,
  isActive: !suspendedAt,
});
