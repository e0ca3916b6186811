import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const caption =
  'Onion Rice 🍚\n\nIngredients:\n- 200 g rice\n- 1 onion\n- 400 ml stock\n\nMethod:\n1. Fry the onion in a pan until soft.\n2. Add the rice and the stock and cook for 15 minutes.\n\n#rice #dinner';
const html = (head: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const loginWall =
  html('<title>Login • Instagram</title><meta property="og:title" content="Instagram">') +
  '<form id="loginForm"></form>';

/** Both networks, their picture servers and their descriptions in JSON: every name leads to this one server. */
let web: WebServer;
let kitchen: Kitchen;
let pages: Record<
  string,
  { status?: number; location?: string; type?: string; body?: string | Buffer }
>;
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  web = await startWebServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const page = pages[`${request.headers.host?.split(':')[0]}${pathname}`];
    if (!page) response.writeHead(404).end();
    else
      response
        .writeHead(page.status ?? 200, {
          'content-type': page.type ?? 'text/html',
          ...(page.location && { location: page.location }),
        })
        .end(page.body ?? '');
  });
  kitchen = await startKitchen({
    env: {
      INSTAGRAM_OEMBED_URL: `http://graph.example:${web.port}/oembed?url={url}`,
      TIKTOK_OEMBED_URL: `http://www.tiktok.com:${web.port}/oembed?url={url}`,
    },
    guard: {
      resolve: (hostname, _options, callback) =>
        hostname === 'away.instagram.com'
          ? callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), [])
          : callback(null, [{ address: '127.0.0.1', family: 4 }]),
      isPublic: (address) => address === '127.0.0.1',
    },
  });
});
beforeEach(() => {
  pages = { 'cdn.example/photo.jpg': { type: 'image/jpeg', body: photo } };
  web.asked.length = 0;
});
afterAll(async () => {
  await kitchen.close();
  await web.close();
});

const picture = () => `http://cdn.example:${web.port}/photo.jpg`;
const instagram = (path: string) => `http://www.instagram.com:${web.port}${path}`;
const tiktok = (path: string, host = 'www.tiktok.com') => `http://${host}:${web.port}${path}`;
const oembed = (fields: object) => ({
  type: 'application/json',
  body: JSON.stringify({ version: '1.0', ...fields }),
});
const tiktokData = (desc: string) =>
  html(
    `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({ __DEFAULT_SCOPE__: { 'webapp.video-detail': { itemInfo: { itemStruct: { id: '7300000000000000001', desc, author: { uniqueId: 'rice.cook' }, video: { cover: picture() } } } } } })}</script>`,
  );

async function importPost(url: string, kind: 'social' | 'url' = 'social') {
  const cook = newCook();
  const job = await importAndWait(kitchen, cook, kind, { url });
  const [recipe] = await libraryOf(kitchen, cook);
  return { job, recipe };
}

const asRecipe = {
  title: expect.stringContaining('Onion Rice'),
  ingredients: [
    { originalText: '200 g rice' },
    { originalText: '1 onion' },
    { originalText: '400 ml stock' },
  ],
  instructions: [{ step: 1 }, { step: 2 }],
  imageUrl: expect.stringContaining('/files/images/'),
};

