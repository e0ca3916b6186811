import { requireService } from '@convivio/platform/identity';
import { emailFor, personOf, type PersonPorts } from '../domain/account/person.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Users as other users see them. */
export const personQueries = ({ accounts }: PersonPorts): NonNullable<Resolvers['Query']> => ({
  firstSeen: async (_parent, { userId }, { actor }) => {
    requireService(actor);
    return (await accounts.find(userId))?.createdAt.toISOString() ?? null;
  },
  async person(_parent, { id }) {
    const account = await accounts.find(id);
    return account && personOf(id, account);
  },
});

export const personFields = (ports: PersonPorts): Pick<Resolvers, 'Person'> => ({
  Person: {
    __resolveReference: async ({ id }) => personOf(id, await ports.accounts.find(id)),
    email: ({ id }, _arguments, { actor }) =>
      emailFor(ports, actor?.kind === 'user' ? actor : null, id),
  },
});
