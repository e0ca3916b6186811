import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import type { OperationAnswer } from '../src/graphql/graphql.ts';
import { operationRunner } from '../src/rest/run-operation.ts';

const run = (answer: OperationAnswer, mayLack?: string) =>
  operationRunner({ runPrepared: async () => answer } as never)(
    parse('{ recipe { title impact } }') as never,
    {},
    {} as never,
    mayLack,
  );
const away = {
  message: 'The analyses cannot be reached.',
  extensions: { code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter: 5 },
};
const without = { recipe: { title: 'Broth', impact: null } };

test.each([
  ['of the service that brings it', away],
  ['of the recipe that it was asked of', { ...away, path: ['recipe'] }],
  ['of the part itself', { ...away, path: ['recipe', 'impact'] }],
  ['of something in it', { ...away, path: ['recipe', 'impact', 'axes', 'water'] }],
])('a part that may be lacking is null behind an error %s', async (_where, error) => {
  expect(await run({ data: without, errors: [error] }, 'recipe.impact')).toEqual(without);
});

test.each<[string, OperationAnswer, string | undefined]>([
  ['when nothing may be lacking', { data: without, errors: [away] }, undefined],
  [
    'of another part',
    { data: without, errors: [away, { ...away, path: ['recipe', 'title'] }] },
    'recipe.impact',
  ],
  ['when there is no recipe', { data: null, errors: [away] }, 'recipe.impact'],
  [
    'when the part is there and something else is not',
    { data: { recipe: { title: null, impact: { score: 7 } } }, errors: [away] },
    'recipe.impact',
  ],
])('an error is thrown %s', async (_when, answer, mayLack) => {
  await expect(run(answer, mayLack)).rejects.toMatchObject({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: 5,
    message: away.message,
  });
});
