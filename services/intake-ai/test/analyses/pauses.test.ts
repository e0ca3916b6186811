import { expect, test } from '@jest/globals';
import { turnsDuring } from '@convivio/platform/test-kit/turns-during';
import { answersInMemory } from '../../src/store/answers-in-memory.ts';
import {
  MOST_ANALYSED_LINES,
  type AnalysableRecipe,
} from '../../src/domain/analyses/analysable-recipe.ts';
import { analysesOf, type Analyses } from '../../src/domain/analyses/analyse-recipe.ts';

/** As many lines as are analysed, of as many letters as a recipe may have, and as many steps. */
const longest: AnalysableRecipe = {
  id: '1',
  ownerId: 'ida',
  title: 'Soupe',
  ingredientText: Array.from({ length: MOST_ANALYSED_LINES }, (_, at) =>
    `1 ${at} ${'a/b/'.repeat(40)}`.slice(0, 130),
  ).join('\n'),
  instructions: Array.from({ length: 50 }, () => ({
    instruction: 'faites '.repeat(570),
  })),
  servings: 4,
  servingsStated: true,
  languageCode: 'fr',
  course: 'main',
};

const unremembered = () =>
  analysesOf({
    answers: { of: (_question, _content, compute) => compute() },
    correctionsOf: () => Promise.resolve([]),
    discoveredAmong: () => Promise.resolve(new Map()),
  });

/** Each takes far longer than two pauses, and on a slow machine longer still. */
const FEWEST_TURNS = 3;

test.each([
  'nutrition',
  'sustainability',
  'flavour',
  'wine',
  'techniques',
  'unknownNames',
] as const)(
  'others have their turn before the longest recipe is analysed: %s',
  async (analysis) => {
    const analyses: Record<typeof analysis, (recipe: AnalysableRecipe) => Promise<unknown>> =
      unremembered();
    const turns = await turnsDuring(() => analyses[analysis](longest));
    expect(turns).toBeGreaterThanOrEqual(FEWEST_TURNS);
  },
);

function remembering(): { analyses: Analyses; asked: string[] } {
  const asked: string[] = [];
  const memory = answersInMemory();
  const analyses = analysesOf({
    answers: {
      of: (question, content, compute) =>
        memory.of(question, content, () => {
          asked.push(question);
          return compute();
        }),
    },
    correctionsOf: () => Promise.resolve([]),
    discoveredAmong: () => Promise.resolve(new Map()),
  });
  return { analyses, asked };
}

test('who asks for an analysis that is being worked out waits for that one', async () => {
  const { analyses, asked } = remembering();
  const recipe = { ...longest, ingredientText: '200 g butter' };
  const [first, second] = await Promise.all([analyses.flavour(recipe), analyses.flavour(recipe)]);
  expect(asked).toEqual(['unknown names', 'lines', 'flavour']);
  expect(second).toBe(first);
});

test('an analysis that failed is worked out anew', async () => {
  const memory = answersInMemory();
  const failing = memory.of('wine', 1, () => Promise.reject(new Error('corked')));
  await expect(failing).rejects.toThrow('corked');
  expect(await memory.of('wine', 1, () => Promise.resolve({ wine: 'red' }))).toEqual({
    wine: 'red',
  });
});
