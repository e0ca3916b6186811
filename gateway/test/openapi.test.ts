import { expect, test } from '@jest/globals';
import { Router } from 'express';
import { docsPage } from '../src/rest/docs-page.ts';
import { mountRoutes } from '../src/rest/mount-routes.ts';
import { openApi, type OpenApi } from '../src/rest/openapi.ts';
import { routeTable } from '../src/rest/route-table.ts';

const nobody = new Proxy({}, { get: () => () => {} });
const routes = routeTable({ run: nobody as never, files: nobody as never, events: nobody as never, limit: { count: () => {}, countRefused: () => {} }, waitMs: 0, closing: new AbortController().signal, stream: () => {} });
// As a client gets it.
const api = JSON.parse(JSON.stringify(openApi(routes))) as OpenApi;

/** What the router answers, as it was mounted. */
function mounted(): string[] {
  const router = mountRoutes(routes, Router()) as unknown as { stack: { route?: { path: string; stack: { method?: string }[] } }[] };
  return [...new Set(router.stack.flatMap(({ route }) => route?.stack.flatMap(({ method }) => (method ? [`${method} ${route.path}`] : [])) ?? []))].sort();
}

test('every route of the router is described, and nothing else', () => {
  const described = Object.entries(api.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path.slice('/api'.length).replace(/\{(\w+)\}/g, ':$1')}`));
  expect(described.sort()).toEqual(mounted());
  expect(described).toContain('post /recipes/upload');
});

test('every reference leads to a shape', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  const schemas = api.components['schemas'] as Record<string, unknown>;
  expect(references).toContain('Recipe');
  expect(references.filter((name) => !(name as string in schemas))).toEqual([]);
});

test('what needs a cook says so, with the failures that follow', () => {
  const { security, responses, parameters, requestBody } = api.paths['/api/recipes/text']?.['post'] ?? {};
  expect(security).toEqual([{ bearer: [] }]);
  expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['201', '202', '400', '401', '413', '415', '422', '429', '503']));
  expect(parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key', 'Prefer']);
  expect(requestBody?.content['application/json']?.schema).toMatchObject({ type: 'object', required: ['text'] });
  expect(api.paths['/api/health']?.['get']?.security).toEqual([]);
});

test('a file is described as a form', () => {
  expect(api.paths['/api/recipes/upload']?.['post']?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({ properties: { file: { format: 'binary' } } });
});

test('parameters of an address are described', () => {
  expect(api.paths['/api/intake/{jobId}']?.['get']?.parameters).toEqual([{ name: 'jobId', in: 'path', required: true, description: 'The id of an import.', schema: { type: 'string' } }]);
});

test('the page names every route and runs no script', () => {
  const page = docsPage(api);
  for (const path of Object.keys(api.paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).not.toMatch(/<script|javascript:|https?:\/\/(?!json-schema)/);
});
