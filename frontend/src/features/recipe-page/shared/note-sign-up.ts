import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NoteSignUpFromLinkDocument } from '../../../generated/documents/note-sign-up-from-link.ts';
import { forgetLink, rememberedLink } from './came-from-link.ts';

/** What the server says to the link by which somebody came ends the matter; where it cannot be reached, another page tries. */
export async function noteSignUp(client: ApolloClient): Promise<void> {
  const link = rememberedLink();
  try {
    if (link) await client.mutate({ mutation: NoteSignUpFromLinkDocument, variables: link });
    forgetLink();
  } catch (error) {
    if (CombinedGraphQLErrors.is(error) && isFinal(error)) forgetLink();
  }
}

/** The link is gone, or what was kept is none. */
const isFinal = ({ errors }: CombinedGraphQLErrors): boolean =>
  errors.some(({ extensions }) => Number(extensions?.['status']) < 500);
