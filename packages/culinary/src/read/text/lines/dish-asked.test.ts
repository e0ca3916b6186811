import { expect, test } from '@jest/globals';
import { asksForRecipe, dishAsked } from './dish-asked.ts';

const TOLD = ['Claro!', '300 g Linsen', '500 g zucchini', '1 cauliflower', 'bake the cauliflower'];

test.each([
  ['Mama hast du das Rezept von deiner Linsensuppe? Lukas hat morgen Spätschicht', 'Linsensuppe'],
  ['Can you send me the recipe for that cauliflower curry you made?', 'cauliflower curry'],
  ['mi mandi la ricetta della lasagna con le zucchine?', 'lasagna con le zucchine'],
  ['wie machst du nochmal dein Pilzrisotto?', 'Pilzrisotto'],
  ['Come la fai la frittata di cipolle?', 'frittata di cipolle'],
  ['tía cómo haces el pisto manchego?', 'pisto manchego'],
  ['tu me redonnes la recette du gratin dauphinois stp ?', 'gratin dauphinois'],
])('“%s” asks for a dish', (question, dish) => {
  expect(asksForRecipe(question.split('? ')[0]!.replace(/\??$/, '?'))).toBe(true);
  expect(dishAsked([question], TOLD)).toBe(dish);
});

test.each([
  [
    'wie ging noch mal die Zucchinipfanne mit Linsen? Tim kommt um sieben',
    'Zucchinipfanne mit Linsen',
  ],
  ['do you still have that cauliflower soup?', 'cauliflower soup'],
])('a question about a known dish of which the list speaks names it: “%s”', (question, dish) => {
  expect(dishAsked([question], ['reicht für drei, in 300 Sekunden fertig', ...TOLD])).toBe(dish);
});

test('what the cook names above the list goes before', () => {
  expect(
    dishAsked(['wie machst du dein Pilzrisotto?'], ['Linsensuppe', ...TOLD.slice(1)]),
  ).toBeNull();
  expect(dishAsked(['kommst du morgen zum Risotto?'], TOLD)).toBeNull();
});

test.each([
  ['can I have the recipe for your lentil soup from last night?', 'lentil soup'],
  ['schickst du mir das Rezept von deiner Lentilsuppe von gestern?', 'Lentilsuppe'],
])('when a dish was eaten is no part of its name: “%s”', (question, dish) => {
  expect(dishAsked([question], ['250 g lentils', 'Boil the lentils in the soup.'])).toBe(dish);
});
