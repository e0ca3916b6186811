import type { Announcement } from '@convivio/contracts/announcement';
import type { AiBudget } from './ai-budget.ts';
import type { ProviderTrouble } from './provider-trouble.ts';

/** What provider calls have cost each cook and all together, day by day (UTC), in integer micro-dollars. */
export interface SpendingStore {
  /**
   * Sets an amount aside before a call; answers which limit the day's spending would pass with it, or null where it is set aside. Safe against
   * calls at the same time.
   */
  reserve(
    ownerId: string,
    day: string,
    amount: number,
    budget: AiBudget,
  ): Promise<Extract<ProviderTrouble, 'over-budget' | 'over-installation-budget'> | null>;
  /** Replaces what was set aside by what the call cost, and announces the call in the same write. */
  settle(
    ownerId: string,
    day: string,
    reserved: number,
    cost: number,
    call: Announcement<'usage.ai'>,
  ): Promise<void>;
  /** Those who have spent the most of a day, the most first, with what is set aside for calls that run. */
  spentBy(day: string, limit: number): Promise<{ ownerId: string; spent: number }[]>;
  /** What all have spent of a day, with what is set aside for calls that run. */
  spentOn(day: string): Promise<number>;
}
