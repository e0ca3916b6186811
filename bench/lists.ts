// Measures dinners and shopping lists through the gateway, as a signed-in cook with a library.
//
//   npm run bench:lists -- [--recipes 1000] [--seconds 5] [--rounds 3] [--seed 7]
//
// Each case is asked by GraphQL on ten connections: the page of an event of five dishes by the query of the web app, what to buy for its menu,
// ticks on one list of that menu, each of which changes an item, and page and ticks in turns while fifty people have lists of twenty dishes
// made. The table has requests a second, p50 and p99 in milliseconds and kilobytes an answer of the best of the rounds, which take turns
// because machines drift, and the processor's milliseconds a request (of the last case with the lists), which say more on a machine that is
// busy. All are those of a warmed program.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newDataFolder, startProduct } from '../tests/product/start-product.ts';
import type { Request } from './library/cases.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes } from './library/generate-recipes.ts';
import { load, type Rate } from './library/load.ts';
import { operationOf } from './library/operation-of.ts';
import { makers, type StartMakers } from './lists/makers.ts';

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
  },
});
const DISHES = 5;
/** Of which the lists of other programs do 2 and 14 a second. */
const TICKS_AIM = 300;
/** Milliseconds, of page and ticks while lists are made. */
const BESIDE_P99_AIM = 200;
const MAKERS = 50;
const WARMING_SECONDS = 4;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const own = read('lists/operations.graphql');
const ofWebApp = read('../frontend/src/features/events/event/event.graphql');
const asked = (documents: string, operationName: string) => {
  const query = operationOf(documents, operationName);
  return (variables: object): Request => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query, operationName, variables }),
  });
};
const eventPage = asked(ofWebApp, 'Event');
const eventList = asked(own, 'BenchEventShoppingList');
const tick = asked(own, 'BenchTick');

/** Of what Linux counts the time of processes in. */
const CLOCK_TICK_MS = 10;

interface Measured extends Rate {
  /** Of the product, in milliseconds a request. */
  cpu: number;
}

interface Case {
  name: string;
  request: (n: number) => Request;
  aim: string;
  /** Who is at work meanwhile. */
  beside?: StartMakers;
}

const folder = await newDataFolder();
const product = await startProduct({
  data: folder.data,
  env: { RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0' },
});
try {
  const headers = { authorization: `Bearer ${await tokenFor(folder.data)}` };
  const cases = await prepare(product.url, headers);
  const startMakers = await makers(
    { url: product.url, data: folder.data, many: MAKERS },
    (eventId) => eventList({ eventId }),
  );
  const [page, , ticks] = cases as [Case, Case, Case];
  cases.push({
    name: `page and ticks, ${MAKERS} lists made`,
    request: (n) => (n % 2 === 0 ? page : ticks).request(n >> 1),
    aim: `p99 ${BESIDE_P99_AIM}`,
    beside: startMakers,
  });
  const best = new Map<string, Measured>();
  let n = 0;
  const measure = async ({ request, beside }: Case, seconds: number): Promise<Measured> => {
    const others = beside?.();
    const before = cpuOf(product.pid);
    const rate = await load({ url: product.url, headers, request: () => request(n++), seconds });
    const cpu = (cpuOf(product.pid) - before) / rate.total;
    const made = await others?.stop();
    if (made !== undefined) console.log(`${made} lists were made in ${seconds} s`);
    return { ...rate, cpu };
  };
  for (const one of cases) await measure(one, WARMING_SECONDS);
  for (let round = 0; round < Number(options.rounds); round++)
    for (const one of cases) {
      const rate = await measure(one, Number(options.seconds));
      if (rate.perSecond > (best.get(one.name)?.perSecond ?? 0)) best.set(one.name, rate);
    }
  console.log(row('', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'kB', 'aim'));
  for (const { name, aim } of cases) print(name, best.get(name)!, aim);
} finally {
  await product.stop();
  await folder.remove();
}

/** Fills a library, plans a dinner of five dishes and keeps its list. */
async function prepare(url: string, headers: Record<string, string>): Promise<Case[]> {
  const recipes = generateRecipes(Number(options.recipes), Number(options.seed));
  const recipeIds = await fill(url, '/api/recipes', headers, recipes);
  const [eventId] = await fill(url, '/api/events', headers, [{ name: 'Dinner', guestCount: 8 }]);
  for (const recipeId of recipeIds.slice(0, DISHES))
    await fill(url, `/api/events/${eventId}/recipes`, headers, [{ recipeId }]);
  const [listId] = await fill(url, '/api/shopping-lists', headers, [{ eventId }]);
  const response = await fetch(`${url}/api/shopping-lists/${listId}`, { headers });
  const { items } = (await response.json()) as { items: { id: number }[] };
  const id = String(eventId);
  return [
    { name: `event page, ${DISHES} dishes`, request: () => eventPage({ id }), aim: '' },
    { name: `what to buy, ${DISHES} dishes`, request: () => eventList({ eventId: id }), aim: '' },
    {
      name: `tick, list of ${items.length} items`,
      request: (n) =>
        tick({
          listId: String(listId),
          ticks: [
            {
              itemId: String(items[n % items.length]!.id),
              checked: Math.floor(n / items.length) % 2 === 0,
            },
          ],
        }),
      aim: String(TICKS_AIM),
    },
  ];
}

function print(name: string, rate: Measured, aim: string): void {
  const { perSecond, p50, p99, cpu, bytes } = rate;
  const figures = [
    perSecond.toFixed(0),
    ...[p50, p99, cpu, bytes / 1024].map((one) => one.toFixed(1)),
  ];
  console.log(row(name, ...figures, aim));
}

/** Milliseconds that a process has computed so far. */
function cpuOf(pid: number): number {
  const [, told = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = told.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) * CLOCK_TICK_MS;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join('');
}
