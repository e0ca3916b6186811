import { expect, test } from '@jest/globals';
import {
  heading,
  inState,
  lines,
  lists,
  marked,
  read,
  state,
  title,
  told,
} from '../test-kit/plum-tart.ts';

const ofState = (recipe: object) => read(state({ recipe: inState(recipe) }));

test.each([
  [{ prepTimeSeconds: 1200, cookTimeInSec: 2400 }, [20, 40, 60]],
  [{ prepTime: 1200, cookTime: 2400 }, [20, 40, 60]],
  [{ totalTime: 7200 }, [null, null, 120]],
])('numbers that are or can only be seconds are seconds: %j', (times, expected) => {
  const draft = ofState(times);
  expect([draft.prepTime, draft.cookTime, draft.totalTime]).toEqual(expected);
  expect(draft.doubted).toEqual([]);
});

test.each([
  [
    { totalTime: 900 },
    900,
    'The page says “900” without a unit; it was read as 900 minutes and may be 15.',
  ],
  [
    { cookTime: 1200 },
    1200,
    'The page says “1200” without a unit; it was read as 1200 minutes and may be 20.',
  ],
])('a number that may be seconds or minutes is doubted: %j', (times, minutes, sentence) => {
  const draft = ofState(times);
  expect(draft.totalTime).toBe(minutes);
  expect(draft.doubted).toContain(sentence);
  expect(read(marked(times) + heading + lists).doubted).toContain(sentence);
});

test('figures that only minutes are like are not doubted', () => {
  expect(ofState({ totalTime: 60 }).doubted).toEqual([]);
  expect(ofState({ totalTime: 'PT12H' })).toMatchObject({ totalTime: 720, doubted: [] });
  expect(ofState({ totalTimeMinutes: 720 })).toMatchObject({ totalTime: 720, doubted: [] });
});

test('seconds of structured data that no dish takes in minutes are seconds', () => {
  expect(read(marked({ totalTime: 3600, prepTime: 'PT3600' }) + heading)).toMatchObject({
    totalTime: 60,
    prepTime: 60,
  });
  expect(read(marked({ totalTime: 'P2D' }) + heading).totalTime).toBe(2880);
});

const cache = (missing: readonly string[]) => {
  const objects = {
    ROOT_QUERY: { recipe: { __ref: 'Recipe:1' } },
    'Recipe:1': {
      title: 'Plum tart',
      author: { __ref: 'Author:9' },
      ingredients: lines.map((_, at) => ({ __ref: `Line:${at}` })),
      steps: told.map((_, at) => ({ __ref: `Step:${at}` })),
    },
    ...Object.fromEntries(lines.map((name, at) => [`Line:${at}`, { name }])),
    ...Object.fromEntries(told.map((text, at) => [`Step:${at}`, { text }])),
  };
  const kept = Object.entries(objects).filter(([key]) => !missing.includes(key));
  return `<div>…</div><script>window.__APOLLO_STATE__ = ${JSON.stringify(Object.fromEntries(kept))};</script>`;
};

test('lines and steps that a cache names and does not hold are doubted', () => {
  expect(read(cache([])).doubted).toEqual([]);
  const sentence = 'The data of the page name 2 lines or steps that they do not hold.';
  expect(read(cache(['Line:2', 'Step:1']))).toMatchObject({
    lines: lines.toSpliced(2, 1),
    doubts: expect.arrayContaining([{ part: 'whole', index: null, sentence, sourceWords: null }]),
  });
});

test('notes and tips of state are kept, however they are written', () => {
  expect(
    ofState({ tips: ['Use ripe plums.'], notes: 'Keeps for two days.<br>Freezes well.' }),
  ).toMatchObject({ tips: ['Use ripe plums.'], notes: ['Keeps for two days.', 'Freezes well.'] });
  expect(
    ofState({
      tipps: [{ text: 'Reife Pflaumen nehmen.' }],
      hinweise: { content: '<p>Hält zwei Tage.</p>' },
    }),
  ).toMatchObject({ tips: ['Reife Pflaumen nehmen.'], notes: ['Hält zwei Tage.'] });
  expect(
    read(marked({ tips: ['Use ripe plums.'], recipeNotes: 'Keeps.' }) + heading),
  ).toMatchObject({
    tips: ['Use ripe plums.'],
    notes: ['Keeps.'],
  });
});

