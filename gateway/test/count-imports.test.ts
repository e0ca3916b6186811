import { ApolloServer } from '@apollo/server';
import { expect, test } from '@jest/globals';
import { tooMany } from '@convivio/platform/errors';
import { parse, type OperationDefinitionNode } from 'graphql';
import { COUNTED, countImports, importsIn } from '../src/graphql/count-imports.ts';
import type { GatewayContext } from '../src/graphql/supergraph.ts';
import { routeTable } from '../src/rest/route-table.ts';

const asked = (text: string) => {
  const document = parse(text);
  return importsIn(document, document.definitions[0] as OperationDefinitionNode);
};

test.each<[string, string, number]>([
  ['a query', '{ importText: me { id } }', 0],
  ['another mutation', 'mutation { archiveRecipe(id: 1) { id } }', 0],
  ['an import', 'mutation { importText(text: "x") { id } }', 1],
  [
    'aliases, each for itself',
    'mutation { a: importText(text: "x") { id } b: importText(text: "x") { id } exportLibrary(format: zip) { id } c: archiveRecipe(id: 1) { id } }',
    3,
  ],
  [
    'one alias twice, which is one field',
    'mutation { a: importText(text: "x") { id } a: importText(text: "x") { stage } }',
    1,
  ],
  [
    'fragments',
    'mutation { ...F ... { b: importUrl(url: "x") { id } } ... on Mutation @include(if: true) { c: importFile(input: {}) { id } } } fragment F on Mutation { a: importLibrary(fileKey: "x", fileName: "x") { id } ...F }',
    3,
  ],
  ['a field of that name further down', 'mutation { archiveRecipe(id: 1) { importText } }', 0],
])('in %s', (_what, text, count) => expect(asked(text)).toBe(count));

test('each mutation that answers a job is counted', () => {
  expect([...COUNTED].sort()).toEqual([
    'exportLibrary',
    'importFile',
    'importLibrary',
    'importSocial',
    'importText',
    'importUrl',
    'retryIntake',
  ]);
});

test('routes that begin an import or export are counted, and those that take a file in', () => {
  const counted = routeTable.filter((route) => route.counted);
  expect(counted.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'get /recipes/export',
    'get /recipes/{id}/export',
    'post /intake/{jobId}/retry',
    'post /recipes/import',
    'post /recipes/instagram',
    'post /recipes/text',
    'post /recipes/upload',
    'post /recipes/url',
    'put /recipes/{id}/image',
  ]);
});

test('an operation that asks for too much is refused before any of it is begun', async () => {
  const begun: string[] = [];
  const server = new ApolloServer<GatewayContext>({
    typeDefs: 'type Query { a: Int } type Mutation { importText(text: String!): Int }',
    resolvers: {
      Mutation: { importText: (_parent: unknown, { text }: { text: string }) => begun.push(text) },
    },
    plugins: [countImports],
  });
  let left = 3;
  const countImportsOf = async (points: number) => {
    if (points > left) throw tooMany('That is a lot of recipes at once.', 7);
    left -= points;
  };
  const run = async (
    query: string,
    context: Partial<GatewayContext> = { countImports: countImportsOf },
  ) => {
    const { body, http } = await server.executeOperation(
      { query },
      { contextValue: { authorization: undefined, requestId: 'x', ...context } },
    );
    if (body.kind !== 'single') throw new Error('in parts');
    return {
      status: http.status ?? 200,
      data: body.singleResult.data,
      errors: body.singleResult.errors?.map(({ message }) => message),
    };
  };
  expect(
    (await run('mutation { a: importText(text: "1") b: importText(text: "2") }')).errors,
  ).toBeUndefined();
  expect(await run('mutation { a: importText(text: "3") b: importText(text: "4") }')).toEqual({
    status: 200,
    data: undefined,
    errors: ['That is a lot of recipes at once.'],
  });
  expect(begun).toEqual(['1', '2']);
  // A route that has counted its request before.
  await run('mutation { a: importText(text: "5") b: importText(text: "6") }', {});
  expect(begun).toEqual(['1', '2', '5', '6']);
  await server.stop();
});
