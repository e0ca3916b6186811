import { requireService, type Actor } from '@convivio/platform/identity';
import { emailFor, personFor, personOf, type PersonPorts } from '../domain/account/person.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Users as other users see them. */
export const personQueries = (ports: PersonPorts): NonNullable<Resolvers['Query']> => ({
  firstSeen: async (_parent, { userId }, { actor }) => {
    requireService(actor);
    return (await ports.accounts.find(userId))?.createdAt.toISOString() ?? null;
  },
  async person(_parent, { id }, { actor }) {
    const account = await personFor(ports, onlookerOf(actor), id);
    return account && personOf(id, account);
  },
});

export const personFields = (ports: PersonPorts): Pick<Resolvers, 'Person'> => ({
  Person: {
    __resolveReference: async ({ id }) => personOf(id, await ports.accounts.find(id)),
    email: ({ id }, _arguments, { actor }) => emailFor(ports, onlookerOf(actor), id),
  },
});

const onlookerOf = (actor: Actor | null) => (actor?.kind === 'user' ? actor : null);
