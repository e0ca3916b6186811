import { expect, test } from '@jest/globals';
import { doubtOfTitle, doubtOfWhole, emptyDraft } from '@convivio/culinary/recipe';
import { withinRecipeLimits } from './within-recipe-limits.ts';

const group = (name: string | null, length: number) => ({
  name,
  lines: Array.from({ length }, (_, at) => `${at + 1} g rice`),
});
const steps = (length: number) =>
  Array.from({ length }, () => ({ group: null, text: 'Stir it well.' }));

const doubtOfLine = (index: number) => ({
  part: 'ingredient' as const,
  index,
  sentence: 'The amount is unusual.',
  sourceWords: null,
});

test('a draft without end keeps the first of its ingredients and steps, and doubts the rest', () => {
  const { ingredients, ...draft } = withinRecipeLimits({
    ...emptyDraft(),
    ingredients: [group('Soup', 400), group(null, 7_000), group('Sauce', 3)],
    steps: steps(301),
    doubts: [doubtOfTitle('No title was found.'), doubtOfLine(499), doubtOfLine(500)],
  });
  expect(ingredients).toEqual([group('Soup', 400), group(null, 100)]);
  expect(draft.steps).toHaveLength(300);
  expect(draft.doubts).toEqual([
    doubtOfTitle('No title was found.'),
    doubtOfLine(499),
    doubtOfWhole('Only the first 500 of its 7,403 ingredients were kept.'),
    doubtOfWhole('Only the first 300 of its 301 steps were kept.'),
  ]);
});

test.each([
  [
    'lines that are long together keeps the first of them',
    Array<string>(500).fill(`2 ${'a/b '.repeat(450)}`),
    'Only the first 22 of its 500 ingredients were kept.',
  ],
  [
    'a line without end keeps its beginning',
    [`200 g rice ${'a/b '.repeat(100_000)}`],
    'An ingredient line was cut at 2,000 characters.',
  ],
])('a draft with %s, and doubts the rest', (_what, lines, sentence) => {
  const { ingredients, doubts } = withinRecipeLimits({
    ...emptyDraft(),
    ingredients: [{ name: null, lines }],
  });
  const kept = ingredients.flatMap((group) => group.lines);
  expect(kept.every((line, at) => line !== '' && lines[at]?.startsWith(line))).toBe(true);
  expect(kept.join('').length).toBeLessThanOrEqual(40_000);
  expect(Math.max(...kept.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  expect(doubts).toEqual([doubtOfWhole(sentence)]);
});

test('a draft at the limits stays as it is', () => {
  const draft = {
    ...emptyDraft(),
    ingredients: [group('Soup', 0), group(null, 500)],
    steps: steps(300),
  };
  expect(withinRecipeLimits(draft)).toEqual(draft);
});
