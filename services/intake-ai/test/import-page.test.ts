import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { startWebServer, type WebServer } from './web-server.ts';

let kitchen: Kitchen;
let site: WebServer;
/** A server that no origin setting opens. */
let inner: WebServer;

const pageWith = (image: string) =>
  `<!doctype html><html lang="en"><title>Onion Rice</title><script type="application/ld+json">${JSON.stringify(
    {
      '@type': 'Recipe',
      name: 'Onion Rice',
      image,
      recipeYield: '4 servings',
      recipeIngredient: ['200 g rice', '1 onion'],
      recipeInstructions: [
        'Fry the onion in a pan until soft.',
        'Add the rice and cook it for 15 minutes.',
      ],
    },
  )}</script>`;

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 2_400, height: 1_200, channels: 3, background: '#c63' },
  })
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .jpeg()
    .toBuffer();
  inner = await startWebServer(
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
  );
  site = await startWebServer((request, response) => {
    const answers: Record<string, () => void> = {
      '/photo.jpg': () => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
      '/moved.jpg': () =>
        void response.writeHead(302, { location: `${inner.origin}/photo.jpg` }).end(),
      '/not.jpg': () =>
        void response
          .writeHead(200, { 'content-type': 'image/jpeg' })
          .end('<script>alert(1)</script>'),
      '/good': () =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith('/photo.jpg')),
      '/inside': () =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(pageWith(`${inner.origin}/photo.jpg`)),
      '/metadata': () =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(pageWith('http://169.254.169.254/latest/meta-data/')),
      '/redirected': () =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith('/moved.jpg')),
      '/gone': () =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith('/nothing.jpg')),
      '/script': () =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith('/not.jpg')),
      '/old': () => void response.writeHead(301, { location: '/good' }).end(),
    };
    const answer = answers[request.url ?? ''];
    if (answer) answer();
    else response.writeHead(404).end();
  });
  kitchen = await startKitchen({ env: { INTAKE_ALLOW_ORIGINS: site.origin } });
});
afterAll(async () => {
  await kitchen.close();
  await site.close();
  await inner.close();
});

async function importPage(path: string) {
  const cook = newCook();
  const job = await importAndWait(kitchen, cook, 'url', { url: `${site.origin}${path}` });
  const [recipe] = await libraryOf(kitchen, cook);
  return { job, recipe };
}

test('a page becomes a recipe with its picture, made small and without what the camera wrote into it', async () => {
  const { job, recipe } = await importPage('/good');
  expect(recipe).toMatchObject({
    title: 'Onion Rice',
    originalUrl: `${site.origin}/good`,
    originalFormat: 'others',
  });
  expect(recipe?.imageUrl).toContain(`/files/images/${job.id}.jpg`);
  const kept = await kitchen.files.get(`images/${job.id}.jpg`);
  const bytes = await buffer(kept.stream);
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1_600,
    height: 800,
  });
  expect(bytes.includes('Secret Person')).toBe(false);
});

test('a page that has moved is recorded where it was found', async () => {
  expect((await importPage('/old')).recipe).toMatchObject({
    title: 'Onion Rice',
    originalUrl: `${site.origin}/good`,
  });
});

test.each([
  ['of this machine', '/inside'],
  ["of the cloud's metadata", '/metadata'],
  ['that redirects to this machine', '/redirected'],
  ['that is gone', '/gone'],
  ['that is no picture', '/script'],
])('a picture %s is left out, and the recipe comes all the same', async (_title, path) => {
  const { job, recipe } = await importPage(path);
  expect(job.stage).toBe('success');
  expect(recipe).toMatchObject({ title: 'Onion Rice', imageUrl: null });
  expect(inner.asked).toEqual([]);
  await expect(kitchen.files.head(`images/${job.id}.jpg`)).rejects.toThrow();
});
