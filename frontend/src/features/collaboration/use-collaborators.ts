import { useMutation, useQuery } from '@apollo/client/react';
import { CollaboratorsDocument } from '../../generated/documents/collaborators.ts';
import { EndCollaborationDocument } from '../../generated/documents/end-collaboration.ts';
import { RevokeInvitationDocument } from '../../generated/documents/revoke-invitation.ts';
import type {
  Collaborators_PersonFragment,
  CollaboratorsQuery,
} from '../../generated/operations.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { useLive } from '../../shared/api/use-live.ts';
import { notify } from '../../shared/toasts/notify.ts';

export type OpenInvitation = CollaboratorsQuery['invitations']['nodes'][number];

/** One who works in the cook's collection, or in whose collection the cook works. */
export interface Partner {
  collaborationId: string;
  person: Collaborators_PersonFragment;
  /** ISO 8601. */
  since: string;
}

/** With whom the cook collaborates, on either side, and whom they have invited. */
export function useCollaborators(open: boolean, userId: string | undefined) {
  const { data, error, refetch } = useQuery(CollaboratorsDocument, {
    skip: !open,
    fetchPolicy: 'no-cache',
  });
  const refresh = () => (open ? refetch().catch(() => {}) : Promise.resolve());
  useLive('collaborations.changed', () => void refresh());
  useLive('reconnected', () => void refresh());
  const all = data?.collaborations ?? [];
  const isOwner = ({ owner }: (typeof all)[number]) => owner.id === userId;
  return {
    known: data !== undefined,
    error,
    refresh,
    helpers: all.filter(isOwner).map((each) => partner(each, each.collaborator)),
    owners: all.filter((each) => !isOwner(each)).map((each) => partner(each, each.owner)),
    invitations: data?.invitations.nodes ?? [],
    ...useEnding(refresh),
  };
}

const partner = (
  { id: collaborationId, createdAt: since }: CollaboratorsQuery['collaborations'][number],
  person: Collaborators_PersonFragment,
): Partner => ({ collaborationId, person, since });

/** Ends collaborations and revokes invitations, and tells how that went. */
function useEnding(refresh: () => Promise<unknown>) {
  const [endOne, { loading: ending }] = useMutation(EndCollaborationDocument);
  const [revokeOne, { loading: revoking }] = useMutation(RevokeInvitationDocument);
  const done = async (act: () => Promise<unknown>, success: string, failure: string) => {
    try {
      await act();
      notify.success({ title: success });
    } catch (error) {
      notify.error({ title: failure, text: sentenceOf(error, 'Try again in a moment.') });
    }
    await refresh();
  };
  return {
    busy: ending || revoking,
    end: (id: string) =>
      done(
        () => endOne({ variables: { id } }),
        'Collaboration ended',
        'Failed to end the collaboration',
      ),
    revoke: (id: string) =>
      done(
        () => revokeOne({ variables: { id } }),
        'Invitation revoked successfully',
        'Failed to revoke invitation',
      ),
  };
}
