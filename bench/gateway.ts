// Measures what an operation costs through the gateway, beside what it costs to ask its services directly.
//
//   npm run bench:gateway -- [--rounds 5] [--seconds 3] [--recipes 200]
//
// Costs are milliseconds of processor time of all processes that answer, so that other work on the machine changes little. "in process" is the
// product as `npm start` runs it; "over HTTP" is a gateway in a process of its own in front of the same services, as in production. Figures are
// medians of the rounds, in which all are asked in turns after a warm-up. What the services cost directly is asked over HTTP, one request each.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { newDataFolder, root, startProduct } from '../tests/product/start-product.ts';
import { gatewayCases, type GatewayCase } from './gateway/cases.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes } from './library/generate-recipes.ts';
import { load } from './library/load.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    recipes: { type: 'string', default: '200' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const JOBS = 20;
/** Rounds that are for the compiler. */
const WARMING = 2;
/** What an operation of two services may cost, times the two asked directly. */
const AIM = 1.6;

const PANCAKES = `Serves 4

Ingredients
200 g plain flour
2 large eggs
300 ml milk

Method
1. Whisk it all.
2. Fry thin pancakes in butter.`;

/** Whoever is asked, and the processes whose time that takes. */
interface Door {
  url: string;
  pids: number[];
}

const folder = await newDataFolder();
const product = await startProduct({
  data: folder.data,
  env: { RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0' },
});
let far: ChildProcess | null = null;
try {
  const engines = parseEnv(readFileSync(join(folder.data, 'engines.env'), 'utf8'));
  const headers = { authorization: `Bearer ${await tokenFor(folder.data)}` };
  await fill(product.url, '/api/recipes', headers, generateRecipes(Number(options.recipes), 7));
  const recipeIds = await importRecipes(headers);
  const farPort = await freePort();
  far = await startGateway(engines, farPort);
  const here = { url: product.url, pids: [product.pid] };
  const there = {
    url: `http://127.0.0.1:${farPort}`,
    pids: [product.pid, far.pid as number],
  };
  const direct = (service: string): Door => ({
    url: new URL(engines[`${service.toUpperCase().replaceAll('-', '_')}_URL`] as string).origin,
    pids: [product.pid],
  });
  const columns = ['directly', 'in process', 'over HTTP', 'times', 'times over HTTP', 'aim'];
  console.log(`\n${row('ms of processor time', ...columns)}`);
  for (const one of gatewayCases(recipeIds)) await compare(one, { here, there, direct, headers });
} finally {
  far?.kill();
  await product.stop();
  await folder.remove();
}

async function compare(
  one: GatewayCase,
  {
    here,
    there,
    direct,
    headers,
  }: {
    here: Door;
    there: Door;
    direct: (service: string) => Door;
    headers: Record<string, string>;
  },
): Promise<void> {
  const cost = (door: Door, asked: { query: string; variables?: object }) =>
    costOf(door, headers, JSON.stringify({ query: asked.query, variables: asked.variables }));
  const seen = { direct: [] as number[], here: [] as number[], there: [] as number[] };
  for (let round = -WARMING; round < rounds; round++) {
    let together = 0;
    for (const part of one.direct) together += await cost(direct(part.service), part);
    const [near, away] = [await cost(here, one), await cost(there, one)];
    if (round < 0) continue;
    seen.direct.push(together);
    seen.here.push(near);
    seen.there.push(away);
  }
  const [asked, near, away] = [median(seen.direct), median(seen.here), median(seen.there)];
  console.log(
    row(
      one.name,
      asked.toFixed(2),
      near.toFixed(2),
      away.toFixed(2),
      (near / asked).toFixed(2),
      (away / asked).toFixed(2),
      one.direct.length > 1 ? AIM.toFixed(2) : '',
    ),
  );
}

/** Milliseconds of processor time for one request. */
async function costOf(
  { url, pids }: Door,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  const request = () => ({ method: 'POST', path: '/graphql', body });
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  const { total } = await load({ url, headers, request, seconds });
  return (spent() - before) / total;
}

/** Of a process, in milliseconds since it began. */
function processorTime(pid: number): number {
  const TICK_MS = 10;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Imports recipes and returns their ids. */
async function importRecipes(headers: Record<string, string>): Promise<string[]> {
  const texts = Array.from({ length: JOBS }, (_, at) => ({
    text: `Bench pancakes ${at + 1}\n\n${PANCAKES}`,
  }));
  return (await fill(product.url, '/api/recipes/text', headers, texts)).map(String);
}

/** A gateway alone in front of the product's services. */
async function startGateway(engines: Record<string, string | undefined>, port: number) {
  const child = spawn(process.execPath, [...nodeFlags, 'gateway/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...engines,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOGIN_PUBLIC_URL: engines['PUBLIC_URL'],
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return child;
    if (child.exitCode !== null) throw new Error('the gateway did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(54) + cells.map((cell) => cell.padStart(16)).join('');
}
