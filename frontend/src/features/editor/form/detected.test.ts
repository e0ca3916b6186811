import { libraryCourse, libraryDiet } from '@convivio/culinary/find';
import { parseIngredient } from '@convivio/culinary/line';
import { describe, expect, test } from '@jest/globals';
import { detect, withCourse } from './detected.ts';
import { dietHint } from './diet-hint.ts';
import { inputOf } from './edit-of.ts';
import { readTypedLine } from '../ingredients/line-reading.ts';
import { emptyForm, type RecipeForm } from './recipe-form.ts';

const detected = (form: RecipeForm) =>
  detect(
    form,
    form.ingredientText.split('\n').map((line) => readTypedLine(line)),
  );
const hint = (title: string, lines: readonly string[], tags: readonly string[] = []) =>
  dietHint(null, detected({ ...emptyForm, title, tags, ingredientText: lines.join('\n') }));

const pantry = [
  '2 cups all-purpose flour',
  '1 cup brown sugar',
  '2 tbsp olive oil',
  '100 g butter',
  '1 tsp vanilla',
];

test.each([
  ['the meat, however far down', [...pantry, '1 lb beef'], 'Reads as omnivore: beef.'],
  ['the meat beside fish', ['200 g salmon', '100 g bacon'], 'Reads as omnivore: bacon.'],
  ['the fish', [...pantry, '200 g salmon'], 'Reads as pescetarian: salmon.'],
  [
    'the first foods where none is of an animal',
    [...pantry, '1 onion'],
    'Reads as vegetarian: all-purpose flour, brown sugar, olive oil, butter, vanilla.',
  ],
])('the hint names %s', (_, lines, expected) => expect(hint('Dish', lines)).toBe(expected));

test('names no food where title or tag decides', () => {
  expect(hint('Beef stew', ['2 onions'])).toBe('Reads as omnivore.');
  expect(hint('Cake', pantry, ['dessert'])).toBe('Reads as dessert.');
});

test('says what it goes by where nothing is written, and that a diet is stated', () => {
  expect(dietHint(null, null)).toBe('Read from title and ingredients.');
  expect(dietHint('vegetarian', detected({ ...emptyForm, title: 'Beef stew' }))).toBe(
    'As you state it.',
  );
});

describe('course and diet in the form are those of the kept recipe', () => {
  const recipes: Partial<RecipeForm>[] = [
    { title: 'Chocolate cake', ingredientText: '250 g flour\n100 g chocolate\n200 g sugar' },
    { title: 'Apple pie', ingredientText: '4 apples\n2 sheets gelatine' },
    { title: 'Crab cakes', ingredientText: '300 g crab' },
    { title: 'Blinis', ingredientText: 'To serve:\n50 g caviar' },
    { title: 'Olives', tags: ['Antipasti'], ingredientText: '200 g olives' },
    { title: 'Sunday roast', tags: ['Main course', 'Dessert'], ingredientText: '1 kg beef' },
    { title: 'Figs', tags: ['Nachtisch'], ingredientText: '8 figs\n50 g ham' },
    { title: 'Chocolate cake', category: 'main', ingredientText: '100 g chocolate' },
    { title: 'Risotto', ingredientText: '1 l chicken stock' },
    { title: 'Beef stew' },
  ];
  const library = (form: RecipeForm) => {
    const { ingredientText, title, tags, category, dietaryCategory } = inputOf(form, [], null);
    const written = ingredientText!
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith(':'));
    const recipe = {
      title: title,
      tags: tags!,
      category: category!,
      dietaryCategory: dietaryCategory!,
      ingredients: written.map((line) => parseIngredient(line)),
    };
    return { course: libraryCourse(recipe), diet: libraryDiet(recipe) };
  };

  test.each(recipes)('of a new one: %p', (written) => {
    const sent = withCourse({ ...emptyForm, ...written });
    expect(detected(sent)).toMatchObject(library(sent));
  });

  test.each(recipes)('of an edited one: %p', (written) => {
    const sent = { ...emptyForm, ...written };
    expect(detected(sent)).toMatchObject(library(sent));
  });
});

test('a new recipe is sent with the course that title or tags tell, an unclear one without', () => {
  expect(withCourse({ ...emptyForm, title: 'Chocolate cake' }).category).toBe('dessert');
  expect(withCourse({ ...emptyForm, title: 'Olives', tags: ['Antipasti'] }).category).toBe(
    'starter',
  );
  expect(withCourse({ ...emptyForm, title: 'Chocolate cake', category: 'starter' }).category).toBe(
    'starter',
  );
  expect(withCourse({ ...emptyForm, title: 'Soup' }).category).toBeNull();
});
