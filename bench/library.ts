// Measures the library through the gateway, as a signed-in cook, beside a bare Node handler over node:sqlite in the same run.
//
//   npm run bench:library -- [--sizes 1000,10000] [--seconds 5] [--seed 7] [--only "page of 50,search"]
//
// Each case is asked on ten connections: the bare handler, the product's REST, the product's GraphQL, and the bare handler once more, because
// machines drift. The table has requests a second, p50 and p99 in milliseconds, kilobytes an answer, and the share of the bare handler's rate.
// A page is 50 whole documents from the bare handler and 50 recipes as the library shows them from the product. Figures of the bare handler are means
// of its two runs. All are those of warmed programs: each door has answered the case's warm-up before it is measured. Below stand the memory of the
// product and what a request costs more in the largest library than in the smallest, beside what is aimed at.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import {
  newDataFolder,
  startProduct,
  type RunningProduct,
} from '../tests/product/start-product.ts';
import { ANALYSED, libraryCases, type Case } from './library/cases.ts';
import { documentOf } from './library/documents.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes, type WrittenRecipe } from './library/generate-recipes.ts';
import { load, type Rate } from './library/load.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
});
const sizes = options.sizes.split(',').map(Number);
const seconds = Number(options.seconds);
/** Creations of the measurement itself, beyond the library: no door is given a recipe twice. */
const FRESH = 3_000;
/** How long a door answers a case before it is measured: the compiler has then done most of its work, for which two cores leave it little room. */
const WARMING_SECONDS = 4;
/** What the product may hold at most, in megabytes. */
const MEMORY_AIM = 700;
/** What a request may cost more in the largest library, times. */
const GROWTH_AIM = 1.3;

/** What a recipe page with its analyses may take, times that without. */
const ANALYSED_AIM = 1.6;

const rates = new Map<string, number>();
const libraries: Library[] = [];
try {
  for (const size of sizes) libraries.push(await openLibrary(size));
  console.log(`\n${row('', 'requests/s', 'p50 ms', 'p99 ms', 'kB', 'of bare', 'aim')}`);
  // The libraries are asked in turns: what a machine does in one minute it may not do in the next.
  for (const [at, { name }] of libraries[0]!.cases.entries()) {
    if (options.only && !options.only.split(',').includes(name)) continue;
    for (const library of libraries) await compare(library, library.cases[at]!);
  }
  console.log('');
  printAnalysed();
  for (const { size, product, filled } of libraries)
    console.log(
      `${size.toLocaleString('en')} recipes: product at ${memoryOf(product.pid)} MB, ${filled} MB when they ` +
        `had come in, at most ${memoryOf(product.pid, 'VmHWM')} MB (aim: ${MEMORY_AIM} MB)`,
    );
  if (libraries.length > 1) printGrowth();
} finally {
  for (const { close } of libraries) await close();
}

/** A product and a bare handler that hold the same recipes. */
interface Library {
  size: number;
  cases: Case[];
  product: RunningProduct;
  /** The memory of the product when it had been filled, in megabytes. */
  filled: number;
  bareUrl: string;
  headers: Record<string, string>;
  close(): Promise<void>;
}

