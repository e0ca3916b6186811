import { expect, test } from '@jest/globals';
import { stemsOf } from '../title/title-words.ts';
import { isOfOthersDish } from './others-dishes.ts';

const spoken = stemsOf([
  'flour, butter, carrots, farine, beurre, Mehl, Butter, farina, burro, harina, sal',
]);

test.each([
  'My sister puts raisins in hers and calls it a pudding.',
  'Die Oma Grete macht ihren mit Rosinen, aber die ist ja aus Bremen.',
  'Ma voisine y mettait du lard, mais ce n’est pas la même chose.',
  'Quella di mia zia con le cozze è roba da ristorante.',
  'La vecina le echa chorizo, pero a ella ni caso.',
  'The shortbread is another story.',
  'La caponata te la racconto un’altra volta.',
  'Die Erbsensuppe zeige ich euch nächste Woche.',
  'El cocido lo dejamos para cuando haga frío.',
])('“%s” is of another dish', (text) => {
  expect(isOfOthersDish(text, spoken)).toBe(true);
});

test.each([
  'My mother always added butter.',
  'It keeps for a week in the fridge.',
  'Next time I will use less butter.',
  'Ma mère la servait tiède.',
  'Wer mag, gibt Rosinen dazu.',
  'En total una hora y cuarto, y tu padre quiere chorizo.',
])('“%s” is of the dish', (text) => {
  expect(isOfOthersDish(text, spoken)).toBe(false);
});
