import type { Told } from '../account/account-store.ts';

/** Users who are being deleted, by nothing but their ids. What is announced is stored in the same write. */
export interface ErasureStore {
  /** False when this user is being deleted already. */
  begin(userId: string, now: Date, againAt: Date, announcements: readonly Told[]): Promise<boolean>;
  /** At most `limit` of those whose second turn has come. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Announces the second turn, and forgets the user with time. */
  repeat(userId: string, announcements: readonly Told[]): Promise<void>;
}