describe('a post of Instagram', () => {
  test('is read from the data in its page, with picture, author and origin', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = {
      body: html(
        `<script type="application/json">${JSON.stringify({ data: { shortcode_media: { shortcode: 'Cabcdefghij', display_url: picture(), owner: { username: 'rice.cook' }, edge_media_to_caption: { edges: [{ node: { text: caption } }] } } } })}</script>`,
      ),
    };
    const { job, recipe } = await importPost(instagram('/p/Cabcdefghij/?igsh=sharer'));
    expect(job).toMatchObject({ source: 'instagram', stage: 'success' });
    expect(recipe).toMatchObject({
      ...asRecipe,
      author: 'rice.cook',
      originalFormat: 'instagram',
      originalUrl: instagram('/p/Cabcdefghij/'),
    });
  });

  test('is read from its Open Graph tags alone', async () => {
    pages['www.instagram.com/reel/Cabcdefghij/'] = {
      body: html(
        `<meta property="og:title" content="${attribute(`Rice Cook on Instagram: "${caption}"`)}"><meta property="og:image" content="${picture()}">`,
      ),
    };
    expect((await importPost(instagram('/reel/Cabcdefghij/'))).recipe).toMatchObject({
      ...asRecipe,
      originalFormat: 'instagram',
    });
  });

  test('is read from its description in JSON where the page wants a login', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = { body: loginWall };
    pages['graph.example/oembed'] = oembed({
      title: caption,
      author_name: 'rice.cook',
      thumbnail_url: picture(),
    });
    expect((await importPost(instagram('/p/Cabcdefghij/'))).recipe).toMatchObject({
      ...asRecipe,
      author: 'rice.cook',
    });
    const asked = web.asked.find(({ headers }) => headers.host?.startsWith('graph.example'));
    expect(new URL(asked?.url ?? '', 'http://any').searchParams.get('url')).toBe(
      instagram('/p/Cabcdefghij/'),
    );
  });

  test('whose page cuts the caption is read whole from its description', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = {
      body: html(
        `<meta property="og:title" content="${attribute(`Rice Cook on Instagram: "${caption.slice(0, 60)}...`)}"><meta property="og:image" content="${picture()}">`,
      ),
    };
    pages['graph.example/oembed'] = oembed({ title: caption });
    expect((await importPost(instagram('/p/Cabcdefghij/'))).recipe).toMatchObject(asRecipe);
  });

  test('behind a login fails with the way on', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = {
      status: 302,
      location: '/accounts/login/?next=/p/Cabcdefghij/',
    };
    pages['www.instagram.com/accounts/login/'] = { body: loginWall };
    const { job, recipe } = await importPost(instagram('/p/Cabcdefghij/'));
    expect(job.error).toEqual({
      code: 'LOGIN_WALL',
      status: 422,
      sentence:
        'This post can only be seen after signing in there, so it cannot be read. Paste the text instead, or send a screenshot.',
    });
    expect(recipe).toBeUndefined();
  });

  test('that refuses strangers fails with the way on', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = { status: 403 };
    expect((await importPost(instagram('/p/Cabcdefghij/'))).job.error).toMatchObject({
      code: 'LOGIN_WALL',
      status: 422,
    });
  });

  test('that no name server knows fails with the way on', async () => {
    const { error } = await importAndWait(kitchen, newCook(), 'social', {
      url: `http://away.instagram.com:${web.port}/p/1/`,
    });
    expect(error).toEqual({
      code: 'SITE_UNREACHABLE',
      status: 502,
      sentence:
        'This post cannot be reached at the moment. Try again later, paste the text instead, or send a screenshot.',
    });
  });

  test('that is gone is told so', async () => {
    expect((await importPost(instagram('/p/Cabcdefghij/'))).job.error).toEqual({
      code: 'PAGE_NOT_FOUND',
      status: 422,
      sentence: 'There is no page at this address (404). Check the link and try again.',
    });
  });

  test('whose caption holds no recipe fails with the way on, and leaves no picture', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = {
      body: html(
        `<meta property="og:title" content="${attribute('Rice Cook on Instagram: "What a lovely evening with friends!"')}"><meta property="og:image" content="${picture()}">`,
      ),
    };
    const { job } = await importPost(instagram('/p/Cabcdefghij/'));
    expect(job.error).toEqual({
      code: 'NO_RECIPE',
      status: 422,
      sentence:
        'The caption of this post holds no recipe. Paste the text instead, or send a screenshot.',
    });
    await expect(kitchen.files.head(`images/${job.id}.jpg`)).rejects.toThrow();
  });

  test('without a caption fails with the way on', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = { body: html('<title>A photo</title>') };
    expect((await importPost(instagram('/p/Cabcdefghij/'))).job.error).toMatchObject({
      code: 'NO_CAPTION',
      status: 422,
    });
  });

  test('is read as such through the general link import too', async () => {
    pages['www.instagram.com/p/Cabcdefghij/'] = { body: loginWall };
    pages['graph.example/oembed'] = oembed({ title: caption });
    expect((await importPost(instagram('/p/Cabcdefghij/'), 'url')).job).toMatchObject({
      source: 'instagram',
      stage: 'success',
    });
  });
});

describe('a video of TikTok', () => {
  test('is read from the data in its page', async () => {
    pages['www.tiktok.com/@rice.cook/video/7300000000000000001'] = { body: tiktokData(caption) };
    const { job, recipe } = await importPost(tiktok('/@rice.cook/video/7300000000000000001'));
    expect(job).toMatchObject({ source: 'tiktok', stage: 'success' });
    expect(recipe).toMatchObject({ ...asRecipe, author: 'rice.cook', originalFormat: 'tiktok' });
  });

  test('behind a short link is recorded under its own address', async () => {
    pages['vm.tiktok.com/ZMabcdefg/'] = {
      status: 301,
      location: tiktok('/@rice.cook/video/7300000000000000001?_r=1&_t=sharer'),
    };
    pages['www.tiktok.com/@rice.cook/video/7300000000000000001'] = { body: tiktokData(caption) };
    expect((await importPost(tiktok('/ZMabcdefg/', 'vm.tiktok.com'))).recipe).toMatchObject({
      ...asRecipe,
      originalUrl: tiktok('/@rice.cook/video/7300000000000000001'),
    });
  });

  test('is read from its description in JSON alone', async () => {
    pages['www.tiktok.com/@rice.cook/video/7300000000000000001'] = {
      body: html('<title>TikTok - Make Your Day</title>'),
    };
    pages['www.tiktok.com/oembed'] = oembed({
      title: caption,
      author_unique_id: 'rice.cook',
      thumbnail_url: picture(),
    });
    expect(
      (await importPost(tiktok('/@rice.cook/video/7300000000000000001'))).recipe,
    ).toMatchObject({ ...asRecipe, author: 'rice.cook' });
  });

  test('whose caption holds no recipe fails with the way on', async () => {
    pages['www.tiktok.com/@rice.cook/video/7300000000000000001'] = {
      body: tiktokData('Wait for it 😂 #fyp'),
    };
    expect((await importPost(tiktok('/@rice.cook/video/7300000000000000001'))).job.error).toEqual({
      code: 'NO_RECIPE',
      status: 422,
      sentence:
        'The caption of this video holds no recipe. Paste the text instead, or send a screenshot.',
    });
  });
});
