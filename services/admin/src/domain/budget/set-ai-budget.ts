import { announce } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import type { AuditStore } from '../users/audit.ts';
import { readAiBudget, type SetAiBudget } from './ai-budget.ts';
import type { AiBudgetStore } from './ai-budget-store.ts';

export interface WantedAiBudget {
  /** US dollars; null for no limit. */
  perUser: number | null;
  installation: number | null;
  /** The revision it was set with in view; 0 where none had been set. */
  revision: number;
}

interface BudgetPorts {
  budgets: AiBudgetStore;
  audit: AuditStore;
}

/**
 * Sets what AI may cost in a day, once it stands in the audit list: what cannot be written down is not done. Whoever pays follows by
 * `ai-budget.changed`. Throws 409 where another administrator was first, 422.
 */
export async function setAiBudget(
  { budgets, audit }: BudgetPorts,
  adminId: string,
  { revision, ...dollars }: WantedAiBudget,
  now: Date,
): Promise<SetAiBudget> {
  const { perUser, installation } = readAiBudget(dollars);
  const before = await budgets.find();
  if ((before?.revision ?? 0) !== revision) throw anotherWasFirst();
  const next = { perUser, installation, revision: revision + 1 };
  const record = await audit.insert({
    at: now,
    adminId,
    act: 'setAiBudget',
    userId: null,
    budget: {
      before: before && { perUser: before.perUser, installation: before.installation },
      after: { perUser, installation },
    },
  });
  const set = { ...next, changedAt: now, changedBy: adminId };
  if (await budgets.replace(set, [announce('ai-budget.changed', adminId, next)])) return set;
  await audit.withdraw(record);
  throw anotherWasFirst();
}

/** Tells the budget once more: whoever pays may have been set up anew since. */
export async function tellAiBudget(budgets: AiBudgetStore): Promise<void> {
  const budget = await budgets.find();
  if (!budget) return;
  const { perUser, installation, revision, changedBy } = budget;
  await budgets.tell(revision, [
    announce('ai-budget.changed', changedBy, { perUser, installation, revision }),
  ]);
}

const anotherWasFirst = () =>
  conflict(
    'AI_BUDGET_CHANGED',
    'Another administrator has set the budget meanwhile. Look at it, and set it again if it is not what you want.',
  );
