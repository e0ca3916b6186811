import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@convivio/platform/log';
import express, { Router } from 'express';
import { answerError } from '../src/rest/answers/answer-error.ts';
import { docsPage } from '../src/rest/openapi/docs-page.ts';
import { longAnswers } from '../src/rest/answers/long-answers.ts';
import { mountRoutes } from '../src/rest/mount-routes.ts';
import { openApi, type OpenApi } from '../src/rest/openapi/openapi.ts';
import type { RestPorts } from '../src/rest/rest-ports.ts';
import { routeTable } from '../src/rest/route-table.ts';

const nobody = new Proxy({}, { get: () => () => {} }) as never;
const ports: RestPorts = {
  run: nobody,
  files: nobody,
  live: nobody,
  limit: {
    count: (_request, _response, next) => next(),
    countRefused: () => {},
    take: async () => {},
  },
  long: longAnswers(),
  waitMs: 0,
  closing: new AbortController().signal,
  stream: () => {},
};
// As a client gets it.
const api = JSON.parse(JSON.stringify(openApi(routeTable))) as OpenApi;

/** What the router answers, as it was mounted. */
function mounted(): string[] {
  const router = mountRoutes(routeTable, Router(), ports) as unknown as {
    stack: { route?: { path: string; stack: { method?: string }[] } }[];
  };
  return [
    ...new Set(
      router.stack.flatMap(
        ({ route }) =>
          route?.stack.flatMap(({ method }) => (method ? [`${method} ${route.path}`] : [])) ?? [],
      ),
    ),
  ].sort();
}

test('every route of the router is described, and nothing else', () => {
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method} ${path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(described.sort()).toEqual(mounted());
  expect(described).toContain('post /recipes/upload');
});

test('every reference leads to a shape', () => {
  const references = [
    ...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
  ].map(([, name]) => name);
  const schemas = api.components['schemas'] as Record<string, unknown>;
  expect(references).toContain('Recipe');
  expect(references.filter((name) => !((name as string) in schemas))).toEqual([]);
});

test('what needs a cook says so, with the failures that follow', () => {
  const { security, responses, parameters, requestBody } =
    api.paths['/api/recipes/text']?.['post'] ?? {};
  expect(security).toEqual([{ bearer: [] }]);
  expect(Object.keys(responses ?? {})).toEqual(
    expect.arrayContaining(['201', '202', '400', '401', '413', '415', '422', '429', '503']),
  );
  expect(parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key', 'Prefer']);
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['text'],
  });
  expect(api.paths['/api/health']?.['get']?.security).toEqual([]);
});

test('files are described as a form', () => {
  expect(
    api.paths['/api/recipes/upload']?.['post']?.requestBody?.content['multipart/form-data']?.schema,
  ).toEqual({
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        minItems: 1,
        maxItems: 10,
      },
    },
  });
  expect(
    api.paths['/api/recipes/{id}/image']?.['put']?.requestBody?.content['multipart/form-data']
      ?.schema,
  ).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
});

test('a file is answered whole, in part, or as known', () => {
  for (const path of [
    '/api/recipes/export',
    '/api/recipes/{id}/export',
    '/api/recipes/{id}/original-file',
  ]) {
    const { responses = {} } = api.paths[path]?.['get'] ?? {};
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(
        ['200', '206', '304', '404', '416'].filter(
          (status) => status !== '404' || path.includes('{id}'),
        ),
      ),
    );
    expect(responses['416']?.content).toBeUndefined();
  }
});

test('HEAD begins no export, and says so', async () => {
  const asked: string[] = [];
  const run = (async () => void asked.push('run')) as never;
  const app = express()
    .use(
      '/api',
      mountRoutes(
        routeTable,
        (_request, response, next) => {
          Object.assign(response.locals, { actor: { kind: 'user', id: 'ida' }, requestId: 'x' });
          next();
        },
        { ...ports, run },
      ),
    )
    .use(answerError(createLog('gateway', 'silent')));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of ['export', '7/export']) {
    const response = await fetch(`http://127.0.0.1:${port}/api/recipes/${path}`, {
      method: 'HEAD',
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  }
  expect(asked).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

test('parameters of an address are described', () => {
  expect(api.paths['/api/intake/{jobId}']?.['get']?.parameters).toEqual([
    {
      name: 'jobId',
      in: 'path',
      required: true,
      description: 'The id of an import.',
      schema: { type: 'string' },
    },
  ]);
});

test('the page names every route and runs no script', () => {
  const page = docsPage(api);
  for (const path of Object.keys(api.paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).not.toMatch(/<script|javascript:|https?:\/\/(?!json-schema)/);
});