async function openLibrary(size: number): Promise<Library> {
  const all = generateRecipes(size + FRESH, Number(options.seed));
  const [library, fresh] = [all.slice(0, size), all.slice(size)];
  const folder = await newDataFolder();
  const bare = await startBare(join(folder.data, 'bare.sqlite'));
  const product = await startProduct({
    data: folder.data,
    env: { RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0' },
  });
  const headers = { authorization: `Bearer ${await tokenFor(folder.data)}` };
  const ids = {
    bare: await fill(bare.url, '/recipes', {}, library.map(documentOf)),
    product: await fill(product.url, '/api/recipes', headers, library),
  };
  await analysed(product.url, ids.product.at(-1)!, headers);
  return {
    size,
    product,
    headers,
    bareUrl: bare.url,
    filled: memoryOf(product.pid),
    cases: libraryCases(ids, fresh as WrittenRecipe[], documentOf),
    async close() {
      await product.stop();
      bare.stop();
      await folder.remove();
    },
  };
}

/** Resolves once the recipe that came in last is analysed, and with it those before: else workers take from what is measured. */
async function analysed(url: string, id: number, headers: Record<string, string>): Promise<void> {
  await askUntil(
    async () => (await fetch(`${url}/api/recipes/${id}`, { headers })).json() as Promise<object>,
    (recipe) => 'analysisState' in recipe && recipe.analysisState === 'done',
  );
}

async function compare(
  { size, bareUrl, product: { url }, headers }: Library,
  one: Case,
): Promise<void> {
  const how = one.amount ? { amount: one.amount.measured } : { seconds };
  // What runs for the first time is compiled as it runs.
  const warming = one.amount ? { amount: one.amount.warming } : { seconds: WARMING_SECONDS };
  // Where a case changes the library, no run begins again with what another has written.
  let asked = 0;
  const ask = async (
    request: Case['rest'],
    run: typeof how,
    door: { url: string; headers?: Record<string, string> },
  ) => {
    const first = asked;
    if (run.amount) asked += run.amount;
    return load({ ...door, request: (n) => request(first + n), ...run });
  };
  const [product, bare] = [{ url, headers }, { url: bareUrl }];
  await ask(one.bare, warming, bare);
  for (const request of [one.rest, one.graphql]) await ask(request, warming, product);
  const before = await ask(one.bare, how, bare);
  const rest = await ask(one.rest, how, product);
  const graphql = await ask(one.graphql, how, product);
  const base = meanOf(before, await ask(one.bare, how, bare));
  const name = `${one.name} of ${size.toLocaleString('en')}`;
  print(`${name} · bare`, base, null, null);
  for (const [door, rate] of [
    ['REST', rest],
    ['GraphQL', graphql],
  ] as const) {
    print(`${name} · ${door}`, rate, rate.perSecond / base.perSecond, one.aim);
    rates.set(`${size} ${one.name} · ${door}`, rate.perSecond);
  }
}

function meanOf(one: Rate, other: Rate): Rate {
  const mean = (field: keyof Rate) => (one[field] + other[field]) / 2;
  return {
    total: mean('total'),
    perSecond: mean('perSecond'),
    p50: mean('p50'),
    p99: mean('p99'),
    bytes: mean('bytes'),
  };
}

/** What the analyses add to the page of a recipe: of ten connections each takes so many times as long. */
function printAnalysed(): void {
  for (const size of sizes) {
    const [plain, analysed] = ['one recipe', ANALYSED].map((name) =>
      rates.get(`${size} ${name} · GraphQL`),
    );
    if (plain && analysed)
      console.log(
        `A recipe page with its analyses takes ${(plain / analysed).toFixed(2)} times as long as without ` +
          `(${size.toLocaleString('en')} recipes; aim: ${ANALYSED_AIM})`,
      );
  }
}

function printGrowth(): void {
  const [small, large] = [sizes[0], sizes.at(-1)];
  console.log(`\nFrom ${small} to ${large} recipes a request costs, times (aim: ${GROWTH_AIM}):`);
  for (const [name, rate] of rates) {
    if (!name.startsWith(`${small} `)) continue;
    const other = rates.get(name.replace(`${small} `, `${large} `));
    if (other)
      console.log(`${name.slice(`${small} `.length).padEnd(24)}${(rate / other).toFixed(2)}`);
  }
}

function print(
  name: string,
  { perSecond, p50, p99, bytes }: Rate,
  share: number | null,
  aim: number | null,
): void {
  console.log(
    row(
      name,
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      (bytes / 1024).toFixed(1),
      share === null ? '' : share.toFixed(3),
      aim === null ? '' : aim.toFixed(3),
    ),
  );
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join('');
}

async function startBare(file: string): Promise<{ url: string; stop(): void }> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('library/bare-server.ts', import.meta.url)),
      file,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`,
    stop: () => child.kill(),
  };
}

/** Megabytes a process holds now, or held at most. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
