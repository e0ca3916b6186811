import { expect, test } from '@jest/globals';
import { createLog } from '../src/service/log.ts';
import { answerTimes } from '../src/service/answer-times.ts';
import { startSubgraph } from '../src/graphql/subgraph.ts';

test('how long operations take is counted, and looks at the health are not', async () => {
  const times = answerTimes();
  const subgraph = await startSubgraph({
    typeDefs: 'type Query { salt: String }',
    resolvers: { Query: { salt: () => 'fine' } },
    ownData: (() => {}) as never,
    verify: async () => null,
    log: createLog('test', 'silent'),
    checks: {},
    times,
    host: '127.0.0.1',
    port: 0,
  });
  try {
    await fetch(new URL('/health/live', subgraph.url));
    expect(times.lately()).toBeNull();
    const response = await fetch(subgraph.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ salt }' }),
    });
    expect(await response.json()).toEqual({ data: { salt: 'fine' } });
    expect(times.lately()).toMatchObject({ count: 1 });
  } finally {
    await subgraph.drain();
  }
});
