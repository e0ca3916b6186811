import type { Account } from '../account/account.ts';

/** A user as administrators see one in a list. */
export interface ListedUser extends Pick<
  Account,
  'id' | 'firstName' | 'lastName' | 'email' | 'createdAt' | 'isAdmin'
> {
  /** Whether they may sign in. */
  isActive: boolean;
}

/** Which users are looked for. */
export interface UserQuery {
  /** Each is the beginning of a word of the name or the e-mail; all users where there are none. */
  words: readonly string[];
  /** Those who may sign in, those who may not, or with null both. */
  isActive: boolean | null;
}

/** The place of a user in the list. */
export type UserPlace = Pick<ListedUser, 'id' | 'createdAt'>;

/** Where lists of users come from. */
export interface UserListStore {
  /** Those who came first first, behind a place. */
  page(query: UserQuery, first: number, after: UserPlace | null): Promise<ListedUser[]>;
  count(query: UserQuery): Promise<number>;
}
