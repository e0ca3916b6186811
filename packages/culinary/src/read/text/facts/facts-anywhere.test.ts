import { expect, test } from '@jest/globals';
import type { LabelledBlock } from '../draft/labelled-blocks.ts';
import { readText } from '../read-text.ts';
import { toldRoles } from './told-roles.ts';

const read = (head: string, foot: string) => {
  const { servings, prepTime, cookTime, totalTime } = readText(
    `Leek and Bean Crumble\n\n${head}\n\nIngredients\n3 large leeks\n2 tins butter beans\n30 g butter\n` +
      '2 tbsp plain flour\n300 ml milk\n\nMethod\nSweat the leeks in the butter until soft.\n' +
      `Stir in the flour and the milk and simmer until thick.\nAdd the beans and bake until golden.\n\n${foot}\n`,
  );
  return { servings, prepTime, cookTime, totalTime };
};

test.each([
  ['Does six with seconds.', 6],
  ['Pour une tablée de six. Meilleur réchauffé.', 6],
])('takes for how many it is from behind the steps: %s', (foot, servings) => {
  expect(read('', foot).servings).toBe(servings);
});

test('takes the whole time from behind the steps', () => {
  const blocks = [
    { label: 'I', text: '3 Lauchstangen' },
    { label: 'S', text: 'Lauch in Butter weich dünsten.' },
    { label: 'N', text: 'Alles in allem stehst du knapp anderthalb Stunden in der Küche.' },
  ] as LabelledBlock[];
  expect(toldRoles(blocks, {}).total?.value).toBe(90);
});

test('takes for no work how long it keeps', () => {
  expect(read('', 'It keeps for 3 days under a cover.')).toEqual({
    servings: null,
    prepTime: null,
    cookTime: null,
    totalTime: null,
  });
});

test('takes what stands behind a dash for no end of a range', () => {
  expect(read('Serves 2 – 15 min', '')).toMatchObject({ servings: 2 });
});

test('takes a whole time whose words follow it', () => {
  expect(read('An hour and a half, start to finish', '').totalTime).toBe(90);
});

test.each([
  ['Enough for two adults and two children', 4],
  ['Pour 2 adultes et 3 enfants', 5],
  ['Para 4 adultos y 2 niños', 6],
  ['Da para unas 30 albóndigas, es decir, seis raciones buenas.', 6],
])(
  'children eat with the adults, and of several numbers the eaters’ counts: %s',
  (head, servings) => {
    expect(read(head, '').servings).toBe(servings);
  },
);

test('“au four” at the end of a sentence is no number', () => {
  expect(
    read(
      'Pour un grand plat, soit 6 à 8 gourmands. Comptez 20 minutes de préparation et trois quarts d’heure au four.',
      '',
    ),
  ).toEqual({ servings: 6, prepTime: 20, cookTime: 45, totalTime: null });
});
