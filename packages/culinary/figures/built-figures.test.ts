import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { lexicon } from '../src/foods/read-lexicon.ts';
import { builtFigures } from './built-figures.ts';
import { impactsOf, namesWithFigures, nutrientsOf, statedTwice } from './source-figures.ts';

const ids = new Set(lexicon().map(({ food }) => food.id));

test('the built tables are those of the sources as they stand (npm run build:figures)', () => {
  for (const [name, text] of Object.entries(builtFigures()))
    expect(readFileSync(new URL(`../src/figures/tables/${name}`, import.meta.url), 'utf8')).toBe(
      text,
    );
});

test('a food stands in one of the tables of kinds and mixtures', () => {
  expect(statedTwice).toEqual([]);
});

test('every name in the tables is a food of the lexicon, or a part of one', () => {
  const parts = new Set(
    namesWithFigures.flatMap((name) => [nutrientsOf(name), impactsOf(name)].flatMap(namesIn)),
  );
  expect(namesWithFigures.filter((name) => !ids.has(name) && !parts.has(name))).toEqual([]);
});

test('whatever has the figures of another food, or of its parts, finds them there', () => {
  const unfounded = namesWithFigures.flatMap((name) => {
    const known = nutrientsOf(name);
    return namesIn(known).filter((other) => nutrientsOf(other) === null);
  });
  expect(unfounded).toEqual([]);
});

function namesIn(known: ReturnType<typeof nutrientsOf> | ReturnType<typeof impactsOf>): string[] {
  if (known === null || 'own' in known) return [];
  return 'from' in known ? [known.from] : known.parts.map(({ food }) => food);
}
