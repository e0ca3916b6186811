import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { yieldApart } from './yield-apart.ts';

test.each([
  ['une vingtaine de biscuits', 20],
  ['dos docenas de galletas', 24],
  ['due dozzine di biscotti', 24],
  ['zwei Dutzend Plätzchen', 24],
  ['Para un molde de cake (16 rebanadas)', 16],
  ['Serviert vier', 4],
  ['4 P.', 4],
  ['salen unos 1,5 l', null],
  ['donne environ 1,5 l', null],
  ['Sale una hogaza grande', null],
  ['Donne une grande plaque', null],
  ['Makes 1 large loaf', null],
  ['Ergibt einen großen Laib', null],
])('“%s” says how much a dish makes', (text, servings) => {
  expect(yieldApart(text, 'Plum cake')).toEqual({
    yieldText: text.replace(/\.$/, ''),
    servings,
  });
});

test('a weight is how much a dish makes where the dish is named so', () => {
  expect(yieldApart('600 g jam', 'Plum Jam')).toEqual({ yieldText: '600 g jam', servings: null });
  expect(yieldApart('600 g jam', 'Victoria Sponge')).toBeNull();
});

test.each([
  'una ventina di fiori di zucca',
  '8 rolls',
  '12 cookies',
  '4 fette di pane casereccio',
  '12 uova',
  'dos docenas de gambas',
  '2 dozen eggs',
  '3 cloves',
  'une pincée de sel',
])('“%s” is an ingredient', (text) => {
  expect(yieldApart(text, 'Plum cake')).toBeNull();
});

const read = (list: string, aside: string) =>
  readText(`Sablés au beurre

${list}

${aside}

Travaillez le beurre avec le sucre et ajoutez la farine.
Étalez la pâte, découpez-la et enfournez 12 minutes.
`);
const LIST = '250 g de farine\n125 g de beurre\n100 g de sucre\n1 jaune d’œuf';

test('a yield that stands apart below the list is no item', () => {
  const { servings, yieldText, ingredients } = read(LIST, 'deux douzaines de biscuits');
  expect({ servings, yieldText }).toEqual({
    servings: 24,
    yieldText: 'deux douzaines de biscuits',
  });
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(LIST.split('\n'));
});

test('an item that stands apart below the list is one', () => {
  const { servings, ingredients } = read(LIST, '2 pincées de sel');
  expect(servings).toBeNull();
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('2 pincées de sel');
});

test('one loaf below the title is how much a recipe makes, and no remark', () => {
  const { yieldText, servings, notes } = readText(`Pan de aceite
Sale una hogaza grande

500 g de harina de fuerza
300 ml de agua tibia
1 sobre de levadura seca

Disolver la levadura en el agua y mezclarla con la harina.
Amasar unos 12 minutos y cocer a 220 grados.
`);
  expect({ yieldText, servings, notes }).toEqual({
    yieldText: 'Sale una hogaza grande',
    servings: null,
    notes: [],
  });
});

test('what a heading opens below the list is of it, and no yield', () => {
  const { servings, ingredients } = readText(`Zwiebelsuppe

500 g Zwiebeln
1 l Brühe
50 g Butter

Außerdem
4 Scheiben

Zwiebeln in der Butter dünsten.
Mit der Brühe aufgießen und 20 Minuten kochen.
`);
  expect(servings).toBeNull();
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('4 Scheiben');
});
