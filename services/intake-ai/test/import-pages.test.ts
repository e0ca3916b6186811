import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { blankPage, drawnPage, ingredientsPage, methodPage } from './drawn-page.ts';
import {
  importAndWait,
  newCook,
  nextEnd,
  nextOf,
  refusal,
  startImport,
  type Kitchen,
} from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen();
});
afterAll(() => kitchen.close());

type Page = Awaited<ReturnType<Kitchen['upload']>>;

const upload = async (cook: string, pages: readonly Promise<Buffer>[]): Promise<Page[]> =>
  Promise.all(
    (await Promise.all(pages)).map((bytes, at) =>
      kitchen.upload(cook, bytes, `page-${at + 1}.jpg`),
    ),
  );
const inputOf = ([first, ...furtherPages]: Page[], more: object = {}) => ({
  input: { ...first, furtherPages, ...more },
});
const twoPages = () => [
  drawnPage(ingredientsPage),
  drawnPage(methodPage, { scale: 2.2, format: 'webp' }),
];

interface Kept {
  title: string;
  ingredients: { originalText: string }[];
  instructions: { instruction: string }[];
  doubtSentences: string[];
  originalFileName: string | null;
  originalFiles: { name: string; mimeType: string; url: string }[];
}

async function recipesOf(cook: string): Promise<Kept[]> {
  const { data } = await kitchen.askRecipes<{ recipes: { nodes: Kept[] } }>(
    cook,
    `{ recipes(first: 9) { nodes { title ingredients { originalText } instructions { instruction }
      doubtSentences originalFileName originalFiles { name mimeType url } } } }`,
  );
  return data.recipes.nodes;
}

