import { requireUser, type Actor } from '@convivio/platform/identity';
import { briefFilePath } from '@convivio/platform/signed-link';
import type { Account } from '../domain/account/account.ts';
import { changePassword } from '../domain/account/change-password.ts';
import { seeUser } from '../domain/account/see-user.ts';
import { updateProfile } from '../domain/account/update-profile.ts';
import {
  declineRole,
  isOffered,
  takeRole,
} from '../domain/first-administrator/first-administrator.ts';
import { deleteOwnAccount } from '../domain/erasure/delete-user.ts';
import type { MutationResolvers, QueryResolvers, Resolvers, User } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';

/** A user as they see themselves, without what is asked for only where it is wanted. */
export type ShownUser = Omit<User, 'administratorOffered'>;

const presentUser = (
  { id, firstName, lastName, email, createdAt }: Account,
  { isAdmin }: Actor,
): ShownUser => ({ id, firstName, lastName, email, isAdmin, createdAt: createdAt.toISOString() });

const LINK_MS = 5 * 60_000;

export const userFields = (ports: Dependencies): Pick<Resolvers, 'User'> => ({
  User: {
    administratorOffered: (_user, _args, { actor }) => isOffered(ports, requireUser(actor)),
  },
});

export function accountQueries({
  accounts,
  offers,
  secret,
}: Dependencies): Pick<QueryResolvers, 'me' | 'myDataLink'> {
  return {
    me: async (_parent, _args, { actor }) => {
      if (actor?.kind !== 'user') return null;
      // Before there is an account, so that a process that ends between the two loses no offer.
      await offers.claim(actor.id);
      return presentUser(await seeUser(accounts, actor, new Date()), actor);
    },
    myDataLink: (_parent, _args, { actor }) =>
      briefFilePath(`own-data/${requireUser(actor).id}`, secret, LINK_MS),
  };
}

/** What somebody does with their own account. */
export function accountMutations(
  ports: Dependencies,
): Pick<
  MutationResolvers,
  'updateProfile' | 'changePassword' | 'deleteMyAccount' | 'answerAdministratorOffer'
> {
  return {
    updateProfile: async (_parent, { input }, { actor }) => {
      const user = requireUser(actor);
      await seeUser(ports.accounts, user, new Date());
      return presentUser(await updateProfile(ports, user, input, new Date()), user);
    },
    changePassword: async (_parent, passwords, { actor }) => {
      const user = requireUser(actor);
      const { email } = await seeUser(ports.accounts, user, new Date());
      await changePassword(ports, { ...user, email }, passwords, new Date());
      return true;
    },
    answerAdministratorOffer: async (_parent, { accept }, { actor }) => {
      await (accept ? takeRole : declineRole)(ports, requireUser(actor), new Date());
      return true;
    },
    deleteMyAccount: async (_parent, said, { actor }) => {
      const user = requireUser(actor);
      await seeUser(ports.accounts, user, new Date());
      await deleteOwnAccount(ports, user, said, new Date());
      return true;
    },
  };
}
