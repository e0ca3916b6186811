import { expect, test } from '@jest/globals';
import { items, read } from '../test-kit/plum-tart.ts';

const steak = ['2 rib-eyes', '1 tbsp oil'];
const chips = ['600 g potatoes', '1 l oil for frying'];
const told = [
  'Sear the steaks 3 minutes a side and rest 5 minutes.',
  'Cut the potatoes and fry at 190 °C for 8 minutes.',
];
const part = (name: string, list: readonly string[], step: string) =>
  `<h2>${name}</h2>${items(list)}<p>${step}</p>`;
const title = 'Steak with chips';

test.each([
  [part('Steak', steak, told[0]!), part('Chips', chips, told[1]!)],
  [part('Chips', chips, told[1]!), part('Steak', steak, told[0]!)],
])('every part of a dish that has a list and steps of its own is read (%#)', (...parts) => {
  const found = read(`<h1>${title}</h1>${parts.join('')}`, title);
  expect(found.ingredients).toHaveLength(2);
  expect(found.ingredients).toContainEqual({ name: 'Steak', lines: steak });
  expect(found.ingredients).toContainEqual({ name: 'Chips', lines: chips });
  expect([...found.told].sort()).toEqual([...told].sort());
});

test('a list of tips below a recipe is no part of it', () => {
  const tips =
    '<h2>You may also like</h2><ul><li>Rib-eye with butter</li><li>Onion rings</li></ul>';
  const page = `<h1>${title}</h1>${part('Steak', [...steak, '1 tsp salt'], told[0]!)}${tips}`;
  expect(read(page, title).lines).toEqual([...steak, '1 tsp salt']);
});

const dough = ['250 g flour', '125 g butter', '1 pinch of salt'];
const filling = ['1 kg plums', '80 g sugar'];
const tart = [
  'Rub the butter into the flour and bring it together with a little water.',
  'Halve the plums, lay them on the dough and bake for 40 minutes.',
];

test.each([
  ['Per la pasta', 'Per il ripieno'],
  ['La pâte (pour deux tartes)', "L'appareil"],
  ['Der Teig', 'Der Belag'],
  ['La masa:', 'El relleno:'],
])('parts are no recipes of a site whose name says recipes: %s', (first, second) => {
  const found = read(
    `<h1>${title}</h1>${part(first, dough, tart[0]!)}${part(second, filling, tart[1]!)}`,
    `${title} | Recipes | The Ladle`,
  );
  expect(found).toMatchObject({ title, lines: [...dough, ...filling], told: tart, doubted: [] });
});

test('a part keeps its name above headings of its own list and steps', () => {
  const whole = (name: string, list: readonly string[], step: string) =>
    `<h2>${name}</h2><h3>Ingredients</h3>${items(list)}<h3>Method</h3><p>${step}</p>`;
  const found = read(
    `<h1>${title}</h1>${whole('The dough', dough, tart[0]!)}${whole('The filling', filling, tart[1]!)}`,
    title,
  );
  expect(found.ingredients.map(({ name }) => name)).toEqual(['The dough', 'The filling']);
});

test('a last part of one or two foods and a sentence is read', () => {
  const short = '<h3>To finish</h3><p>100 g grated cheddar</p><p>Scatter over and bake.</p>';
  const found = read(
    `<h1>${title}</h1><h3>The dough</h3>${dough.map((line) => `<p>${line}</p>`).join('')}<p>${tart[0]}</p>${short}`,
    title,
  );
  expect(found.lines).toEqual([...dough, '100 g grated cheddar']);
  expect(found.told).toEqual([tart[0], 'Scatter over and bake.']);
});

test('lists that stand in one row each are parted, whatever stands around them', () => {
  const parts = `<p>For the dough</p><p>250 g flour – 125 g butter – 1 pinch of salt – some water</p><p>${tart[0]}</p>`;
  const second = `<h3>For the filling</h3><p>1 kg plums – 80 g sugar – 2 eggs – cinnamon</p><p>${tart[1]}</p><p>Dust it with sugar and serve it warm.</p>`;
  const found = read(`<h1>${title}</h1>${parts}${second}`, title);
  expect(found.lines).toEqual([
    ...['250 g flour', '125 g butter', '1 pinch of salt', 'some water'],
    ...['1 kg plums', '80 g sugar', '2 eggs', 'cinnamon'],
  ]);
});

test('a list with marks between steps that only breaks part is a list', () => {
  const icing = ['150 g de azúcar glas', 'el zumo de medio limón'];
  const cake = ['1 yogur de limón', '3 huevos', '2 medidas de azúcar', '3 medidas de harina'];
  const first =
    'Batimos los huevos con el azúcar, añadimos el yogur y la harina y horneamos 35 minutos.';
  const last = [
    'Mezclamos el azúcar glas con el zumo hasta que quede una crema espesa.',
    'Cuando el bizcocho esté frío lo bañamos con el glaseado.',
  ];
  const marked = (list: readonly string[]) => list.map((line) => `- ${line}<br>`).join('');
  const found = read(
    `<h1>Bizcocho de limón</h1><div><b>Para el bizcocho:</b><br>${marked(cake)}<br>${first}<br><br><b>Para el glaseado:</b><br>${marked(icing)}<br>${last.join('<br><br>')}</div>`,
  );
  expect(found.lines).toEqual([...cake, ...icing]);
  expect(found.told).toEqual([first, ...last]);
});

test('the close of a letter below the last step takes nothing from it', () => {
  const parts = [
    [
      'Per il ripieno',
      ['500 g di ricotta', '120 g di zucchero', '2 uova'],
      'Mescolate la ricotta con lo zucchero e le uova e infornate per 45 minuti.',
    ],
    [
      'Per la glassa',
      ['zucchero a velo', 'un cucchiaio d’acqua'],
      'Sciogliete lo zucchero a velo nell’acqua e decorate la torta fredda.',
    ],
  ] as const;
  const soup = parts
    .map(
      ([name, list, step]) =>
        `<b>${name}</b><br>${list.map((line) => `• ${line}<br>`).join('')}<br>${step}<br><br>`,
    )
    .join('');
  const found = read(`<h1>Torta di ricotta</h1><div>${soup}Baci, Pia</div>`);
  expect(found.lines).toEqual(parts.flatMap(([, list]) => list));
  expect(found.told).toEqual(parts.map(([, , step]) => step));
});

test('tools under a heading of anybody’s words are none of the list', () => {
  const tools =
    '<h3>What comes out of the cupboard</h3><ul><li>1 casserole with a lid</li><li>4 ramequins</li><li>1 wooden spoon</li></ul>';
  const page = `<h1>${title}</h1><h2>Ingredients</h2>${items([...steak, ...chips])}${tools}<h2>Method</h2>${items(told, 'ol')}`;
  expect(read(page, title).lines).toEqual([...steak, ...chips]);
});