describe('pictures that are pages of one recipe', () => {
  test('become one recipe, which keeps them in their order', async () => {
    const cook = newCook();
    const pages = await upload(cook, twoPages());
    const usage = nextOf(kitchen, 'usage.intake', cook);
    const ended = nextEnd(kitchen, cook);
    const { data } = await kitchen.ask<{ job: object }>(
      cook,
      'mutation ($input: ImportFileInput!) { job: importFile(input: $input) { stage fileName pages } }',
      inputOf(pages),
    );
    expect(data.job).toEqual({ stage: 'queued', fileName: 'page-1.jpg', pages: 2 });
    expect(await ended).toMatchObject({ subject: 'intake.finished' });
    expect((await usage).data).toMatchObject({
      format: 'image/jpeg',
      size: (pages[0]?.size ?? 0) + (pages[1]?.size ?? 0),
      success: true,
    });
    expect(await recipesOf(cook)).toEqual([
      {
        title: 'Oat Pancakes',
        ingredients: ['200 g oats', '250 ml milk', '2 eggs', '30 g butter'].map((originalText) => ({
          originalText,
        })),
        instructions: [
          'Soak the oats in the milk for ten minutes.',
          'Stir in the eggs.',
          'Fry small pancakes in the butter.',
        ].map((instruction) => ({ instruction })),
        doubtSentences: expect.not.arrayContaining([expect.stringMatching(/page/i)]),
        originalFileName: 'page-1.jpg',
        originalFiles: pages.map(({ fileKey, fileName: name }, at) => ({
          name,
          mimeType: ['image/jpeg', 'image/webp'][at],
          url: expect.stringContaining(fileKey),
        })),
      },
    ]);
    // Browsers show them as what they are.
    expect(
      await Promise.all(
        pages.map(async ({ fileKey }) => (await kitchen.files.head(fileKey)).contentType),
      ),
    ).toEqual(['image/jpeg', 'image/webp']);
  });

  test('are read although some of them cannot be, and doubts name them', async () => {
    const cook = newCook();
    const whole = await drawnPage(methodPage, { format: 'png' });
    const pages = await upload(cook, [
      Promise.resolve(whole.subarray(0, whole.length / 2)),
      drawnPage(ingredientsPage),
      blankPage(),
      drawnPage(methodPage),
    ]);
    const job = await importAndWait(kitchen, cook, 'file', inputOf(pages));
    expect(job).toMatchObject({ stage: 'success' });
    const [recipe] = await recipesOf(cook);
    expect(recipe).toMatchObject({
      ingredients: Array(4).fill(expect.anything()),
      instructions: Array(3).fill(expect.anything()),
      originalFiles: [null, 'image/jpeg', 'image/jpeg', 'image/jpeg'].map((mimeType) => ({
        mimeType,
      })),
    });
    expect(recipe?.doubtSentences).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Page 1 could not be read\. This picture is damaged/),
        expect.stringMatching(/^Page 3 could not be read\. No text was found in this picture\./),
      ]),
    );
  });

  test('of which none can be read fail with a sentence, and can be tried again', async () => {
    const cook = newCook();
    const notes = Buffer.from('The meeting is moved to Thursday.');
    const [blank, text] = await upload(cook, [blankPage(), Promise.resolve(notes)]);
    const job = await importAndWait(
      kitchen,
      cook,
      'file',
      inputOf([blank as Page, { ...(text as Page), fileName: 'notes.txt' }]),
    );
    expect(job).toMatchObject({
      stage: 'error',
      error: {
        status: 422,
        sentence: expect.stringMatching(/^None of the 2 pages could be read\. Page 1: No text/),
      },
    });
    expect(await recipesOf(cook)).toEqual([]);
    const ended = nextEnd(kitchen, cook);
    await startImport(kitchen, cook, 'retry', { id: job.id });
    expect(await ended).toMatchObject({ subject: 'intake.failed' });
  });

  test('sent again with their key are the same job; in another order they are another request', async () => {
    const cook = newCook();
    const [first, second] = await upload(cook, twoPages());
    const [again, more] = await upload(cook, twoPages());
    const key = { idempotencyKey: 'pancakes' };
    const ended = nextEnd(kitchen, cook);
    const job = await startImport(
      kitchen,
      cook,
      'file',
      inputOf([first as Page, second as Page], key),
    );
    const same = await startImport(
      kitchen,
      cook,
      'file',
      inputOf([again as Page, more as Page], key),
    );
    expect(same.id).toBe(job.id);
    for (const page of [again, more])
      await expect(kitchen.files.head((page as Page).fileKey)).rejects.toThrow();
    expect(
      await refusal(kitchen, cook, 'file', inputOf([second as Page, first as Page], key)),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await refusal(kitchen, cook, 'file', inputOf([first as Page], key))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await ended;
    expect(await recipesOf(cook)).toHaveLength(1);
  });
});

describe('pages are refused', () => {
  const page = (cook: string, size = 1_000): Page => ({
    fileKey: `uploads/${cook}/${Math.random().toString(36).slice(2)}`,
    fileName: 'page.jpg',
    size,
    sha256: '0',
  });

  test.each([
    ['that are more than ten', (cook: string) => Array.from({ length: 11 }, () => page(cook)), 413],
    ['that are too large together', (cook: string) => [page(cook, 3e7), page(cook, 3e7)], 413],
    ["of which one is somebody else's", (cook: string) => [page(cook), page('other')], 400],
    ['of which one is empty', (cook: string) => [page(cook), page(cook, 0)], 400],
    ['of which one is not there', (cook: string) => [page(cook), page(cook)], 422],
    [
      'of which one comes twice',
      (cook: string) => {
        const same = page(cook);
        return [same, same];
      },
      400,
    ],
  ])('%s', async (_which, pagesOf, status) => {
    const cook = newCook();
    expect(await refusal(kitchen, cook, 'file', inputOf(pagesOf(cook)))).toMatchObject({ status });
    const { data } = await kitchen.ask(cook, '{ intakeJobs { id } }');
    expect(data).toEqual({ intakeJobs: [] });
  });
});
