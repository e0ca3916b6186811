import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { isSettledTitle } from './settled-title.ts';

const draft = {
  ...emptyDraft(),
  ingredients: [
    { name: null, lines: ['200 g almonds', '3 lemons', '500 g potatoes', '1 garbure kit'] },
  ],
};

test.each([
  ['Almond tart', ['Nina’s larder: Almond tart', 'Almond tart', 'Nina’s larder']],
  ['Lemon squares', ['Lemon squares, the way I do them | Bakers’ board', 'Lemon squares']],
  [
    'Potato salad, a dish for spoons',
    ['Potato salad, the recipe - The Herald', 'Potato salad, a dish for spoons'],
  ],
  [
    'La garbure, la soupe',
    ['Recette. La garbure, la soupe - La Gazette', 'Recette. La garbure, la soupe'],
  ],
])('the window and a heading settle that a recipe is called “%s”', (title, names) => {
  expect(isSettledTitle(title, names, draft)).toBe(true);
});

test.each([
  ['Nina’s larder', ['Nina’s larder: Almond tart', 'Nina’s larder']],
  ['Almond tart', ['Almond tart with plums – The Kitchen Door', 'Almond tart']],
  ['Almond tart', ['Nina’s larder', 'Almond tart']],
])('they do not settle that it is called “%s” where one says otherwise', (title, names) => {
  expect(isSettledTitle(title, names, draft)).toBe(false);
});
