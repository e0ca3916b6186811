import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextMessage } from '@convivio/platform/bus/next-message';
import type { IntakeState } from '@convivio/contracts/messages';
import {
  failure,
  importedRecipe,
  job as jobShape,
  startedJob,
} from '../../../../gateway/test/answer-shapes.ts';
import { recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeYield: '4',
    recipeIngredient: ['200 g flour', '2 eggs', '300 ml milk'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Whisk and fry.' }],
  })}</script>`;

let site: Awaited<ReturnType<typeof startSite>>;
let stack: TestStack;
let tilda: Cook;

beforeAll(async () => {
  site = await startSite();
  stack = await startTestStack({ INTAKE_ALLOW_ORIGINS: site.origin, IMPORT_WAIT_MS: '20000' });
  tilda = await stack.newCook();
});
afterAll(async () => {
  await stack.stop();
  site.server.closeAllConnections();
  site.server.close();
});

const titlesOf = async (cook: Cook) =>
  ((await (await cook.get('/api/recipes')).json()) as { title: string }[]).map(
    ({ title }) => title,
  );
const filesOf = async (cook: Cook) => (await stack.filesUnder(`uploads/${cook.id}/`)).length;
const ended = (cook: Cook) =>
  nextMessage<IntakeState>(
    stack.bus,
    'intake.*',
    ({ subject, data }) => subject !== 'intake.requested' && data.ownerId === cook.id,
  );

describe('an import that is waited for', () => {
  test('answers 201 with the recipe, which is then in the library', async () => {
    const cook = await stack.newCook();
    const message = ended(cook);
    const response = await cook.post('/api/recipes/text', { text: recipeText('Sunday pancakes') });
    expect(response.status).toBe(201);
    const made = importedRecipe.parse(await response.json());
    expect(made.title).toBe('Sunday pancakes');
    expect(response.headers.get('location')).toBe(`/api/recipes/${made.id}`);
    expect(await titlesOf(cook)).toEqual(['Sunday pancakes']);
    expect(await message).toMatchObject({
      subject: 'intake.finished',
      actor: { id: cook.id },
      data: { jobId: made.jobId, stage: 'success', progress: 100, recipeId: made.id },
    });
    const job = jobShape.parse(await (await cook.get(`/api/intake/${made.jobId}`)).json());
    expect(job).toMatchObject({ source: 'text', stage: 'success', recipeId: made.id, error: null });
  });

  test('states no diet: it follows from what is in the recipe, also when that is changed', async () => {
    const cook = await stack.newCook();
    const made = (await (
      await cook.post('/api/recipes/text', { text: recipeText('Monday pancakes') })
    ).json()) as { id: number };
    const diets = async () =>
      (
        await cook.graphql('query($id: ID!) { recipe(id: $id) { diet dietaryCategory } }', {
          id: String(made.id),
        })
      ).data?.['recipe'];
    expect(await diets()).toEqual({ diet: 'vegetarian', dietaryCategory: null });
    await cook.request(`/api/recipes/${made.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ingredientText: '200 g plain flour\n200 g bacon' }),
    });
    expect(await diets()).toEqual({ diet: 'omnivore', dietaryCategory: null });
  });

  test('announces the new recipe once', async () => {
    const cook = await stack.newCook();
    const created = nextMessage<{ ownerId: string }>(
      stack.bus,
      'recipe.created',
      ({ data }) => data.ownerId === cook.id,
    );
    const { id } = (await (
      await cook.post('/api/recipes/text', { text: recipeText('Announced pancakes') })
    ).json()) as { id: number };
    expect((await created).data).toEqual({
      recipeId: id,
      ownerId: cook.id,
      title: 'Announced pancakes',
    });
  });

  test('keeps an uploaded file with its recipe', async () => {
    const cook = await stack.newCook();
    const response = await cook.upload(recipeText('Uploaded pancakes'));
    expect(response.status).toBe(201);
    expect(await filesOf(cook)).toBe(1);
  });

  test('reads a page from its link', async () => {
    const cook = await stack.newCook();
    const waiting = cook.post('/api/recipes/url', { url: `${site.origin}/pancakes` });
    site.answer(page('Linked pancakes'));
    expect(await (await waiting).json()).toMatchObject({ title: 'Linked pancakes' });
  });

  test('that fails answers with the status and the sentence of the trouble, and keeps the job for another try', async () => {
    const cook = await stack.newCook();
    const message = ended(cook);
    const response = await cook.post('/api/recipes/text', {
      text: 'The weather was fine and nobody cooked.',
    });
    const refusal = failure.parse(await response.json());
    expect({ status: response.status, code: refusal.code }).toEqual({
      status: 422,
      code: 'NO_RECIPE',
    });
    const {
      data: { jobId, error },
    } = await message;
    expect(error).toEqual({ code: 'NO_RECIPE', sentence: refusal.error, status: 422 });
    expect(await titlesOf(cook)).toEqual([]);

    const again = ended(cook);
    const retried = await cook.post(`/api/intake/${jobId}/retry`);
    expect({
      status: retried.status,
      location: retried.headers.get('location'),
      body: startedJob.parse(await retried.json()),
    }).toEqual({ status: 202, location: `/api/intake/${jobId}`, body: { jobId } });
    await again;
    expect(await (await cook.get(`/api/intake/${jobId}`)).json()).toMatchObject({
      stage: 'error',
      retries: 1,
    });
  });
});

