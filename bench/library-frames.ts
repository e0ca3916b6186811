// Measures how smooth a large library is in a browser: a cook with 10,000 seeded recipes scrolls, goes from section to section and searches.
//
//   npm run bench:frames -- [--size 10000] [--seed 7]
//
// Frames are counted in the page: the time between two calls of requestAnimationFrame, in milliseconds. 33.4 ms is 30 frames a second. The browser is
// that of the browser tests, without a window and without a graphics card: what is drawn is drawn by the processor, which the product runs on as well.
// Requests are timed by the browser, from their start to the last byte. The product is stopped after the library was loaded and started again, so that
// the first search finds nothing prepared. There are no assertions, only figures beside their aims.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import browserTests from '../tests/browser/playwright.config.ts';
import {
  newDataFolder,
  root,
  startProduct,
  type RunningProduct,
} from '../tests/product/start-product.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes } from './library/generate-recipes.ts';
import { framesWhile, keyToAnswer, scrollToEnd, watchTraffic } from './library/watch-page.ts';

const FRAME_MS = 33.4;
const PAGE_MS = 300;
/** Between two letters: a quick typist. */
const LETTER_MS = 120;
/** Pixels a second: some forty rows, which is faster than anybody reads. */
const SCROLL_SPEED = 12_000;
const FIRST_WORD = 'lemon';
const WORDS = ['spinach', 'risotto', 'walnuts', 'pumpkin'];
const COOK = { email: 'marco@convivio.example', password: 'convivio-marco' };

const { values: options } = parseArgs({
  options: { size: { type: 'string', default: '10000' }, seed: { type: 'string', default: '7' } },
});

const built = spawnSync(process.execPath, ['scripts/prepare-web.mjs'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const folder = await newDataFolder();
const env = { RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0' };
try {
  await withProduct(async ({ url }) => {
    await fill(
      url,
      '/api/recipes',
      { authorization: `Bearer ${await tokenFor(folder.data)}` },
      generateRecipes(Number(options.size), Number(options.seed)),
    );
  });
  await withProduct(async ({ url }) => {
    const browser = await chromium.launch({ headless: true, ...browserTests.use?.launchOptions });
    try {
      await measure(
        await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: url }),
      );
    } finally {
      await browser.close();
    }
  });
} finally {
  await folder.remove();
}

async function withProduct(act: (product: RunningProduct) => Promise<void>): Promise<void> {
  const product = await startProduct({ data: folder.data, env });
  try {
    await act(product);
  } finally {
    await product.stop();
  }
}

async function measure(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  await signIn(page);
  await traffic.quiet();
  const search = page.getByRole('searchbox');

  await search.focus();
  const answered = keyToAnswer(page, FIRST_WORD);
  await page.keyboard.type(FIRST_WORD);
  const cold = await answered;
  await page.keyboard.press('Escape');
  await traffic.quiet();

  const typing = await framesWhile(page, async () => {
    for (const word of WORDS) {
      await search.focus();
      const shown = keyToAnswer(page, word);
      await page.keyboard.type(word, { delay: LETTER_MS });
      await shown;
      await page.keyboard.press('Escape');
    }
  });
  await traffic.quiet();

  const sections = await framesWhile(page, async () => {
    for (const section of ['Mains', 'Desserts', 'Starters', 'Desserts', 'Mains']) {
      await page
        .getByRole('link', { name: new RegExp(`^${section} `) })
        .first()
        .click();
      await traffic.quiet();
    }
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await traffic.quiet();
  const scrolling = await framesWhile(page, () => scrollToEnd(page, SCROLL_SPEED));
  await traffic.quiet();

  console.log(`\n${Number(options.size).toLocaleString('en')} recipes, 1280 by 800\n`);
  console.log(row('', 'count', 'p95 ms', 'longest', 'beyond', 'aim ms'));
  print('views of the library', traffic.timesOf('LibraryView'), PAGE_MS);
  print('further pages of 50', traffic.timesOf('LibraryPage'), PAGE_MS);
  print('typing four words, frames', typing, FRAME_MS);
  print('by sections, frames', sections, FRAME_MS);
  print('scrolling to the end, frames', scrolling, FRAME_MS);
  console.log(
    `\nfirst search after a cold start: ${cold.toFixed(0)} ms from the first key to the answer for "${FIRST_WORD}"`,
  );
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('E-mail').fill(COOK.email);
  await page.getByLabel('Password').fill(COOK.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /recipes$/ })
    .waitFor();
}

function print(name: string, times: number[], aim: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  console.log(
    row(
      name,
      String(times.length),
      at(0.95).toFixed(1),
      at(1).toFixed(1),
      String(times.filter((time) => time > aim).length),
      aim.toFixed(1),
    ),
  );
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join('');
}