test('an ingredient that may be left out says so, and a step has its tip', () => {
  const ingredients = [
    { amount: 200, unit: 'g', name: 'flour', optional: false },
    { amount: 2, name: 'eggs', isOptional: true },
    { name: 'salt', optional: true, note: 'optional' },
  ];
  const steps = told.map((text, at) => (at === 1 ? { text, tip: 'Do not stir them.' } : { text }));
  const draft = ofState({ ingredients, steps });
  expect(draft.lines).toEqual(['200 g flour', '2 eggs (optional)', 'salt, optional']);
  expect(draft.told[1]).toBe(`${told[1]} Do not stir them.`);
});

test('the goods that a shop sells for an ingredient are no part of its line, and a remark in figures is one', () => {
  const feta = { sku: '4401377', label: 'Hirtenkäse natur', price: '1,49 €' };
  const ingredients = [
    {
      amount: '500',
      unit: 'g',
      name: 'Gnocchi',
      product: { sku: '1', label: 'Markt Gnocchi 500 g' },
    },
    { amount: '½', unit: 'Pck.', name: 'Feta', note: 'ca. 90 g', product: feta },
    { amount: '1', unit: 'EL', name: 'Pinienkerne', note: 'nach Belieben', product: null },
  ];
  expect(ofState({ ingredients, steps: told }).lines).toEqual([
    '500 g Gnocchi',
    '½ Pck. Feta, ca. 90 g',
    '1 EL Pinienkerne, nach Belieben',
  ]);
});

test('a text of the yield is read where it holds a figure', () => {
  expect(ofState({ yieldText: 'Enough for 4' }).servings).toBe(4);
  expect(ofState({ servingText: 'Bring it hot to the table.' }).servings).toBeNull();
});

test('a time whose object shows it in words is read', () => {
  const draft = ofState({
    meta: {
      prep: { label: 'Prep', display: '25 mins' },
      cook: { label: 'Cook', display: '50 mins' },
    },
  });
  expect([draft.prepTime, draft.cookTime]).toEqual([25, 50]);
});

test.each([
  { text: '400g haddock', sku: '2210984' },
  { text: '400g haddock', warehouse: '2210984' },
  { text: '400g haddock', shelf: 12 },
])('the number of an article is no amount: %j', (item) => {
  const ingredients = [item, ...lines.map((text) => ({ text }))];
  expect(ofState({ ingredients }).ingredients[0]?.lines[0]).toBe('400g haddock');
});

test.each([
  ['kind', 'ingredients', 'kind', 'steps'],
  ['rotulo', 'Ingredientes', 'rotulo', 'Elaboración'],
  ['t', 'Zutaten', 't', 'Zubereitung'],
])('an article in blocks holds its list and steps: "%s": "%s"', (a, list, b, steps) => {
  const blocks = [
    { [a]: list, rows: lines.map((line) => ({ txt: line })) },
    { [b]: steps, rows: told.map((step) => ({ txt: step })) },
  ];
  const found = read(state({ page: { headline: title, blocks, others: [{ headline: 'Soup' }] } }));
  expect(found).toMatchObject({ title, lines, told });
});

test('amounts in words and by pieces stand before their foods', () => {
  const ingredients = [
    { qty: '4 lomos', name: 'de bacalao' },
    { q: 'mezzo bicchiere', n: 'aceto di vino' },
    { q: 'q.b.', n: 'olio per friggere' },
    { q: '500 g', n: 'pomodori' },
  ];
  expect(read(state({ recipe: inState({ ingredients }) })).lines).toEqual([
    '4 lomos de bacalao',
    'mezzo bicchiere aceto di vino',
    'olio per friggere q.b.',
    '500 g pomodori',
  ]);
});

test('figures in an object of any name are those of the recipe', () => {
  const figures = { serves: 2, prepMinutes: 10, cookMinutes: 8 };
  const suggested = [{ title: 'Soup', figures: { serves: 6, prepMinutes: 50 } }];
  const found = read(state({ page: { ...inState(), figures }, suggested }));
  expect(found).toMatchObject({ servings: 2, prepTime: 10, cookTime: 8 });
});
