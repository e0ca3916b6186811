import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DeleteUserDocument } from '../../../generated/documents/delete-user.ts';
import { ReactivateUserDocument } from '../../../generated/documents/reactivate-user.ts';
import { SuspendUserDocument } from '../../../generated/documents/suspend-user.ts';
import type { UserRow_UserFragment } from '../../../generated/operations.ts';
import { act } from '../parts/act.ts';

export type ListedUser = UserRow_UserFragment;

export interface UserActs {
  /** The user something is being done to; null while nothing is. */
  busy: string | null;
  /** Those who were deleted here: a list may still have them for a moment. */
  gone: readonly string[];
  suspend: (user: ListedUser) => Promise<void>;
  reactivate: (user: ListedUser) => Promise<void>;
  /** Answers whether the user is gone. */
  remove: (user: ListedUser) => Promise<boolean>;
}

/** What an administrator does to users; `changed` is called whether it went well or another administrator was first. */
export function useUserActs(changed: () => Promise<unknown>): UserActs {
  const client = useApolloClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const during = async (user: ListedUser, work: () => Promise<boolean>) => {
    setBusy(user.id);
    const done = await work();
    await changed().catch(() => {});
    setBusy(null);
    return done;
  };
  return {
    busy,
    gone,
    async suspend(user) {
      const variables = { id: user.id };
      await during(user, () =>
        act(() => client.mutate({ mutation: SuspendUserDocument, variables }), {
          done: ({ data }) => ({
            title: 'User Suspended',
            text: data?.isDone ? user.email : `${user.email} was suspended already.`,
          }),
          failed: 'Failed to suspend user',
        }),
      );
    },
    async reactivate(user) {
      const variables = { id: user.id };
      await during(user, () =>
        act(() => client.mutate({ mutation: ReactivateUserDocument, variables }), {
          done: ({ data }) => ({
            title: 'User Reactivated',
            text: data?.isDone ? user.email : `${user.email} was not suspended any more.`,
          }),
          failed: 'Failed to reactivate user',
        }),
      );
    },
    remove: (user) =>
      during(user, async () => {
        const variables = { id: user.id, confirmation: user.email };
        const done = await act(() => client.mutate({ mutation: DeleteUserDocument, variables }), {
          done: { title: 'User has been permanently deleted', text: user.email },
          failed: 'Failed to delete user',
        });
        if (done) setGone((before) => [...before, user.id]);
        return done;
      }),
  };
}
