import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { notFound, tooMany, unavailable } from '@convivio/platform/errors';
import express from 'express';
import { logRequests } from '../src/http/log-requests.ts';
import { identifyRequest } from '../src/http/request-state.ts';
import { webApp } from '../src/http/web-app.ts';
import { previewTags } from '../src/preview/page-preview.ts';
import { headsOfPages } from '../src/preview/heads-of-pages.ts';
import type { RunOperation } from '../src/rest/run-operation.ts';

const PAGE = '<!doctype html><head><title>Convivio</title></head><body></body>';
const TOKEN = 'x'.repeat(43);
const tart = {
  title: 'Lemon tart',
  description: 'Sour & sweet.',
  imageUrl: '/files/images/1/a.jpg?until=1&signature=b',
  schemaOrg: JSON.stringify({ '@type': 'Recipe', name: 'Lemon tart', url: 'https://example.org' }),
};

describe('the tags of a preview', () => {
  const tagsOf = (more: object = {}) =>
    previewTags(
      { title: 'Tart', description: '', image: null, schemaOrg: '{}', ...more },
      'https://convivio.example',
      '/recipes/1',
    );
  const jsonLdIn = (tags: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(tags)?.[1] ?? 'null');

  test('tell title, words, picture and address, and the recipe as schema.org has it', () => {
    const { imageUrl: image, ...rest } = tart;
    const tags = tagsOf({ ...rest, image });
    expect(tags).toContain('<meta property="og:title" content="Lemon tart">');
    expect(tags).toContain('<meta property="og:description" content="Sour &amp; sweet.">');
    expect(tags).toContain(
      '<meta property="og:image" content="https://convivio.example/files/images/1/a.jpg?until=1&amp;signature=b">',
    );
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(jsonLdIn(tags)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Lemon tart',
      url: 'https://convivio.example/recipes/1',
      image: 'https://convivio.example/files/images/1/a.jpg?until=1&signature=b',
    });
  });

  test('leave out what there is not', () => {
    expect(tagsOf()).not.toContain('og:description');
    expect(tagsOf()).not.toContain('og:image');
    expect(tagsOf()).toContain('<meta name="twitter:card" content="summary">');
  });

  test.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    '" onload="alert(1)',
    "' & $& $' $1",
    '\u2028\u2029]]>',
  ])('hold %s as the words it is', (title) => {
    const tags = tagsOf({ title, description: title, schemaOrg: JSON.stringify({ name: title }) });
    expect(jsonLdIn(tags)).toMatchObject({ name: title });
    // Two ends of scripts and no beginning of another tag: what is left beside them is meta.
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    expect(new Set(tags.match(/<\/?[a-z!]+/gi))).toEqual(new Set(['<meta', '<script', '</script']));
    expect(tags.match(/<meta [a-z]+="[^"<>]*" content="[^"<>]*">/g)).toHaveLength(
      tags.match(/<meta/g)!.length,
    );
  });

  test('shorten long words, and leave out a recipe as long as a book', () => {
    const tags = tagsOf({
      description: 'Long. '.repeat(200),
      schemaOrg: JSON.stringify({ text: 'x'.repeat(100_000) }),
    });
    expect(tags.length).toBeLessThan(1_000);
    expect(tags).toContain('…');
  });
});

describe('a page', () => {
  let folder: string;
  let server: Server;
  let asked: object[];
  let answer: () => Promise<object>;
  let lines: string[];
  let admitted: () => Promise<void>;
  beforeEach(async () => {
    asked = [];
    admitted = async () => {};
    answer = async () => ({ recipe: tart });
    folder = await mkdtemp(join(tmpdir(), 'convivio-preview-'));
    await writeFile(join(folder, 'index.html'), PAGE);
    const run = ((_document: unknown, variables: object, context: { authorization: unknown }) => {
      asked.push({ ...variables, authorization: context.authorization });
      return answer();
    }) as RunOperation;
    lines = [];
    const note = (...told: unknown[]) => void lines.push(JSON.stringify(told));
    const log = { info: note, warn: note, error: note } as never;
    server = createServer(
      express().use(
        identifyRequest,
        logRequests(log),
        webApp(folder, headsOfPages(run, { take: () => admitted() })),
      ),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await new Promise((resolve) => void server.close(resolve));
    await rm(folder, { recursive: true });
  });
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { accept: 'text/html', ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('of a public recipe has the tags of it, as a visitor sees it whoever asks', async () => {
    const { status, text, headers } = await open('/recipes/magic_7', { authorization: 'Bearer x' });
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(text).toMatch(
      /^<!doctype html><head><title>Lemon tart · Convivio<\/title><meta property="og:type"/,
    );
    expect(text).toContain('</script></head><body></body>');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(asked).toEqual([{ id: 'magic_7', authorization: undefined }]);
  });

  test('of a link has the words of the link, and tells nobody where it is, nor the log', async () => {
    answer = async () => ({
      shared: {
        recipe: null,
        magicRecipe: tart,
        shareData: { title: 'My tart', description: null },
      },
    });
    const { text, headers } = await open(`/shared/${TOKEN}`);
    expect(text).toContain('<title>My tart · Convivio</title>');
    expect(text).toContain('<meta property="og:title" content="My tart">');
    expect(text).toContain('<meta property="og:description" content="Sour &amp; sweet.">');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(asked).toEqual([{ token: TOKEN, authorization: undefined }]);
    expect(lines.join()).toContain('"route":"/shared"');
    expect(lines.join()).not.toContain(TOKEN);
  });

  test("of a collection is called by its owner's name, which is no markup", async () => {
    answer = async () => ({
      person: { name: 'Ida </title><script>' },
      collection: { recipeCount: 12 },
    });
    const { text } = await open('/collaborate/ida-7');
    expect(text).toContain(
      '<title>Ida &lt;/title&gt;&lt;script&gt;&#39;s Recipe Collection · Convivio</title>',
    );
    expect(text).toContain('<meta property="og:description" content="12 recipes">');
    expect(text).not.toContain('ld+json');
    expect(asked).toEqual([{ userId: 'ida-7', authorization: undefined }]);
    answer = async () => ({ person: null, collection: { recipeCount: 0 } });
    expect((await open('/collaborate/nobody')).text).toBe(PAGE);
  });

  test('that many open at once is looked for once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => open('/recipes/7')));
    expect(asked).toHaveLength(1);
    expect(answers.every(({ text }) => text.includes('og:title'))).toBe(true);
  });

  test.each([
    '/',
    '/recipes/new',
    '/recipes',
    '/shared',
    '/shared/',
    '/recipes/%E0%A4%A',
    '/events/7',
  ])('at %s asks for nothing', async (path) => {
    expect(await open(path)).toMatchObject({ status: 200, text: PAGE });
    expect(asked).toEqual([]);
  });

  test('comes plain, and nothing is looked up for it, where its address asks too much', async () => {
    admitted = () => Promise.reject(tooMany('no', 1));
    expect(await open('/recipes/7')).toMatchObject({ status: 200, text: PAGE });
    expect(asked).toEqual([]);
  });

  test.each([
    ['is not found', () => Promise.reject(notFound('SHARED_RECIPE_NOT_FOUND', 'no'))],
    ['cannot be had', () => Promise.reject(unavailable('SERVICE_UNAVAILABLE', 'no'))],
    ['does not come', () => new Promise<object>(() => {})],
  ])('comes plain where what it is about %s', async (_what, fails) => {
    answer = fails;
    expect(await open(`/shared/${TOKEN}`)).toMatchObject({ status: 200, text: PAGE });
  });
});
