import { requireUser, type Actor } from '@convivio/platform/identity';
import { OWN_DATA_LINK_MS } from '@convivio/platform/own-data';
import { briefFilePath } from '@convivio/platform/signed-link';
import type { Account } from '../domain/account/account.ts';
import { changePassword } from '../domain/account/change-password.ts';
import { updateProfile } from '../domain/account/update-profile.ts';
import { visit } from '../domain/account/visit.ts';
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

export const userFields = (ports: Dependencies): Pick<Resolvers, 'User'> => ({
  User: {
    administratorOffered: (_user, _args, { actor }) => isOffered(ports, requireUser(actor)),
  },
});

export function accountQueries(ports: Dependencies): Pick<QueryResolvers, 'me' | 'myDataLink'> {
  return {
    me: async (_parent, _args, { actor }) =>
      actor?.kind === 'user' ? presentUser(await visit(ports, actor, new Date()), actor) : null,
    myDataLink: (_parent, _args, { actor }) =>
      briefFilePath(`own-data/${requireUser(actor).id}`, ports.secret, OWN_DATA_LINK_MS),
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
      return presentUser(await updateProfile(ports, user, input, new Date()), user);
    },
    changePassword: async (_parent, passwords, { actor }) => {
      await changePassword(ports, requireUser(actor), passwords, new Date());
      return true;
    },
    answerAdministratorOffer: async (_parent, { accept }, { actor }) => {
      await (accept ? takeRole : declineRole)(ports, requireUser(actor), new Date());
      return true;
    },
    deleteMyAccount: async (_parent, said, { actor }) => {
      await deleteOwnAccount(ports, requireUser(actor), said, new Date());
      return true;
    },
  };
}
