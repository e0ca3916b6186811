import { expect, test } from '@jest/globals';
import { blankRecipe } from '../recipe/writing/blank-recipe.ts';
import { fieldsOfRecipe, readKeptRecipe, restoredRecipe } from './own-file-fields.ts';

const doubt = { part: 'step', index: 0, sentence: 'Why?', sourceWords: 'Stir.' } as const;
const recipe = {
  ...blankRecipe(7, 'a-cook', new Date()),
  title: 'Torta',
  instructions: [{ step: 1, instruction: 'Stir.', group: null, technique: null, tip: null }],
  doubts: [{ id: 4, ...doubt }],
};
const whole = { part: 'whole', index: null, sentence: 'Why?', sourceWords: null };

test.each([
  ['as it was', recipe.doubts, [{ id: 1, ...doubt }]],
  [
    'from a file of an earlier version, as a sentence about the whole',
    ['Why?'],
    [{ id: 1, ...whole }],
  ],
  [
    'without those of lines that are not there',
    [doubt, { ...doubt, index: 5 }],
    [{ id: 1, ...doubt }],
  ],
])('a doubt is restored %s', (_how, doubts, restored) => {
  const fields = JSON.parse(JSON.stringify({ ...fieldsOfRecipe(recipe), doubts }));
  const kept = readKeptRecipe(fields);
  if (typeof kept === 'string') throw new Error(kept);
  expect(restoredRecipe(kept, 8, 'another-cook').recipe.doubts).toEqual(restored);
});

test.each([[{ ...doubt, part: 'soup' }], [{ ...doubt, index: -1 }], [7]])(
  'a recipe with a doubt that is none is damaged (%j)',
  (none) => {
    const fields = JSON.parse(JSON.stringify({ ...fieldsOfRecipe(recipe), doubts: [none] }));
    expect(readKeptRecipe(fields)).toBe('This recipe is damaged: its doubts cannot be read.');
  },
);

test('a score is not taken from a file, nor written into one', () => {
  const scored = { ...recipe, sustainabilityScore: 99, analysed: '1:x' };
  expect(fieldsOfRecipe(scored)).not.toHaveProperty('sustainabilityScore');
  const kept = readKeptRecipe(JSON.parse(JSON.stringify({ ...fieldsOfRecipe(scored), ...scored })));
  if (typeof kept === 'string') throw new Error(kept);
  expect(restoredRecipe(kept, 8, 'another-cook').recipe).toMatchObject({
    sustainabilityScore: null,
    analysed: null,
  });
});
