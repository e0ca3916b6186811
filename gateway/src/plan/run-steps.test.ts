import { expect, test } from '@jest/globals';
import { runSteps, type Step } from './run-steps.ts';

const fetchOf = (serviceName: string): Step =>
  ({ kind: 'Fetch', serviceName, path: [], fetch: { serviceName, operation: '' } }) as never;

test('an alias of the name __proto__ changes nothing beside the answer', async () => {
  const data = {};
  const answers: Record<string, string> = {
    intake: '{"__proto__":{"polluted":true}}',
    admin: '{"me":null}',
  };
  try {
    await runSteps({ kind: 'Parallel', steps: [fetchOf('intake'), fetchOf('admin')] }, data, {
      ask: async (service) => ({ data: JSON.parse(answers[service]!) }),
      variables: {},
      failed: (error) => {
        throw error;
      },
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(data)).toEqual(['__proto__', 'me']);
  } finally {
    delete (Object.prototype as { polluted?: boolean }).polluted;
  }
});
