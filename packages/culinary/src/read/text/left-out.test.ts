import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const list = ['500 g plums', '200 g flour', '100 g butter'];
const told = ['Rub the butter into the flour.', 'Lay the plums on top.', 'Bake for 40 minutes.'];
const text = (around: { above?: string; within?: string; below?: string }) =>
  [
    around.above ?? '',
    'Plum tart',
    '',
    'Ingredients',
    ...list,
    '',
    'Method',
    told[0],
    told[1],
    ...(around.within ? [around.within] : []),
    told[2],
    '',
    around.below ?? '',
  ].join('\n');

test('what stands around a recipe is left out in the words of the source, in its order', () => {
  const { leftOut, ingredients, steps } = readText(
    text({
      above: 'Skip to content\n',
      within: 'Buy my cookbook   now on Amazon',
      below: '***\n3 comments\nMarta says: I loved this!',
    }),
  );
  expect(leftOut).toEqual([
    'Skip to content',
    'Buy my cookbook now on Amazon',
    '3 comments',
    'Marta says: I loved this!',
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(list);
  expect(steps.map((step) => step.text)).toEqual(told);
});

test('what belongs to the recipe, its headings and its tags, is not left out', () => {
  const { leftOut, tags } = readText(text({ below: 'Tip: serve with cream.\n\n#plum #tart' }));
  expect(tags).toEqual(['plum', 'tart']);
  expect(leftOut).toEqual([]);
});

test('the lines of a picture are left out as those of a text are', () => {
  const lines = text({ within: 'Buy my cookbook now on Amazon' }).split('\n');
  const { leftOut } = readText(
    lines.flatMap((line, at) =>
      line === ''
        ? []
        : [{ text: line, page: 1, x: 50, y: 20 * at, width: 300, height: 12, confidence: 95 }],
    ),
  );
  expect(leftOut).toEqual(['Buy my cookbook now on Amazon']);
});

test('a text that is all recipe leaves nothing out', () => {
  expect(readText(text({})).leftOut).toEqual([]);
});

test.each([
  'By the way, somebody has left a blue umbrella behind.',
  'Schreibt euch bitte noch in die Liste an der Tür ein.',
  "N'oubliez pas de rendre les clés du local avant mardi.",
  'Chi ha preso la scala la riporti in portineria.',
  'Acordaos de pagar la cuota antes del martes.',
])('a remark that speaks of something else is left out: %s', (remark) => {
  const draft = readText(text({ above: `${remark}\n` }));
  expect(draft.description).toBeNull();
  expect(draft.leftOut).toEqual([remark]);
});

test.each([
  'My mother brought it to every birthday, plums and all.',
  'So nice that you could eat all of it at once.',
  'On the next day it is even better, they say.',
])('a remark that speaks of the dish is kept: %s', (remark) => {
  expect(readText(text({ above: `${remark}\n` })).description).toBe(remark);
});

test('a line among the facts that states none is left out, and does not vanish', () => {
  const { title, leftOut } = readText(
    [
      'Cuisine de Lucie\nSoupe du jour',
      'Petit potage',
      'Ingrédients\n500 g de carottes\n1 oignon\n1 litre de bouillon',
      'Préparation\nÉplucher les carottes et l’oignon.\nCuire 20 minutes dans le bouillon, puis mixer la soupe.\nServir la soupe chaude.',
    ].join('\n\n'),
  );
  expect([title, ...leftOut]).toContain('Petit potage');
});

test.each(['Prep time: half an hour', 'Serves four', 'By Marta Lind'])(
  'a line that states a fact is not left out: “%s”',
  (fact) => {
    expect(readText(text({}).replace('Plum tart\n', `Plum tart\n${fact}\n`)).leftOut).toEqual([]);
  },
);
