import { ApolloClient, ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { FormattedExecutionResult } from 'graphql';
import { AnswerAge } from './answer-age.ts';
import { boundCache } from './bound-cache.ts';
import { sentWithRenewal } from '../session/sent-with-renewal.ts';

/** The token was refused and nothing was carried out, so that the call may be sent again. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  const text = await response.clone().text();
  if (!text.includes('"UNAUTHENTICATED"')) return false;
  const { data, errors = [] } = JSON.parse(text) as FormattedExecutionResult;
  return !data && errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

const send: typeof fetch = (url, request) =>
  sentWithRenewal(
    (token) =>
      fetch(url, {
        ...request,
        headers: {
          ...(request?.headers as Record<string, string>),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      }),
    isRefused,
  );

/**
 * The graph as the web app sees it. What was read stays read until something changes it or much else was read: no
 * polling, no retries, no refetch on focus.
 */
export function createApolloClient(config: InMemoryCacheConfig = {}): ApolloClient {
  const cache = new InMemoryCache(config);
  const age = new AnswerAge();
  const client = new ApolloClient({
    link: ApolloLink.from([
      age.link,
      boundCache(cache),
      new BaseHttpLink({ uri: '/graphql', credentials: 'include', fetch: send }),
    ]),
    cache,
    // A question that is asked again after a change must not take the answer that was on its way before it.
    queryDeduplication: false,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
  });
  age.keptFor(client);
  return client;
}
