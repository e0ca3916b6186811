import { requireAdministrator } from '@convivio/platform/identity';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whose recipes are counted. */
export interface CountedUser {
  id: string;
}

const RECENT_MS = 30 * 24 * 3_600_000;

/** How many recipes there are, of all cooks and of one. */
export const totalsForAdministrators = ({ library }: Pick<Dependencies, 'library'>): Resolvers => ({
  Query: {
    recipeTotals: async (_parent, _arguments, { actor }) => {
      requireAdministrator(actor);
      const [total, last30Days] = await Promise.all([
        library.countAll({ createdSince: null }),
        library.countAll({ createdSince: new Date(Date.now() - RECENT_MS) }),
      ]);
      return { total, last30Days };
    },
  },
  AdminUser: {
    __resolveReference: ({ id }) => ({ id }),
    recipeCount: ({ id }, _arguments, { actor }) => {
      requireAdministrator(actor);
      return library.countAll({ ownerId: id });
    },
  },
});
