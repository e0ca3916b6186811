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

test('a draft at the limits stays as it is', () => {
  const draft = {
    ...emptyDraft(),
    ingredients: [group('Soup', 0), group(null, 500)],
    steps: steps(300),
  };
  expect(withinRecipeLimits(draft)).toEqual(draft);
});
