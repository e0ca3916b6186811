import type { Cook } from '../policy.ts';

/** A cook who collaborates with nobody. */
export const loneCook = (id: string): Cook => ({
  id,
  actsFor: async () => false,
  owners: async () => [],
});
