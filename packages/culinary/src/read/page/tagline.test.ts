import { expect, test } from '@jest/globals';
import { items, lists, marked, paragraphs, read, told } from './test-kit/plum-tart.ts';

test.each([
  ['tarts, plums and a little grumbling', 'Zwetschgendatschi'],
  ['flour, butter and other troubles', 'Quetschekuche'],
  ['Sugar and plums since 1999', 'Pflaumenwähe'],
])('what a site says of itself below its name is not the title: %j', (tagline, dish) => {
  const site = `<div><a href="/">The Crooked Pin</a><br><small>${tagline}</small></div>`;
  const found = read(`${site}<h2>${dish}</h2>${lists}`, `${dish} - The Crooked Pin`);
  expect(found.title).toBe(dish);
});

test.each(['News of the week', 'Sunday'])('a dish below the heading %j is', (news) => {
  const found = read(`<h1>${news}</h1><h2>Plum tart</h2>${lists}`, `${news} | Ada`);
  expect(found.title).toBe('Plum tart');
});

test.each([
  'Next week: the great sock amnesty.',
  'Next time: how the roof was mended.',
  'Nächste Woche: der Umzug der Hühner.',
  'La semaine prochaine : la fête du village.',
  'La prossima settimana: la festa del paese.',
  'La próxima semana: las fiestas del pueblo.',
])('what a diary tells next is no step and no note: %j', (next) => {
  const body = `<h1>Plum tart</h1>${items(['500 g plums', '200 g flour', '100 g butter', '80 g sugar'])}`;
  const alone = read(`${body}${paragraphs([...told, next])}`);
  expect(alone.told).toEqual(told);
  expect(alone.notes).toEqual([]);
  const behind = read(
    `${body}${paragraphs([...told, `We ate the first one standing up. ${next}`])}`,
  );
  expect(JSON.stringify([behind.told, behind.notes])).not.toContain(next);
});

test('for how many a recipe is stands beside the list that is taken', () => {
  const data = {
    recipeIngredient: ['plums', 'flour'],
    recipeYield: '2',
    recipeInstructions: 'Bake.',
  };
  const found = read(`${marked(data)}<h1>Plum tart</h1><p>Serves 4</p>${lists}`, 'Plum tart');
  expect(found.servings).toBe(4);
  expect(found.doubted.join(' ')).toContain('2');
});
