import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { AiBudget, AiBudgetStore } from '../domain/provider/ai-budget.ts';

const ID = 'ai';

export const mongoAiBudgetStore = (budgets: AnyModel): AiBudgetStore => ({
  async find() {
    const document = await budgets.findById(ID).lean<AiBudget>();
    return document && { perUser: document.perUser, installation: document.installation };
  },
  async follow({ revision, ...budget }) {
    try {
      await budgets.updateOne(
        { _id: ID, revision: { $lt: revision } },
        { $set: { ...budget, revision } },
        { upsert: true },
      );
    } catch (error) {
      // A later one is kept: the filter finds nothing, and its insertion meets what is there.
      if (!isDuplicateKey(error)) throw error;
    }
  },
});
