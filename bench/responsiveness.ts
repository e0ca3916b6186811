// Measures what others feel while the product does something heavy: a second cook asks each 10 ms for a page of the library or for the reading
// of an ingredient line, while a first one hands over large pages, PDFs, photos and library files, more than a hundred hostile texts ("text: ",
// "page: ", "lines: ", "file: "), some sixty hostile PDFs ("pdf: "), documents and pictures ("upload: ") and library files
// ("library file: "), recipes written as large as they may be ("written recipe: "), and operations ("operation: ").
//
//   npm run bench:responsiveness -- [--only "500 pages,tables"]
//
// The product runs in one process, as `npm start` does. The table has the second cook's p50, p99 and longest wait in milliseconds, and the memory
// of the product at most so far; the first row is a product with nothing else to do, and the last says what the product and its readers still
// hold a minute after thirty photos.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { newDataFolder, startProduct } from '../tests/product/start-product.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes } from './library/generate-recipes.ts';
import type { Door, HeavyCase } from './responsiveness/heavy-case.ts';
import { hostileCases, hostilePages } from './responsiveness/hostile-cases.ts';
import { largePages } from './responsiveness/large-pages.ts';
import { heavyLibraryCases } from './responsiveness/library-cases.ts';
import { memoryCases } from './responsiveness/memory-cases.ts';
import { readingCases } from './responsiveness/reading-cases.ts';
import { watch } from './responsiveness/watch.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const AIM_MS = 100;
const RECIPES = 300;
const IDLE_MS = 5_000;

const site = createServer((request, response) => {
  const name = decodeURIComponent(request.url?.slice(1) ?? '');
  const page = largePages[name] ?? hostilePages[name];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page?.());
});
await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const folder = await newDataFolder();
const product = await startProduct({
  data: folder.data,
  env: { RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0', INTAKE_ALLOW_ORIGINS: origin },
});
try {
  const headers = { authorization: `Bearer ${await tokenFor(folder.data)}` };
  const door = { url: product.url, headers, pid: product.pid };
  await fill(product.url, '/api/recipes', headers, generateRecipes(RECIPES, 7));
  await watch(door, pause());
  print('', 'requests', 'p50 ms', 'p99 ms', 'max ms', 'MB', 'p99', 'what came of it');
  await measure(door, { name: 'nothing else', run: async () => (await pause(), '') });
  const asked = options.only?.split(',');
  const cases = [
    ...readingCases(origin),
    ...heavyLibraryCases,
    ...hostileCases(origin),
    ...memoryCases,
  ];
  for (const one of cases)
    if (!asked || asked.some((part) => one.name.includes(part))) await measure(door, one);
} finally {
  await product.stop();
  site.close();
  await folder.remove();
}

async function measure(door: Door, { name, run, aimMs = AIM_MS }: HeavyCase): Promise<void> {
  const work = run(door);
  const { requests, p50, p99, max } = await watch(door, work);
  const within = p99 < aimMs ? 'within aim' : 'OVER';
  print(name, requests, ...[p50, p99, max].map(Math.round), memory(), within, await work);
}

function print(name: string, ...cells: (string | number)[]): void {
  const [last, ...others] = cells.reverse();
  console.log(
    `| ${name.padEnd(40)} | ${others
      .reverse()
      .map((cell) => String(cell).padStart(10))
      .join(' | ')} | ${last} |`,
  );
}

/** What the product has held at most, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, IDLE_MS));
}
