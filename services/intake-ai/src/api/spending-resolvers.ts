import { requireAdministrator } from '@convivio/platform/identity';
import type { AiBudget } from '../domain/provider/ai-budget.ts';
import type { SpendingStore } from '../domain/provider/spending-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const MOST_SPENDERS = 5;

/** What the resolvers of spending work with. */
export interface SpendingParts {
  spending: Pick<SpendingStore, 'spentBy' | 'spentOn'>;
  budget: () => Promise<AiBudget>;
  hasProvider: boolean;
}

/** What was spent today beside what may be, for administrators. */
export const spendingQueries = ({
  spending,
  budget,
  hasProvider,
}: SpendingParts): Pick<NonNullable<Resolvers['Query']>, 'aiSpending'> => ({
  aiSpending: async (_parent, _arguments, { actor }) => {
    requireAdministrator(actor);
    const day = new Date().toISOString().slice(0, 10);
    const [{ perUser, installation }, spent, users] = await Promise.all([
      budget(),
      spending.spentOn(day),
      spending.spentBy(day, MOST_SPENDERS),
    ]);
    return {
      hasProvider,
      perUser: perUser === null ? null : dollars(perUser),
      installation: installation === null ? null : dollars(installation),
      spent: dollars(spent),
      users: users.map((user) => ({ user: { id: user.ownerId }, spent: dollars(user.spent) })),
    };
  },
});

const dollars = (microDollars: number): number => microDollars / 1_000_000;
