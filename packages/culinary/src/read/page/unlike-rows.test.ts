import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { unlikeRows } from './unlike-rows.ts';

const draft = {
  ...emptyDraft(),
  ingredients: [{ name: null, lines: ['200 g flour', 'Our newsletter'] }],
  steps: ['Mix all in a bowl.', 'Ada made these on Sundays.'].map((text) => ({
    group: null,
    text,
  })),
};
const doubtedAt = (chance: number) => {
  const texts = ['200 g flour', 'Our newsletter', ...draft.steps.map(({ text }) => text)];
  const chances = new Map(
    texts.map((text) => [foldWords(text), { listed: chance, told: chance }] as const),
  );
  return unlikeRows(draft, { chances }).map(({ part, index }) => `${part} ${index}`);
};

test('a row that does not read like what the look of the page makes it is doubted', () => {
  expect(doubtedAt(0.1)).toEqual(['ingredient 0', 'ingredient 1', 'step 0', 'step 1']);
  expect(doubtedAt(0.95)).toEqual([]);
});

test('what its own words make plain is doubted less', () => {
  expect(doubtedAt(0.6)).toEqual(['ingredient 1', 'step 1']);
});

test('a line that stands in no row is not doubted', () => {
  expect(unlikeRows(draft, { chances: new Map() })).toEqual([]);
});

const doubtedSteps = (texts: string[], chance = 0.1) =>
  unlikeRows(
    { ...draft, ingredients: [], steps: texts.map((text) => ({ group: null, text })) },
    { chances: new Map(texts.map((text) => [foldWords(text), { listed: 0, told: chance }])) },
  ).map(({ index }) => index);

test.each([
  'Serve at once with the gravy.',
  'Laissez tiédir et saupoudrez de sucre.',
  'Servir tibio con la salsa.',
  'Servire subito con il sugo.',
])('the last step that tells what to do in all it says is not doubted: %s', (last) => {
  expect(doubtedSteps(['Mix all in a bowl.', last], 0.1)).not.toContain(1);
  expect(doubtedSteps([last, 'Ada made these on Sundays.'], 0.1)).toContain(1);
});

test('the last step that goes on with a remark is doubted', () => {
  expect(
    doubtedSteps(['Bake all.', 'Serve at once. They can be frozen the day before.']),
  ).toContain(1);
});

test.each(['No añadas más harina.', 'Non mescolate la farina.', "Don't stir the rice."])(
  'an order of what not to do is as plain as any other: %s',
  (order) => {
    expect(doubtedSteps(['Mix all in a bowl.', order, 'Bake.'], 0.7)).toEqual([]);
  },
);

test.each([
  'Una volta fredda, spolverizzate con lo zucchero.',
  "Se l'impasto appiccica bagnatevi le mani, ma non aggiungete farina.",
  'If your pastry cracks, patch it with the trimmings.',
  'Mit bemehlten Händen flache Küchlein formen, etwa 8 cm groß.',
])('a clause that tells what to do makes a step plain: %s', (step) => {
  expect(doubtedSteps(['Mix all in a bowl.', step, 'Bake.'], 0.5)).toEqual([]);
});

test('a step of two orders is not doubted, a row of links is', () => {
  const told = 'Am nächsten Tag das Fleisch in einen Topf legen, mit Wasser bedecken.';
  const links = 'Das könnte Sie interessieren: Wanderkarte herunterladen | Kuchen backen';
  expect(doubtedSteps(['Mix all in a bowl.', told, links, 'Bake.'], 0.1)).toEqual([0, 2]);
});
