import { ApolloClient, ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { getToken, tokenRefused } from '../session/access-token.ts';

const bearer = new SetContextLink(async ({ headers }) => {
  const token = await getToken();
  return { headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } };
});

const refused = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') : ServerError.is(error) && error.statusCode === 401;

const watchSession = new ErrorLink(({ error }) => {
  if (refused(error)) void tokenRefused();
});

/** The graph as the web app sees it. What was read stays read until something changes it: no polling, no retries, no refetch on focus. */
export function createApolloClient(cache: InMemoryCacheConfig = {}): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([watchSession, bearer, new BaseHttpLink({ uri: '/graphql', credentials: 'include' })]),
    cache: new InMemoryCache(cache),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
  });
}
