import { ApolloClient, ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { FormattedExecutionResult } from 'graphql';
import type { OperationName } from '../../generated/operation-name.ts';
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

/** Reads that everybody may make where what they read is public. */
const READ_BY_ALL: ReadonlySet<unknown> = new Set<OperationName>(['Recipe']);

const operationOf = (request: RequestInit | undefined): unknown =>
  (JSON.parse(String(request?.body)) as { operationName?: unknown }).operationName;

const send: typeof fetch = async (url, request) => {
  let hadToken = false;
  const answer = await sentWithRenewal((token) => {
    hadToken = token !== null;
    return fetch(url, {
      ...request,
      headers: {
        ...(request?.headers as Record<string, string>),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  }, isRefused);
  if (!hadToken || !(await isRefused(answer)) || !READ_BY_ALL.has(operationOf(request)))
    return answer;
  // What everybody may read must not fail for a stale login; when that fails too, the first refusal counts.
  const anonymous = await fetch(url, { ...request, credentials: 'omit' });
  return anonymous.ok && !(await isRefused(anonymous)) ? anonymous : answer;
};

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
