import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NoteSignUpFromLinkDocument } from '../../../generated/documents/note-sign-up-from-link.ts';
import { forgetLink, rememberedLink } from './came-from-link.ts';

/**
 * Tells the server, once somebody is signed in, by which link they came. What it says to that ends the matter; where it cannot be reached,
 * another page tries.
 */
export function useNoteSignUp(): void {
  const client = useApolloClient();
  useEffect(() => {
    const link = rememberedLink();
    if (link === null) return;
    client
      .mutate({ mutation: NoteSignUpFromLinkDocument, variables: link })
      .then(
        forgetLink,
        (error: unknown) =>
          void (CombinedGraphQLErrors.is(error) && isFinal(error) && forgetLink()),
      );
  }, [client]);
}

/** The link is gone, or what was kept is none. */
const isFinal = ({ errors }: CombinedGraphQLErrors): boolean =>
  errors.some(({ extensions }) => Number(extensions?.['status']) < 500);
