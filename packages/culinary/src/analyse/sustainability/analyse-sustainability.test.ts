import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseIngredient } from '../../line/line.ts';
import { analyseSustainability } from './analyse-sustainability.ts';
import { plates } from '../test-kit/sample-plates.data.ts';
import { bandOf } from './sustainability.ts';

const analyse = (lines: readonly string[], servings: number | null = 4) =>
  analyseSustainability({
    lines: lines.map((line) => parseIngredient(line)),
    servings,
    languageCode: 'en',
  });

test('the sample plates come out in their order, each in its band', () => {
  const scores = plates.map(({ lines, servings }) => analyse(lines, servings).overallScore);
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect(scores.map(bandOf)).toEqual(plates.map(({ band }) => band));
});

test.each(plates)('$name scores about $score', ({ lines, servings, score }) => {
  const { overallScore } = analyse(lines, servings);
  expect(Math.abs(overallScore - score)).toBeLessThanOrEqual(7);
});

test('more of an ingredient never raises the score', () => {
  const worst = ['stewing beef', 'lamb chops', 'butter', 'rice', 'prawns', 'parmesan', 'lentils'];
  fc.assert(
    fc.property(
      fc.constantFrom(...plates),
      fc.constantFrom(...worst),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 2000 }),
      ({ lines, servings }, food, some, more) => {
        const scoreWith = (grams: number) =>
          analyse([...lines, `${grams} g ${food}`], servings).overallScore;
        expect(scoreWith(some + more)).toBeLessThanOrEqual(scoreWith(some));
      },
    ),
    { numRuns: 40 },
  );
});

test('what weighs most is named with its share', () => {
  expect(analyse(plates[0]!.lines).topConcerns[0]).toMatch(/^Beef stew meat: 9\d% of the climate/);
});

test('each swap raises the score to what it says, and fits the dish', () => {
  const { recommendations, overallScore } = analyse(plates[0]!.lines);
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { scoreAfter } of recommendations) expect(scoreAfter).toBeGreaterThan(overallScore);
  const [best] = recommendations;
  expect(best).toMatchObject({ ingredient: 'beef stew meat' });
  const swapped = plates[0]!.lines.map((line) =>
    line === '800 g stewing beef' ? '280 g dried chickpeas' : line,
  );
  expect(analyse(swapped).overallScore).toBe(best!.scoreAfter);
});

test('no meat is put into a dish without', () => {
  const sentences = plates
    .filter(({ vegetarian }) => vegetarian)
    .flatMap(({ lines, servings }) => analyse(lines, servings).recommendations)
    .map(({ suggestion }) => suggestion);
  expect(sentences.join(' ')).not.toMatch(/chicken|pork|turkey|mackerel|mussel/i);
});

test('a swap says which allergen it brings', () => {
  const { recommendations } = analyse(['600 g rice', '400 g broccoli']);
  expect(recommendations[0]?.suggestion).toBe(
    'Serve bulgur instead of rice. It brings gluten into the dish.',
  );
});

test('an ingredient says its share, its source and how each figure is known', () => {
  const [cod] = analyse(['500 g cod', '500 g potatoes']).ingredientDetails;
  expect(cod).toMatchObject({
    name: 'cod',
    grams: 500,
    climate: 5.4,
    share: 0.956,
    source: 'AGRIBALYSE 3.1: Cod, raw',
    bases: { climate: 'food', biodiversity: 'farmed' },
  });
});

test('of what nothing is known the axes stand at 50 and are named', () => {
  expect(analyse(['3 gorns'])).toMatchObject({
    overallScore: 50,
    breakdown: {
      climate: 50,
      water: 50,
      biodiversity: 50,
      land: 50,
      unknown: ['climate', 'water', 'biodiversity', 'land'],
    },
    confidence: 'low',
    recommendations: [],
    uncounted: [{ line: '3 gorns', ingredient: 'gorns' }],
  });
});

test('servings that are not stated are said, and nothing is then surely known', () => {
  const { servings, servingsStated, remarks, confidence } = analyse(['500 g potatoes'], null);
  expect({ servings, servingsStated, confidence }).toEqual({
    servings: 4,
    servingsStated: false,
    confidence: 'medium',
  });
  expect(remarks[0]).toMatch(/does not state its servings/);
});

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [40, 'Moderate'],
  [20, 'Poor'],
  [19, 'Critical'],
  [0, 'Critical'],
])('a score of %s is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  ['meat without an amount', ['beef', '500 g potatoes', '1 onion', '2 carrots'], false],
  ['half of the foods without an amount', ['potatoes', 'leeks', '1 onion', '2 carrots'], false],
  ['names that no table knows', ['300 g zorblax', '100 g qwert paste', '1 onion'], false],
  ['nothing at all', ['beef'], false],
  ['one food of many without an amount', ['2 carrots', '1 onion', '500 g leeks', 'butter'], true],
  ['seasoning and water', ['500 g lentils', '1 l water', 'salt', 'pepper to taste'], true],
])('a score of a list with %s is one to go by: %p', (_what, lines, reliable) => {
  const { confidence, remarks, ...analysed } = analyse(lines);
  expect(analysed.reliable).toBe(reliable);
  if (reliable) return;
  expect(confidence).toBe('low');
  expect(remarks).toContain('Too little of this recipe can be weighed for a score to go by.');
});

test('a score is not called sure while a food is missing in it', () => {
  expect(analyse(['500 g potatoes', '2 carrots', '1 onion', 'leeks']).confidence).not.toBe('high');
});
