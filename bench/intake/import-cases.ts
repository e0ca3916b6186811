import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BenchCase } from './cases.ts';
import type { Product } from './product.ts';

/** What was found of one case, in the form that scorers read. */
export interface Prediction {
  id: string;
  title?: string;
  ingredients?: string[];
  instructions?: string[];
  yields?: string | null;
  total_time?: string | null;
  prep_time?: string | null;
  cook_time?: string | null;
  language?: string | null;
  author?: string | null;
  /** Null where the source states none. */
  servings?: number | null;
  groups?: string[];
  /** Description, notes and tips. */
  remarks?: string[];
  /** What the reader says it read uncertainly. */
  doubts?: string[];
  doubtDetails?: Doubt[];
  error?: string;
  /** Milliseconds from the request to the recipe. */
  took: number;
}

export interface Doubt {
  part: 'title' | 'ingredient' | 'step' | 'whole';
  sentence: string;
}

interface RecipeBody {
  title: string;
  description: string;
  ingredients: { originalText: string; category: string | null }[];
  instructions: { instruction: string; group: string | null }[];
  servings: number;
  servingsStated: boolean;
  yieldText: string | null;
  notes: string[];
  servingNotes: string[];
  storageNotes: string[];
  tips: string[];
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  languageCode: string | null;
  author: string | null;
  doubts: string[];
  doubtDetails: Doubt[];
}

/** Imports each page by its link. */
export function importPages(
  product: Product,
  origin: string,
  cases: BenchCase[],
  concurrency: number,
): Promise<Prediction[]> {
  return inTurn(cases, concurrency, (page) =>
    importOne(product, page.id, '/api/recipes/url', () => ({
      json: { url: `${origin}/${page.served.split('/').map(encodeURIComponent).join('/')}` },
    })),
  );
}

/** Imports each file by upload. */
export function importFiles(
  product: Product,
  cases: BenchCase[],
  concurrency: number,
): Promise<Prediction[]> {
  return inTurn(cases, concurrency, (file) =>
    importOne(product, file.id, '/api/recipes/upload', () => {
      const form = new FormData();
      form.append('file', new Blob([readFileSync(file.path)]), basename(file.path));
      return { form };
    }),
  );
}

async function importOne(
  product: Product,
  id: string,
  path: string,
  body: () => { json?: object; form?: FormData },
): Promise<Prediction> {
  const startedAt = performance.now();
  for (;;) {
    const { json, form } = body();
    const authorization = `Bearer ${await product.token()}`;
    const response = await fetch(product.url + path, {
      method: 'POST',
      headers: { authorization, ...(json && { 'content-type': 'application/json' }) },
      body: form ?? JSON.stringify(json),
    });
    const took = performance.now() - startedAt;
    if (response.status === 429) {
      await new Promise((resolve) =>
        setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)),
      );
      continue;
    }
    const answer = (await response.json()) as { id?: number; error?: string };
    if (response.status !== 201)
      return { id, error: `${response.status}: ${answer.error ?? 'no recipe'}`, took };
    const recipe = (await (
      await fetch(`${product.url}/api/recipes/${answer.id}`, { headers: { authorization } })
    ).json()) as RecipeBody;
    return { id, took, ...foundIn(recipe) };
  }
}

const foundIn = (recipe: RecipeBody): Omit<Prediction, 'id' | 'took'> => ({
  title: recipe.title,
  ingredients: recipe.ingredients.map((ingredient) => ingredient.originalText),
  instructions: recipe.instructions.map((step) => step.instruction),
  yields: recipe.yieldText,
  total_time: recipe.totalTime,
  prep_time: recipe.prepTime,
  cook_time: recipe.cookTime,
  language: recipe.languageCode,
  author: recipe.author,
  servings: recipe.servingsStated ? recipe.servings : null,
  groups: [
    ...new Set(recipe.ingredients.flatMap(({ category }) => category ?? [])),
    ...new Set(recipe.instructions.flatMap(({ group }) => group ?? [])),
  ],
  remarks: [
    recipe.description,
    ...recipe.notes,
    ...recipe.servingNotes,
    ...recipe.storageNotes,
    ...recipe.tips,
  ],
  doubts: recipe.doubts,
  doubtDetails: recipe.doubtDetails.map(({ part, sentence }) => ({ part, sentence })),
});

/** Works through the items with so many at a time, results in the items' order. */
async function inTurn<Item, Result>(
  items: Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++)
      results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
