import type { Announcement } from '@convivio/contracts/announcement';

/** What each cook's provider calls have cost, day by day (UTC), in integer micro-dollars. */
export interface SpendingStore {
  /** Sets an amount aside before a call; false when the day's spending would pass the budget with it. Safe against calls at the same time. */
  reserve(ownerId: string, day: string, amount: number, budget: number): Promise<boolean>;
  /** Replaces what was set aside by what the call cost, and announces the call in the same write. */
  settle(
    ownerId: string,
    day: string,
    reserved: number,
    cost: number,
    call: Announcement<'usage.ai'>,
  ): Promise<void>;
}
