import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { SymbolsPage } from './symbols-page.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

const items = async (part: string) => within(await named('region', part)).getAllByRole('listitem');

test('the symbols page lists the dietary categories and every icon by its name', async () => {
  await mountFeature(backend, '/symbols', { '/symbols': <SymbolsPage /> });
  await named('heading', 'Symbols');
  expect(document.title).toBe('Symbols · Convivio');
  const diets = await items('Dietary categories');
  expect(diets.map((diet) => diet.querySelector('b')?.textContent)).toEqual([
    'Omnivore',
    'Pescetarian',
    'Vegetarian',
    'Dessert',
  ]);
  for (const symbol of [...diets, ...(await items('Icons'))])
    expect(symbol.querySelector('svg')).not.toBeNull();
  const names = (await items('Icons')).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Archive', 'Chevron down', 'Leaf', 'Wine']));
  expect(new Set(names).size).toBe(names.length);
});
