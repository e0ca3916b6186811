import { requireUser, type Actor } from '@convivio/platform/identity';
import { OWN_DATA_LINK_MS } from '@convivio/platform/own-data';
import { briefFilePath } from '@convivio/platform/signed-link';
import type { Account } from '../domain/account/account.ts';
import { changePassword } from '../domain/account/change-password.ts';
import { seeUser } from '../domain/account/see-user.ts';
import { updateProfile } from '../domain/account/update-profile.ts';
import { deleteOwnAccount } from '../domain/erasure/delete-user.ts';
import type { MutationResolvers, QueryResolvers, User } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';

const presentUser = (
  { id, firstName, lastName, email, createdAt }: Account,
  { isAdmin }: Actor,
): User => ({ id, firstName, lastName, email, isAdmin, createdAt: createdAt.toISOString() });

export function accountQueries({
  accounts,
  secret,
}: Dependencies): Pick<QueryResolvers, 'me' | 'myDataLink'> {
  return {
    me: async (_parent, _args, { actor }) =>
      actor?.kind === 'user'
        ? presentUser(await seeUser(accounts, actor, new Date()), actor)
        : null,
    myDataLink: (_parent, _args, { actor }) =>
      briefFilePath(`own-data/${requireUser(actor).id}`, secret, OWN_DATA_LINK_MS),
  };
}

/** What somebody does with their own account. */
export function accountMutations(
  ports: Dependencies,
): Pick<MutationResolvers, 'updateProfile' | 'changePassword' | 'deleteMyAccount'> {
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
    deleteMyAccount: async (_parent, said, { actor }) => {
      const user = requireUser(actor);
      await seeUser(ports.accounts, user, new Date());
      await deleteOwnAccount(ports, user, said, new Date());
      return true;
    },
  };
}
