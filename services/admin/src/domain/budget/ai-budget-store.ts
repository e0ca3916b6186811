import type { Announcement } from '@convivio/contracts/announcement';
import type { SetAiBudget } from './ai-budget.ts';

/** Where the AI budget is kept. What is announced is stored in the same write. */
export interface AiBudgetStore {
  /** Null until an administrator has set one. */
  find(): Promise<SetAiBudget | null>;
  /** Puts it in the place of the revision before. False where that is not the one that holds any more. */
  replace(budget: SetAiBudget, announcements: readonly Announcement[]): Promise<boolean>;
  /** Tells something of the budget that holds, unless another has been set since. */
  tell(revision: number, announcements: readonly Announcement[]): Promise<void>;
}
