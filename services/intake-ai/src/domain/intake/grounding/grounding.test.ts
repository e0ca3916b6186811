import { describe, expect, test } from '@jest/globals';
import { doubtOfFact, doubtOfWhole, emptyDraft } from '@convivio/culinary/recipe';
import type { ClaimedRecipe } from '../../provider/claimed-recipe.ts';
import { groundedMinutes } from './grounded-time.ts';
import { groundRecipe } from './ground-recipe.ts';
import { mergeReadings } from './merge-readings.ts';
import { hasSameNumbers } from './same-numbers.ts';
import { indexSource } from './source-index.ts';
import { wordsOf } from './source-words.ts';
import { isQuoted, judge } from './verdict.ts';

const source = indexSource(`Crème brûlée for six

500 ml double cream
1½ vanilla pods
6 egg yolks
75g caster sugar, plus extra

Heat the oven to 150 C. Bring the cream and the vanilla to the boil, then leave to in-
fuse for 30 minutes. Whisk yolks and sugar, pour the cream over them and bake for 1 hour 10 minutes.`);

describe('words of a source', () => {
  test.each([
    ['Crème BRÛLÉE', ['creme', 'brulee']],
    ['1½ cups', ['1', '0.5', 'cups']],
    ['1 1/2 cups', ['1', '0.5', 'cups']],
    ['1⁄4 tsp', ['0.25', 'tsp']],
    ['0,5 l', ['0.5', 'l']],
    ['75g', ['75', 'g']],
    ['par-\n  sley', ['parsley']],
    ['2～3個', ['2', '3', '個']],
  ])('"%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a claimed line', () => {
  test.each([
    ['500 ml double cream', 'found'],
    ['1 1/2 vanilla pods', 'found'],
    ['75 g caster sugar', 'found'],
    ['6 egg yolkes', 'found'],
    ['6 egg yolks', 'found'],
    ['8 egg yolks', 'doubtful'],
    ['500 ml whole milk', 'invented'],
    ['1 pinch of saffron', 'invented'],
    ['30 vanilla pods', 'doubtful'],
    ['', 'invented'],
  ])('"%s" is %s', (line, verdict) => {
    expect(judge('line', line, source)).toBe(verdict);
  });
});

describe('a claimed step', () => {
  test.each([
    ['Bring the cream and the vanilla to the boil, then leave to infuse for 30 minutes.', 'found'],
    ['Whisk yolks and sugar, pour the cream over them and bake for 1 hour 10 minutes.', 'found'],
    ['Whisk yolks and sugar, pour the cream over them and bake for 2 hours.', 'doubtful'],
    ['Sprinkle with brown sugar and caramelise under a very hot grill until golden.', 'invented'],
  ])('"%s" is %s', (step, verdict) => {
    expect(judge('step', step, source)).toBe(verdict);
  });
});

test('words scattered over a source are not a quotation', () => {
  const scattered = indexSource(
    `basil ${'lorem ipsum dolor '.repeat(40)} lobster ${'sit amet elit '.repeat(40)} truffle`,
  );
  expect(isQuoted('basil lobster truffle', scattered)).toBe(false);
});

describe('a claimed time', () => {
  test.each([
    [{ asWritten: '1 hour 10 minutes', minutes: 70 }, 70],
    [{ asWritten: '30 minutes', minutes: 30 }, 30],
    [{ asWritten: '30 minutes', minutes: 45 }, null],
    [{ asWritten: '20 minutes', minutes: 20 }, null],
    [{ asWritten: 'a while', minutes: 20 }, null],
    [{ asWritten: '30 minutes', minutes: -30 }, null],
    [null, null],
  ])('%j is worth %p', (time, minutes) => {
    expect(groundedMinutes(time, source)).toBe(minutes);
  });
});

const claim: ClaimedRecipe = {
  recipeFound: true,
  title: 'Nut Cake',
  description: null,
  yieldAsWritten: null,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  ingredientGroups: [{ heading: null, lines: ['200 g hazelnuts', '4 eggs'] }],
  steps: [],
  notes: [],
  equipment: [],
  author: null,
  language: 'en',
  otherRecipeTitles: [],
};

describe('a claim about a picture', () => {
  const text = `Nut Cake\n200 g hazelnuts\n${'beat the eggs with the sugar until they are pale and fold in the nuts '.repeat(4)}`;

  test('is checked against what was recognised where that is clear', () => {
    const { ingredients, doubts } = groundRecipe(
      {
        ...claim,
        ingredientGroups: [{ heading: null, lines: ['200 g hazelnuts', '1 cup dark rum'] }],
      },
      { text, confidence: 92, draft: emptyDraft() },
    );
    expect(ingredients).toEqual([{ name: null, lines: ['200 g hazelnuts'] }]);
    expect(doubts).toHaveLength(1);
  });

  test.each([
    [40, text],
    [95, 'Nut Cake'],
    [0, ''],
  ])(
    'is kept whole and marked for review where it is not (%i, "%.20s")',
    (confidence, recognised) => {
      const { title, ingredients, doubts } = groundRecipe(claim, {
        text: recognised,
        confidence,
        draft: emptyDraft(),
      });
      expect(title).toBe('Nut Cake');
      expect(ingredients).toEqual(
        claim.ingredientGroups.map(({ heading, lines }) => ({ name: heading, lines })),
      );
      expect(doubts).toEqual([
        doubtOfWhole(
          'The AI provider read this from the picture, and it could not be checked word by word. Please compare it with the original.',
        ),
      ]);
    },
  );
});

test.each([
  ['Bake at 180 degrees for 20 minutes.', 'Bei 180 Grad 20 Minuten backen.', true],
  ['1/2 cup of milk', '½ Tasse Milch', true],
  ['1.5 l of water', '1,5 l Wasser', true],
  ['Bake at 350 degrees.', 'Bei 180 Grad backen.', false],
  ['flour', '200 g Mehl', false],
])('"%s" states the figures of "%s": %p', (translation, original, same) => {
  expect(hasSameNumbers(translation, original)).toBe(same);
});

describe('a yield that the parser doubts', () => {
  const lists = {
    ingredients: [{ name: null, lines: ['200 g hazelnuts'] }],
    steps: [{ group: null, text: 'Beat the eggs and fold in the nuts.' }],
  };
  const doubt = {
    part: 'whole' as const,
    index: null,
    sentence: '“45 min” may not be the number of servings.',
    sourceWords: '45 min',
    about: 'yield' as const,
  };
  const parsed = { ...emptyDraft(), ...lists, yieldText: '45 min', servings: 45, doubts: [doubt] };

  test.each([
    ['gives way to the one that the provider found', 'Serves 6', 6, []],
    ['stays with its doubt where the provider found none', null, null, [doubt]],
  ])('%s', (_what, yieldText, servings, doubts) => {
    const merged = mergeReadings({ ...emptyDraft(), ...lists, yieldText, servings }, parsed);
    expect(merged.servings).toBe(servings ?? 45);
    expect(merged.doubts).toEqual(doubts);
  });
});

describe('what the parser left out', () => {
  const lists = {
    ingredients: [{ name: null, lines: ['200 g hazelnuts'] }],
    steps: [{ group: null, text: 'Beat the eggs and fold in the nuts.' }],
  };
  const parsed = { ...emptyDraft(), ...lists, leftOut: ['Skip to content'] };
  test.each([
    ['stays where a list is the parser’s', { steps: [] }, parsed.leftOut],
    ['is not said of the lists of the provider', {}, []],
  ])('%s', (_what, lacking, leftOut) => {
    expect(mergeReadings({ ...emptyDraft(), ...lists, ...lacking }, parsed).leftOut).toEqual(
      leftOut,
    );
  });
});

describe('times that contradict each other', () => {
  const lists = {
    ingredients: [{ name: null, lines: ['200 g hazelnuts'] }],
    steps: [{ group: null, text: 'Beat the eggs and fold in the nuts.' }],
  };
  const doubt = doubtOfFact('times', 'The page says that it takes 30 minutes and also 45.');
  const parsed = { ...emptyDraft(), ...lists, totalTime: 30, doubts: [doubt] };

  test('stay doubted where both lists are the provider’s', () => {
    const grounded = { ...emptyDraft(), ...lists, prepTime: 10, totalTime: 45 };
    const { totalTime, doubts } = mergeReadings(grounded, parsed);
    expect(totalTime).toBe(30);
    expect(doubts).toEqual([doubt]);
  });

  test('and one that was not read is doubted no more once the provider has found it', () => {
    const unread = { ...parsed, totalTime: null };
    const { doubts } = mergeReadings({ ...emptyDraft(), ...lists, totalTime: 45 }, unread);
    expect(doubts).toEqual([]);
  });
});

describe('what the parser doubts and a provider answers', () => {
  const list = (...lines: string[]) => [{ name: null, lines }];
  const steps = [{ group: null, text: 'Beat the eggs and fold in the nuts.' }];
  const doubt = {
    part: 'ingredient' as const,
    index: 1,
    sentence: 'The amount is unusual: “500 g salt”.',
    sourceWords: '500 g salt',
    about: 'amount' as const,
  };
  const parsed = {
    ...emptyDraft(),
    title: 'Aunt Ada’s Nut Cake',
    ingredients: list('200 g nuts', '500 g salt'),
    steps,
    doubts: [doubt],
  };
  const answered = (draft: object) => mergeReadings({ ...parsed, doubts: [], ...draft }, parsed);

  test.each([
    ['stays doubted where the line is the same', ['200 g nuts', '500 g salt'], [doubt]],
    [
      'follows its line to another place',
      ['500 g  Salt', '200 g nuts', '4 eggs'],
      [{ ...doubt, index: 0 }],
    ],
    ['is settled where the line is another', ['200 g nuts', '5 g salt'], []],
  ])('%s', (_what, lines, doubts) => {
    expect(answered({ ingredients: list(...lines) }).doubts).toEqual(doubts);
  });

  test.each([
    ['what was left out stays doubted until it is taken', ['200 g nuts', '5 g salt'], 1],
    ['what was left out is doubted no more once it is taken', ['5 g salt', '4 eggs'], 0],
  ])('%s', (_what, lines, many) => {
    const leftOut = doubtOfWhole('“4 eggs” may be missing.', '4 eggs');
    const { doubts } = mergeReadings(
      { ...parsed, doubts: [], ingredients: list(...lines) },
      { ...parsed, doubts: [leftOut] },
    );
    expect(doubts).toHaveLength(many);
  });

  test('a title that the parser did not doubt is not replaced without a doubt', () => {
    expect(answered({ title: 'Nut Cake', ingredients: list('200 g nuts') }).doubts).toEqual([
      {
        part: 'title',
        index: null,
        sentence: 'The title may be “Aunt Ada’s Nut Cake”, not “Nut Cake”.',
        sourceWords: 'Aunt Ada’s Nut Cake',
      },
    ]);
  });

  test('a title that the parser doubted is replaced', () => {
    const doubts = [
      { part: 'title' as const, index: null, sentence: 'It may be none.', sourceWords: 'Home' },
    ];
    const { title, doubts: left } = mergeReadings(
      { ...parsed, title: 'Nut Cake', doubts: [] },
      { ...parsed, title: 'Home', doubts },
    );
    expect([title, left]).toEqual(['Nut Cake', []]);
  });
});
