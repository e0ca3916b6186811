import { expect, test } from '@jest/globals';
import { heading, lines, lists, marked, read, told } from './test-kit/plum-tart.ts';

const page = (recipeInstructions: unknown) => `${marked({ recipeInstructions })}${heading}${lists}`;

test.each([
  ['one short sentence', ['Make and bake it.']],
  ['names of the steps', ['Make dough', 'Add plums', 'Bake']],
  ['a step out of several', [told[1]]],
  ['the beginnings of all steps', told.map((text) => `${text.slice(0, 20)}...`)],
  ['beginnings without a mark', told.map((text) => text.slice(0, 18))],
  ['two steps with one between them lacking', [told[0], told[2]]],
  ['a hint where the steps are', 'See the full instructions on our page.'],
])('full steps of the page go before %s in its data', (_, instructions) => {
  expect(read(page(instructions)).told).toEqual(told);
});

test('steps of the page that say something else than the few words of its data are doubted', () => {
  const sentence = expect.stringContaining('The steps of the page were taken');
  expect(read(page('Stew the plums with cinnamon, strain, bottle.')).doubted).toContainEqual(
    sentence,
  );
  expect(read(page('See the full instructions on our page.')).doubted).toEqual([]);
  expect(read(page(told.map((text) => `${text.slice(0, 20)}...`))).doubted).toEqual([]);
  expect(read(page([told[1]])).doubted).toEqual([]);
});

test('a step whose figures the page states otherwise is doubted', () => {
  const said = [...told.slice(0, 2), 'Bake for 60 minutes until golden.'];
  const draft = read(page(said));
  expect(draft.told).toEqual(said);
  expect(draft.doubts).toContainEqual({
    part: 'step',
    index: 2,
    sentence:
      'The page says “Bake for 60 minutes until golden.” and also “Bake for 40 minutes until golden.”.',
    sourceWords: 'Bake for 40 minutes until golden.',
  });
});

test('steps of another dish in the data are doubted', () => {
  const of = [
    'Melt the chocolate over hot water and stir in the eggs one at a time.',
    'Pour it into a mould and chill it in the fridge until it is firm, at least four hours.',
  ];
  expect(read(page(of)).doubted).toContainEqual(
    expect.stringContaining('The page tells other steps than its recipe data'),
  );
});

test('steps in the same words under other cuts are not doubted', () => {
  expect(read(page(told.join(' '))).doubted).toEqual([]);
  expect(read(page(told.flatMap((text) => text.split(' and '))))).toMatchObject({ doubted: [] });
});

test('the list of the page that its data know in rests is taken, and doubted', () => {
  const draft = read(
    `${marked({ recipeIngredient: ['a tart shell'], recipeInstructions: ['Bake.'] })}${heading}${lists}`,
  );
  expect(draft.lines).toEqual(lines);
  expect(draft.doubted).toContain(
    'The page lists other ingredients than its recipe data; its list was taken.',
  );
});
