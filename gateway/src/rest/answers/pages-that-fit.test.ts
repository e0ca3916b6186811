import { expect, test } from '@jest/globals';
import { ProductError } from '@convivio/platform/errors';
import { pagesThatFit } from './pages-that-fit.ts';

/** The pages of a list whose items weigh so much, of which an answer takes 100, and what each was asked with. */
async function pagesOf(weights: readonly number[]) {
  const asked: number[] = [];
  const ask = (first: number, after: string | null) => {
    asked.push(first);
    const from = Number(after ?? 0);
    const items = weights.slice(from, from + first);
    return items.reduce((sum, weight) => sum + weight, 0) > 100
      ? Promise.reject(new ProductError(413, 'ANSWER_TOO_LARGE', 'Too large.'))
      : Promise.resolve({ items, end: from + items.length });
  };
  const taken: number[] = [];
  const pages = pagesThatFit(ask, ({ end }) => (end < weights.length ? String(end) : null));
  for await (const { items } of pages) taken.push(...items);
  return { asked, taken };
}

const many = (count: number, weight: number) => Array.from({ length: count }, () => weight);

test('behind a few large items pages grow again until they are whole', async () => {
  const weights = [...many(20, 10), ...many(2000, 1)];
  const { asked, taken } = await pagesOf(weights);
  expect(taken).toEqual(weights);
  expect(asked.length).toBeLessThan(40);
  expect(asked.slice(-10)).toEqual(many(10, 100));
});

test('pages of large items are short, because writing a long one would hold up others', async () => {
  const items = Array.from({ length: 300 }, () => ({ text: 'a'.repeat(20_000) }));
  const asked: number[] = [];
  const ask = async (first: number, after: string | null) => {
    asked.push(first);
    const from = Number(after ?? 0);
    return { items: items.slice(from, from + first), end: from + first };
  };
  const taken: unknown[] = [];
  const pages = pagesThatFit(ask, ({ end }) => (end < items.length ? String(end) : null));
  for await (const page of pages) taken.push(...page.items);
  expect(taken).toEqual(items);
  expect(Math.max(...asked)).toBeLessThanOrEqual(10);
});

test('a list of large items alone is taken whole', async () => {
  const weights = many(50, 90);
  expect((await pagesOf(weights)).taken).toEqual(weights);
});

test('one item that is too large by itself is told', async () => {
  await expect(pagesOf([1, 101])).rejects.toThrow('Too large.');
});
