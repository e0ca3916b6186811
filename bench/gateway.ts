// Measures what an operation costs through the gateway, beside what it costs to ask its services directly.
//
//   npm run bench:gateway -- [--rounds 40] [--operations 150] [--recipes 200]
//
// Costs are milliseconds of processor time of all processes that answer, so that other work on the machine changes little. "in process" is the
// product as `npm start` runs it; "over HTTP" is a gateway in a process of its own in front of the same services, as in production. What the services
// cost directly is asked over HTTP as the operation would ask them: by as many callers, each of whom asks one request of each service, in the same
// order. A service reads for several requests at once what they ask for at the same time, so it matters that as many come together both ways.
// All are asked in turns, in short rounds after a warm-up; "times" is the median of what each round's costs are to each other.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { newDataFolder, root, startProduct } from '../tests/product/start-product.ts';
import { ask, hangUp, perform } from './gateway/callers.ts';
import { gatewayCases, type DirectPart, type GatewayCase } from './gateway/cases.ts';
import { fill, tokenFor } from './library/fill.ts';
import { generateRecipes } from './library/generate-recipes.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    operations: { type: 'string', default: '150' },
    recipes: { type: 'string', default: '200' },
  },
});
const rounds = Number(options.rounds);
/** Of one round. */
const operations = Number(options.operations);
const JOBS = 20;
/** Operations that are for the compiler: it is at work for thousands of them. */
const WARMING = 3_000;
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
  const direct = (service: string): string =>
    new URL(engines[`${service.toUpperCase().replaceAll('-', '_')}_URL`] as string).origin;
  const columns = ['directly', 'in process', 'over HTTP', 'times', 'times over HTTP', 'aim'];
  console.log(`\n${row('ms of processor time', ...columns)}`);
  for (const one of gatewayCases(recipeIds)) await compare(one, { here, there, direct, headers });
} finally {
  hangUp();
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
    direct: (service: string) => string;
    headers: Record<string, string>;
  },
): Promise<void> {
  const asking = (url: string, { query, variables }: GatewayCase | DirectPart) => {
    const body = JSON.stringify({ query, variables });
    return () => ask(url, headers, body);
  };
  const parts = one.direct.map((part) => asking(direct(part.service), part));
  const inTurn = async () => {
    for (const part of parts) await part();
  };
  const ways = [
    {
      pids: here.pids,
      operation: one.inTurn ? inTurn : () => Promise.all(parts.map((part) => part())),
    },
    { pids: here.pids, operation: asking(here.url, one) },
    { pids: there.pids, operation: asking(there.url, one) },
  ];
  for (const { operation } of ways) await perform(operation, WARMING);
  const costs: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const cost: number[] = [];
    for (const { pids, operation } of ways) cost.push(await costOf(pids, operation));
    costs.push(cost);
  }
  const way = (at: number) => median(costs.map((cost) => cost[at] as number));
  const times = (at: number) =>
    median(costs.map((cost) => (cost[at] as number) / (cost[0] as number)));
  const figures = [way(0), way(1), way(2), times(1), times(2)].map((figure) => figure.toFixed(2));
  console.log(row(one.name, ...figures, one.direct.length > 1 ? AIM.toFixed(2) : ''));
}

/** Milliseconds of processor time for one operation. */
async function costOf(pids: number[], operation: () => Promise<unknown>): Promise<number> {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  await perform(operation, operations);
  return (spent() - before) / operations;
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
