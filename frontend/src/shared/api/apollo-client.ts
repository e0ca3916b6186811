import { ApolloClient, ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { from, mergeMap } from 'rxjs';
import { getToken, tokenRefused } from '../session/access-token.ts';

const bearer = new SetContextLink(async ({ headers }) => {
  const token = await getToken();
  return { token, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } };
});

const refused = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') : ServerError.is(error) && error.statusCode === 401;

interface Sent {
  token?: string | null;
  /** It goes out for the second time. */
  again?: boolean;
}

/** A call whose token is refused was not carried out: it is sent again, once, where there is a new token. */
const renewSession = new ErrorLink(({ error, operation, forward }) => {
  const { token } = operation.getContext() as Sent;
  if (!token || !refused(error)) return;
  return from(tokenRefused(token)).pipe(mergeMap((isRenewed) => {
    if (!isRenewed) throw error;
    operation.setContext({ again: true } satisfies Sent);
    return forward(operation);
  }));
});

/** The new token is refused as well. */
const watchSession = new ErrorLink(({ error, operation }) => {
  const { token, again } = operation.getContext() as Sent;
  if (again && token && refused(error)) void tokenRefused(token);
});

/** The graph as the web app sees it. What was read stays read until something changes it: no polling, no retries, no refetch on focus. */
export function createApolloClient(cache: InMemoryCacheConfig = {}): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([watchSession, renewSession, bearer, new BaseHttpLink({ uri: '/graphql', credentials: 'include' })]),
    cache: new InMemoryCache(cache),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
  });
}
