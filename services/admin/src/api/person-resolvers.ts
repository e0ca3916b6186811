import { requireService } from '@convivio/platform/identity';
import { emailFor, nameOf, type PersonPorts } from '../domain/account/person.ts';
import type { Account } from '../domain/account/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Users as other users see them. */
export const personQueries = ({ accounts }: PersonPorts): NonNullable<Resolvers['Query']> => ({
  firstSeen: async (_parent, { userId }, { actor }) => {
    requireService(actor);
    return (await accounts.find(userId))?.createdAt.toISOString() ?? null;
  },
  async person(_parent, { id }) {
    const account = await accounts.find(id);
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
    email: ({ id }, _arguments, { actor }) =>
      emailFor(ports, actor?.kind === 'user' ? actor : null, id),
  },
});

export const presentPerson = ({ id, firstName, lastName, email }: Account) => ({
  id,
  name: nameOf({ firstName, lastName, email }),
  firstName,
  lastName,
});
