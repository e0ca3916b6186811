import { describe, expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { classifyCourse } from './classify-course.ts';
import { classifyDiet } from './classify-diet.ts';
import { classifyRecipe } from './classify-recipe.ts';

describe('diet', () => {
  test.each([
    ['500 g minced beef'],
    ['200 g Rinderhackfleisch'],
    ['150 g de lardons fumés'],
    ['2 salsicce fresche'],
    ['300 g de jamón serrano'],
    ['1 litre chicken stock'],
    ['Hähnchenbrustfilet'],
    ['400 g kipfilet'],
    ['500 g kycklingfilé'],
  ])('%s makes a recipe omnivore', (line) => {
    expect(classifyDiet('Supper', [line])).toBe('omnivore');
  });

  test.each([
    ['2 salmon fillets'],
    ['200 g Räucherlachs'],
    ['4 filets de cabillaud'],
    ['6 acciughe sotto sale'],
    ['250 g de gambas'],
    ['1 tbsp fish sauce'],
    ['4 tuna steaks'],
  ])('%s makes a recipe pescetarian', (line) => {
    expect(classifyDiet('Supper', [line])).toBe('pescetarian');
  });

  test.each([
    ['200 g oyster mushrooms'],
    ['1 beefsteak tomato'],
    ['2 Fleischtomaten'],
    ['6 quail eggs'],
    ['100 g lamb’s lettuce'],
    ['1 can kidney beans'],
    ['1 l vegetable stock'],
    ['4 vegan sausages'],
    ['grated rind of 1 lemon'],
    ['50 g goat’s cheese'],
    ['2 ribs celery'],
    ['2 cloves garlic, mince'],
    ['1 butternut squash'],
    ['250 ml de leche de vaca'],
    ['100 g ricotta di pecora'],
    ['6 uova di quaglia'],
    ['6 œufs de caille'],
    ['12 huevos de codorniz'],
    ['4 ovos de codorna'],
    ['200 g Kokosfleisch'],
    ['1 Mango, nur das Fruchtfleisch'],
    ['het vruchtvlees van 1 mango'],
    ['1 burk bambuskott'],
    ['1 dl kokosfruktkött'],
  ])('%s leaves a recipe vegetarian', (line) => {
    expect(classifyDiet('Supper', [line])).toBe('vegetarian');
  });

  test('meat outweighs fish', () => {
    expect(classifyDiet('Surf and turf', ['200 g prawns', '300 g sirloin steak'])).toBe('omnivore');
  });
});

describe('course', () => {
  const courseOf = (title: string) => classifyCourse({ title, courseText: null, tags: [] });

  test.each([
    ['Dessert', 'dessert'],
    ['Plat principal', 'main'],
    ['Vorspeisen', 'starter'],
    ['Antipasti', 'starter'],
    ['Postres', 'dessert'],
    ['Hoofdgerecht', 'main'],
    ['Hors d’oeuvres', 'starter'],
  ] as const)('"%s" is filed under %s', (said, course) => {
    expect(classifyCourse({ title: 'Something', courseText: said, tags: [] })).toBe(course);
  });

  test.each([
    ['Grandmother’s apple pie'],
    ['Lemon Bars'],
    ['Tarte aux pommes'],
    ['Pear tart'],
    ['Banana bread'],
    ['Crostata di mele'],
  ])('"%s" can only be a dessert', (title) => {
    expect(courseOf(title)).toBe('dessert');
  });

  test.each([['Tarte aux poireaux'], ['Chicken pie'], ['Onion tart'], ['Garlic bread']])(
    '"%s" is no dessert',
    (title) => {
      expect(courseOf(title)).toBeNull();
    },
  );

  test('crab cakes are no dessert', () => {
    expect(courseOf('Maryland crab cakes')).toBeNull();
  });
});

test('a dessert is filed as dessert, and tags are tidied', () => {
  const draft = {
    ...emptyDraft(),
    title: 'Panna cotta',
    courseText: 'Dolce',
    tags: ['#Easy', 'easy', ' make  ahead ', 'x'.repeat(60), ...'abcdefghijkl'],
    ingredients: [{ name: null, lines: ['3 sheets gelatine'] }],
  };
  expect(classifyRecipe(draft)).toEqual({
    category: 'dessert',
    tags: ['Easy', 'make ahead', 'x'.repeat(60), ...'abcdefghijkl'],
  });
});
