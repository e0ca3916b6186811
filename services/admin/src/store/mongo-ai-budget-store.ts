import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { SetAiBudget } from '../domain/budget/ai-budget.ts';
import type { AiBudgetStore } from '../domain/budget/ai-budget-store.ts';

const ID = 'ai';

export const mongoAiBudgetStore = (budgets: AnyModel, relay: Relay): AiBudgetStore => ({
  async find() {
    const document = await budgets.findById(ID).lean<SetAiBudget>();
    if (!document) return null;
    const { perUser, installation, revision, changedAt, changedBy } = document;
    return { perUser, installation, revision, changedAt, changedBy };
  },
  async replace(budget, announcements) {
    const { $push, $set } = appendToOutbox(announcements);
    try {
      const result = await budgets.updateOne(
        { _id: ID, revision: budget.revision - 1 },
        { $set: { ...budget, ...$set }, $push },
        // Where one is there already, the first finds nothing and its insertion meets it.
        { upsert: budget.revision === 1 },
      );
      relay.nudge();
      return result.matchedCount + result.upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },
  async tell(revision, announcements) {
    const { $push, $set } = appendToOutbox(announcements);
    await budgets.updateOne({ _id: ID, revision }, { $set, $push });
    relay.nudge();
  },
});
