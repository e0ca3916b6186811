import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { turnsPage } from './page-turns.ts';

test.each([
  '(relish carries on overleaf)',
  'continued on next page',
  'Continued overleaf →',
  'P.T.O.',
  'cont. on p. 14',
  'please turn over',
  'Bitte wenden!',
  'Fortsetzung auf S. 12',
  'Rezept geht auf der Rückseite weiter',
  '- weiter auf der nächsten Seite -',
  'b.w.',
  'suite page suivante',
  'T.S.V.P.',
  'Montage et cuisson au verso.',
  'suite au verso >>',
  'tournez la page',
  'segue a pagina 215',
  'continua sul retro →',
  'La ricetta prosegue alla pagina seguente',
  '(segue)',
  'sigue a la vuelta',
  'continúa en la página siguiente',
  'La receta sigue al dorso...',
  'see page 12',
  'Method overleaf',
  'Zubereitung siehe Rückseite',
  'Préparation voir page 45',
  'Procedimento vedi pag. 12',
  'Elaboración ver en la página siguiente',
])('“%s” says where the recipe goes on', (line) => {
  expect(turnsPage(line)).toBe(true);
});

test.each([
  'Turn over and fry the other side.',
  'Wenden.',
  'Die Rückseite bräunen.',
  'Tournez les crêpes.',
  'Girare la frittata.',
  'Dar la vuelta a la tortilla.',
  'Continua a mescolare.',
  'Sigue removiendo a fuego lento.',
  'Continue to stir.',
  'weiter kochen',
  'See to it that it does not burn.',
  'Suite: le montage',
  'Pâte sablée voir page 45',
  'Mürbeteig siehe Seite 210',
  'Pasta frolla vedi pag. 12',
  'Gemüsebrühe siehe Seite 210',
  'Brandteig s. S. 12',
  'Masa quebrada ver en la página 12',
  'Shortcrust pastry overleaf',
  'Chicken stock see on page 12',
  'Pizza dough see p. 12',
  'Hollandaise umseitig',
])('“%s” is said of the work or of a food', (line) => {
  expect(turnsPage(line)).toBe(false);
});

test.each([
  [
    'Bread',
    '500 g flour\n300 ml water',
    'Mix the flour and the water',
    'continued overleaf',
    'Bake the bread for an hour.',
  ],
  [
    'Brot',
    '500 g Mehl\n300 ml Wasser',
    'Mehl und Wasser mischen',
    'Bitte wenden!',
    'Das Brot eine Stunde backen.',
  ],
  [
    'Pain',
    '500 g de farine\n300 ml d’eau',
    'Mélanger la farine et l’eau',
    'suite au verso',
    'Cuire le pain une heure.',
  ],
  [
    'Pane',
    '500 g di farina\n300 ml di acqua',
    'Mescolare la farina e l’acqua',
    'segue sul retro',
    'Cuocere il pane per un’ora.',
  ],
  [
    'Pan',
    '500 g de harina\n300 ml de agua',
    'Mezclar la harina y el agua',
    'sigue a la vuelta',
    'Hornear el pan una hora.',
  ],
])('%s goes on behind the page without what says so', (title, list, first, turn, last) => {
  const { steps, notes } = readText(`${title}\n\n${list}\n\n${first}.\n${turn}\n${last}`);
  expect([...steps.map(({ text }) => text), ...notes]).toEqual([`${first}.`, last]);
});

test.each([
  ['Tarte', '500 g de pommes', 'Pâte sablée voir page 45', 'Cuire la tarte une heure.'],
  ['Kuchen', '500 g Äpfel', 'Mürbeteig siehe Seite 210', 'Den Kuchen eine Stunde backen.'],
  ['Crostata', '500 g di mele', 'Pasta frolla vedi pag. 12', 'Cuocere per un’ora.'],
  ['Tarta', '500 g de manzanas', 'Masa quebrada ver en la página 12', 'Hornear una hora.'],
  ['Tart', '500 g apples', 'Shortcrust pastry overleaf', 'Bake the tart for an hour.'],
])('%s does not lose the food that stands on another page', (title, item, food, step) => {
  const { ingredients, leftOut } = readText(`${title}\n\n${item}\n${food}\n\n${step}`);
  expect([...ingredients.flatMap(({ lines }) => lines), ...leftOut]).toContain(food);
});

test.each([
  ['continued overleaf', 'Mix the flour and the water', 'Bake the bread for an hour'],
  ['Bitte wenden!', 'Mehl und Wasser mischen', 'Das Brot eine Stunde backen'],
])('“%s” is kept among what was left out', (turn, first, last) => {
  const { leftOut } = readText(`500 g Salz\n300 ml Bier\n\n${first}.\n${turn}\n${last}.`);
  expect(leftOut).toContain(turn);
});