describe('an import that is not waited for', () => {
  test('is answered 202 with its job at once', async () => {
    const cook = await stack.newCook();
    const message = ended(cook);
    const response = await cook.post(
      '/api/recipes/text',
      { text: recipeText('Later pancakes') },
      { prefer: 'return=minimal, respond-async' },
    );
    const { jobId } = startedJob.parse(await response.json());
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('preference-applied'),
    ]).toEqual([202, `/api/intake/${jobId}`, 'respond-async']);
    await message;
    expect(await titlesOf(cook)).toEqual(['Later pancakes']);
  });

  test('goes on when its client leaves', async () => {
    const cook = await stack.newCook();
    const message = ended(cook);
    const leaving = new AbortController();
    const asked = site.nextAsked();
    const request = cook.request('/api/recipes/url', {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${site.origin}/left` }),
    });
    await asked;
    leaving.abort();
    await expect(request).rejects.toThrow();
    site.answer(page('Pancakes nobody waited for'));
    expect((await message).subject).toBe('intake.finished');
    expect(await titlesOf(cook)).toEqual(['Pancakes nobody waited for']);
  });
});

describe('the same request sent again', () => {
  test.each([
    ['one after the other', async (send: () => Promise<Response>) => [await send(), await send()]],
    ['at once', (send: () => Promise<Response>) => Promise.all([send(), send(), send()])],
  ])('with an Idempotency-Key, %s, makes one recipe and keeps one file', async (_case, sendAll) => {
    const cook = await stack.newCook();
    const answers = await sendAll(() =>
      cook.upload(recipeText('Only once pancakes'), {
        headers: { 'idempotency-key': 'the-first-try'.padEnd(200, '-') },
      }),
    );
    const bodies = await Promise.all(
      answers.map((response) => response.json() as Promise<{ id: number }>),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await titlesOf(cook)).toEqual(['Only once pancakes']);
    expect(await filesOf(cook)).toBe(1);
  });

  test.each([
    [
      'another file of the same name and size',
      (cook: Cook, headers: Record<string, string>) =>
        cook.upload(recipeText('Only later pancakes'), { headers }),
    ],
    [
      'another route',
      (cook: Cook, headers: Record<string, string>) =>
        cook.post('/api/recipes', { title: 'Only first pancakes' }, headers),
    ],
  ])('with the key of another request is refused: %s', async (_case, sendAgain) => {
    const cook = await stack.newCook();
    const headers = { 'idempotency-key': 'used' };
    await cook.upload(recipeText('Only first pancakes'), { headers });
    const answer = await sendAgain(cook, headers);
    expect(answer.status).toBe(422);
    expect(failure.parse(await answer.json()).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await titlesOf(cook)).toEqual(['Only first pancakes']);
    expect(await filesOf(cook)).toBe(1);
  });

  test('without a key makes two', async () => {
    const cook = await stack.newCook();
    for (let time = 0; time < 2; time++)
      await cook.post('/api/recipes/text', { text: recipeText('Twice pancakes') });
    expect(await titlesOf(cook)).toEqual(['Twice pancakes', 'Twice pancakes']);
  });

  test('with the key of another cook makes its own', async () => {
    const key = { 'idempotency-key': 'a-key-that-two-cooks-chose' };
    for (const cook of [await stack.newCook(), await stack.newCook()]) {
      await cook.post('/api/recipes/text', { text: recipeText('My own pancakes') }, key);
      expect(await titlesOf(cook)).toEqual(['My own pancakes']);
    }
  });

  test.each(['', 'two words', 'a'.repeat(201)])('with the key "%s" is refused', async (key) => {
    const response = await tilda.post(
      '/api/recipes/text',
      { text: recipeText('Pancakes') },
      { 'idempotency-key': key },
    );
    expect(failure.parse(await response.json()).code).toBe('IDEMPOTENCY_KEY_MALFORMED');
    expect(response.status).toBe(400);
  });
});

describe('what cannot be imported', () => {
  test.each([
    '/api/recipes/upload',
    '/api/recipes/url',
    '/api/recipes/instagram',
    '/api/recipes/text',
    '/api/intake/1/retry',
  ])('%s is refused without a token', async (path) => {
    const response = await stack.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });

  test.each([
    ['/api/recipes/url', { url: '  ' }, 400, 'FIELDS_INVALID'],
    ['/api/recipes/url', { url: 'pancakes' }, 422, 'URL_MALFORMED'],
    ['/api/recipes/url', { url: 'file:///etc/passwd' }, 422, 'URL_SCHEME'],
    ['/api/recipes/url', { url: 'https://tilda:secret@example.org/' }, 422, 'URL_CREDENTIALS'],
    ['/api/recipes/instagram', { url: 'https://example.org/pancakes' }, 422, 'NOT_SOCIAL'],
    ['/api/recipes/text', {}, 400, 'FIELDS_INVALID'],
  ])('%s with %j is refused', async (path, body, status, code) => {
    const response = await tilda.post(path, body);
    expect({ status: response.status, code: failure.parse(await response.json()).code }).toEqual({
      status,
      code,
    });
  });

  test('a job is found by its owner alone', async () => {
    const { jobId } = (await (
      await tilda.post('/api/recipes/text', { text: recipeText('My pancakes') })
    ).json()) as { jobId: number };
    const other = await stack.newCook();
    expect((await other.get(`/api/intake/${jobId}`)).status).toBe(404);
    expect((await other.post(`/api/intake/${jobId}/retry`)).status).toBe(404);
    expect((await tilda.post(`/api/intake/${jobId}/retry`)).status).toBe(409);
    expect((await stack.visit(`/api/intake/${jobId}`)).status).toBe(401);
    for (const id of ['one', '-5', '1e9'])
      expect((await tilda.get(`/api/intake/${id}`)).status).toBe(400);
  });
});

/** A site that answers when it is told to. */
async function startSite() {
  const waiting: ((html: string) => void)[] = [];
  const answers: string[] = [];
  let asked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    // Pictures and other extras are of no interest here.
    if (/\.(png|ico)|robots/.test(request.url ?? '')) return void response.writeHead(404).end();
    asked.resolve();
    const send = (html: string) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    const ready = answers.shift();
    if (ready === undefined) waiting.push(send);
    else send(ready);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers who waits, or the next who asks. */
    answer(html: string) {
      const send = waiting.shift();
      if (send) send(html);
      else answers.push(html);
    },
    /** Resolves when the next request has come in. */
    nextAsked() {
      asked = Promise.withResolvers<void>();
      return asked.promise;
    },
  };
}
