import { readFileSync } from 'node:fs';
import { kitchen } from './kitchen.data.ts';
import type { WrittenRecipe } from './generate-recipes.ts';
import { operationOf } from './operation-of.ts';

export interface Request {
  method?: string;
  path: string;
  body?: string;
}

/** One question, as each of the doors is asked it. `n` counts the requests. */
export interface Case {
  name: string;
  /** The share of the bare handler's rate that is wanted. */
  aim: number;
  bare: (n: number) => Request;
  rest: (n: number) => Request;
  graphql: (n: number) => Request;
  /** Of a case that changes the library: so many requests instead of so many seconds. */
  amount?: { warming: number; measured: number };
}

/** One recipe as its page asks for it; the REST API answers an analysis alone. */
export const ANALYSED = 'recipe with analyses';

const documents = readFileSync(new URL('operations.graphql', import.meta.url), 'utf8');
const ask = (operationName: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query: operationOf(documents, operationName), operationName, variables }),
});

/** The kinds of foods that recipes are looked up by: one word each, so that both sides read it alike. */
const foods = kitchen.foods.filter((food) => /^[a-z]{5,}$/.test(food));
const food = (n: number) => foods[n % foods.length] as string;

interface Ids {
  bare: number[];
  product: number[];
}

const pick = (list: number[], n: number) => list[(n * 7919) % list.length] as number;

/** The cases over recipes with these ids; `fresh` are recipes that are not there yet. */
export function libraryCases(
  ids: Ids,
  fresh: WrittenRecipe[],
  documentOf: (recipe: WrittenRecipe) => object,
): Case[] {
  return [...reading(ids), update(ids), create(fresh, documentOf)];
}

const reading = (ids: Ids): Case[] => [
  {
    name: 'page of 50',
    aim: 1 / 4,
    bare: () => ({ path: '/recipes' }),
    rest: () => ({ path: '/api/library?first=50' }),
    graphql: () => ask('BenchPage', { first: 50 }),
  },
  {
    name: 'search',
    aim: 1 / 4,
    bare: (n) => ({ path: `/recipes?search=${food(n)}` }),
    rest: (n) => ({ path: `/api/library?first=50&search=${food(n)}` }),
    graphql: (n) => ask('BenchPage', { first: 50, search: food(n) }),
  },
  {
    name: 'one recipe',
    aim: 1 / 20,
    bare: (n) => ({ path: `/recipes/${pick(ids.bare, n)}` }),
    rest: (n) => ({ path: `/api/recipes/${pick(ids.product, n)}` }),
    graphql: (n) => ask('BenchRecipe', { id: String(pick(ids.product, n)) }),
  },
  {
    name: ANALYSED,
    aim: 1 / 32,
    bare: (n) => ({ path: `/recipes/${pick(ids.bare, n)}` }),
    rest: (n) => ({ path: `/api/recipes/${pick(ids.product, n)}/nutrition-analysis` }),
    graphql: (n) => ask('BenchAnalysed', { id: String(pick(ids.product, n)) }),
  },
];

function update(ids: Ids): Case {
  const edit = (n: number) => ({
    description: `Edited for the ${n}th time.`,
    servings: (n % 8) + 1,
    comments: `Note ${n}`,
  });
  return {
    name: 'update',
    aim: 1 / 10,
    amount: { warming: 1_000, measured: 3_000 },
    bare: (n) => ({
      method: 'PATCH',
      path: `/recipes/${pick(ids.bare, n)}`,
      body: JSON.stringify(edit(n)),
    }),
    rest: (n) => ({
      method: 'PATCH',
      path: `/api/recipes/${pick(ids.product, n)}`,
      body: JSON.stringify(edit(n)),
    }),
    graphql: (n) => ask('BenchUpdate', { id: String(pick(ids.product, n)), input: edit(n) }),
  };
}

function create(fresh: WrittenRecipe[], documentOf: (recipe: WrittenRecipe) => object): Case {
  const written = (n: number) => fresh[n % fresh.length] as WrittenRecipe;
  const inputOf = ({ instructions, ...recipe }: WrittenRecipe) => ({
    ...recipe,
    instructions: instructions.map((instruction) => ({ instruction })),
  });
  return {
    name: 'create',
    aim: 1 / 10,
    amount: { warming: 200, measured: 500 },
    bare: (n) => ({
      method: 'POST',
      path: '/recipes',
      body: JSON.stringify(documentOf(written(n))),
    }),
    rest: (n) => ({ method: 'POST', path: '/api/recipes', body: JSON.stringify(written(n)) }),
    graphql: (n) => ask('BenchCreate', { input: inputOf(written(n)) }),
  };
}
