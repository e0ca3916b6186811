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

test.each([
  ['hallo Oma, kannst du mir dein Gulasch schicken? Bekomme Besuch', 'Gulasch'],
  ['wie ging nochmal dein Rahmgeschnetzeltes?? Will das heute Abend machen', 'Rahmgeschnetzeltes'],
  ['coucou mamie, tu me redonnes tes crêpes ?', 'crêpes'],
  ['ciao mamma, domenica vorrei fare le lasagne, come si fanno?', 'lasagne'],
  ['Hola yaya, cómo era la tortilla de patatas? que me sale seca', 'tortilla de patatas'],
])(
  'a dish that is the cook’s is asked for, though the list does not say its name: “%s”',
  (...[question, dish]) => {
    expect(dishAsked([question], ['500 g flour', 'Simmer it gently for an hour.'])).toBe(dish);
  },
);

test('a dish that the cook’s first lines name is not named again', () => {
  expect(dishAsked(['how do you do the fish pie?'], ['Fish pie for six', '300 g cod'])).toBeNull();
});

test.each([
  'Dad how do you do yours??',
  'Opa wie machst du deine?',
  'mamie comment tu fais la tienne ?',
  'nonna come fai le tue?',
  'tía cómo haces las tuyas?',
])('whose it is names no dish: “%s”', (question) => {
  expect(dishAsked([question], TOLD)).toBeNull();
});

test.each([
  ['How do you make your cauliflower curry?', 'Aunt’s golden pot, for 4, 30 min'],
  ['wie machst du dein Pilzrisotto?', 'Goldener Topf, für 4 Personen, 30 Min.'],
  ['tu me redonnes la recette du gratin dauphinois stp ?', 'Marmite dorée, pour 4, 30 min'],
  ['Come la fai la frittata di cipolle?', 'Pentola dorata, per 4 persone, 30 min'],
  ['tía cómo haces el pisto manchego?', 'Olla dorada, para 4 personas, 30 min'],
])(
  'a name with what it feeds right above the list goes before what was asked: “%s”',
  (asked, head) => {
    expect(dishAsked([asked], [head, ...TOLD.slice(1)])).toBeNull();
    expect(dishAsked([asked], TOLD)).not.toBeNull();
  },
);
