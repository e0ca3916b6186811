import { requireAdministrator } from '@convivio/platform/identity';
import type { AiBudget, SetAiBudget } from '../domain/budget/ai-budget.ts';
import type { AiBudgetStore } from '../domain/budget/ai-budget-store.ts';
import { setAiBudget } from '../domain/budget/set-ai-budget.ts';
import type { AuditStore } from '../domain/users/audit.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { dollars } from './dollars.ts';

interface BudgetPorts {
  budgets: AiBudgetStore;
  audit: AuditStore;
}

/** What AI may cost, for administrators. */
export const budgetQueries = ({ budgets }: BudgetPorts): Pick<QueryResolvers, 'aiBudget'> => ({
  aiBudget: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const budget = await budgets.find();
    return budget && presentSetBudget(budget);
  },
});

export const budgetMutations = (ports: BudgetPorts): Pick<MutationResolvers, 'setAiBudget'> => ({
  setAiBudget: async (_parent, { input: { perUser, installation, revision } }, { actor }) =>
    presentSetBudget(
      await setAiBudget(
        ports,
        requireAdministrator(actor).id,
        { perUser: perUser ?? null, installation: installation ?? null, revision },
        new Date(),
      ),
    ),
});

export const presentBudget = ({ perUser, installation }: AiBudget) => ({
  perUser: perUser === null ? null : dollars(perUser),
  installation: installation === null ? null : dollars(installation),
});

const presentSetBudget = ({ revision, changedAt, ...budget }: SetAiBudget) => ({
  ...presentBudget(budget),
  revision,
  changedAt: changedAt.toISOString(),
});
