import { expect, test } from '@jest/globals';
import { heading, lines, lists, marked, read, told } from './test-kit/plum-tart.ts';

const foods = ['plums', 'flour', 'butter'];

test.each([
  'Scopri il procedimento completo sul nostro sito.',
  'Visit our website for the full method.',
  'Das ganze Rezept finden Sie auf unserer Website.',
  'Cliquez ici pour voir la préparation détaillée.',
  'Mira el vídeo con todos los pasos.',
  'Bekijk het recept in de app.',
])(
  'steps of data that send the reader elsewhere give way to those of the page: “%s”',
  (pointer) => {
    const data = marked({ recipeIngredient: foods, recipeInstructions: pointer });
    expect(read(data + heading + lists)).toMatchObject({ lines, told });
    const hidden = lists.replace('<ol>', '<ol hidden>');
    expect(read(data + heading + hidden).told).toEqual(told);
  },
);

test('where the page has no steps either, none are taken and that is doubted', () => {
  const found = read(marked({ recipeInstructions: 'See the full recipe on our site.' }) + heading);
  expect(found).toMatchObject({ lines, told: [] });
  expect(found.doubted).toContain('No preparation steps were found on the page.');
});

test('a short step that speaks of a food stays', () => {
  const recipeInstructions = ['See that the butter is cold, mix all and bake.'];
  expect(read(marked({ recipeInstructions }) + heading).told).toEqual(recipeInstructions);
});

test('a yield of one that a program wrote contradicts nothing', () => {
  const page = `${heading}<p>Serves 4</p>${lists}`;
  expect(read(marked({ recipeYield: '1' }) + page)).toMatchObject({ servings: 4, doubted: [] });
});

test('bare names of foods that are all in the list of the page contradict nothing', () => {
  const recipe = { recipeIngredient: ['Ei', 'Mehl'], recipeInstructions: [] };
  const list = ['1 Ei', '200 g Mehl', '1 l Milch', '1 Prise Salz'];
  const shown = `<h2>Zutaten</h2><ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Zubereitung</h2><p>Mehl und Milch verrühren, das Ei dazugeben.</p><p>In der Pfanne backen, bis sie goldbraun sind.</p>`;
  expect(read(marked(recipe) + heading + shown)).toMatchObject({ lines: list, doubted: [] });
});

test('a list of the page for twice as many contradicts nothing where the data say for how many theirs is', () => {
  const twice = lines.map((line) => line.replace(/\d+/, (figure) => String(Number(figure) * 2)));
  const shown = lists.replace(
    lines.map((line) => `<li>${line}</li>`).join(''),
    twice.map((line) => `<li>${line}</li>`).join(''),
  );
  expect(read(marked({ recipeYield: '4 servings' }) + heading + shown).doubted).toEqual([]);
  expect(read(marked() + heading + shown).doubted).not.toEqual([]);
  const once = lists.replace('<li>80 g sugar</li>', '<li>120 g sugar</li>');
  expect(read(marked({ recipeYield: '4 servings' }) + heading + once).doubted).toEqual([
    'The page says “80 g sugar” and also “120 g sugar”.',
  ]);
});

test.each([
  "Voir l'article.",
  'Cf. ci-dessous',
  'See the post',
  'See above.',
  'All in the article below!',
  'Siehe oben',
  'Siehe Beitrag',
  'Steht im Artikel.',
  "Vedi il procedimento nell'articolo",
  'Come sopra',
  'Ver la receta completa',
  'Véase la entrada',
])('steps of data that name another place of the page give way to its own: “%s”', (pointer) => {
  const data = marked({ recipeIngredient: foods, recipeInstructions: pointer });
  expect(read(data + heading + lists)).toMatchObject({ lines, told });
});

test.each([
  'See the list in the post.',
  'Siehe oben',
  "Voir l'article",
  "Vedi nell'articolo",
  'Ver arriba',
])('a list of data that is only a pointer gives way to that of the page: “%s”', (pointer) => {
  const data = marked({ recipeIngredient: [pointer] });
  expect(read(data + heading + lists)).toMatchObject({ lines, told });
});

test('a list of one food is no pointer', () => {
  expect(read(marked({ recipeIngredient: ['Bread as above'] }) + heading).lines).toEqual([
    'Bread as above',
  ]);
});
