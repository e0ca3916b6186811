import { expect, test } from '@jest/globals';
import { checkDiet, dietClassesOf, libraryDiet } from '@convivio/culinary/find';
import { boughtDishes } from './bought-dishes.data.ts';
import { breadsAndDoughs } from './breads-and-doughs.data.ts';
import { fresh } from './fresh-names.data.ts';
import { judgeName } from './judge-name.ts';
import { madeDishes } from './made-dishes.data.ts';
import { plain, treacherous, unreadable } from './labelled-names.data.ts';
import { readLabels } from './read-labels.ts';

const judged = [plain, treacherous, unreadable, fresh, madeDishes, boughtDishes, breadsAndDoughs]
  .flatMap(readLabels)
  .map(judgeName);
const named = (names: typeof judged) => names.map(({ language, name }) => `${language} ${name}`);

test('no labelled ingredient passes as safe for guests who do not eat it', () => {
  expect(named(judged.filter(({ leaked }) => leaked.length > 0))).toEqual([]);
});

test('of every labelled ingredient all classes are told', () => {
  expect(named(judged.filter(({ doubted }) => doubted.length > 0))).toEqual([]);
});

test('at most one in two hundred classes is told of an ingredient that is not of it', () => {
  const right = judged.flatMap((name) => name.right).length;
  const wrong = judged.flatMap((name) => name.wrong).length;
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.995);
});

test('the library and the check of a menu find the same animals, but where a line leaves a choice', () => {
  const apart = judged.filter(({ name, language }) => {
    const { has, may } = dietClassesOf(name, language);
    const diet = libraryDiet({
      dietaryCategory: null,
      category: null,
      title: '',
      tags: [],
      ingredients: [{ name }],
      languageCode: language,
    });
    const found = has.has('meat') ? 'omnivore' : has.has('fish') ? 'pescetarian' : 'vegetarian';
    return diet !== found && !(diet === 'omnivore' && (may.has('meat') || may.has('fish')));
  });
  expect(named(apart)).toEqual([]);
});

test('what may hold meat is shown as vegetarian in the library, and to be looked at on a menu', () => {
  const lines = ['spring rolls', 'stuffed vine leaves', 'instant ramen', 'baked beans'];
  for (const name of [...lines, 'vegetable soup', 'refried beans']) {
    const ingredients = [{ name, originalText: name }];
    const recipe = { dietaryCategory: null, category: null, title: '', tags: [], ingredients };
    expect([name, libraryDiet(recipe)]).toEqual([name, 'vegetarian']);
    expect(checkDiet(ingredients, 'vegetarian', 'en')).toMatchObject({ unknown: [name] });
  }
});
