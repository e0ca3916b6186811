import { requireService, type Actor } from '@convivio/platform/identity';
import { emailFor, nameOf, personFor, type PersonPorts } from '../domain/account/person.ts';
import type { Account } from '../domain/account/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Users as other users see them. */
export const personQueries = (ports: PersonPorts): NonNullable<Resolvers['Query']> => ({
  firstSeen: async (_parent, { userId }, { actor }) => {
    requireService(actor);
    return (await ports.accounts.find(userId))?.createdAt.toISOString() ?? null;
  },
  async person(_parent, { id }, { actor }) {
    const account = await personFor(ports, onlookerOf(actor), id);
    return account && presentPerson(account);
  },
});

export const personFields = (ports: PersonPorts): Pick<Resolvers, 'Person'> => ({
  Person: {
    async __resolveReference({ id }) {
      const account = await ports.accounts.find(id);
      return account
        ? presentPerson(account)
        : { id, name: nameOf(null), firstName: '', lastName: '' };
    },
    email: ({ id }, _arguments, { actor }) => emailFor(ports, onlookerOf(actor), id),
  },
});

const onlookerOf = (actor: Actor | null) => (actor?.kind === 'user' ? actor : null);

export const presentPerson = ({ id, firstName, lastName, email }: Account) => ({
  id,
  name: nameOf({ firstName, lastName, email }),
  firstName,
  lastName,
});
