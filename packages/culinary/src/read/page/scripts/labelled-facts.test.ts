import { expect, test } from '@jest/globals';
import { inState, lines, read, state, told } from '../test-kit/plum-tart.ts';

test.each([
  [
    [
      { label: 'Prep time', value: '15 minutes' },
      { label: 'Bake time', value: '1 hour' },
      { label: 'Total time', value: '1 hour 15 minutes' },
    ],
  ],
  [
    [
      { name: 'Préparation', minutes: 15 },
      { name: 'Cuisson', minutes: 60 },
      { name: 'Total', minutes: 75 },
    ],
  ],
  [
    [
      { type: 'prep', duration: 'PT15M' },
      { type: 'cook', duration: 'PT1H' },
      { type: 'total', duration: 'PT1H15M' },
    ],
  ],
])('times that a list names one by one are read: %j', (timing) => {
  for (const recipe of [{ timing }, { facts: { timing } }])
    expect(read(state({ recipe: inState(recipe) }))).toMatchObject({
      prepTime: 15,
      cookTime: 60,
      totalTime: 75,
    });
});

test('a time that is an object says what it is by its own name', () => {
  const times = { prep: { minutes: 20 }, cook: { minutes: 40 } };
  expect(read(state({ recipe: inState(times) }))).toMatchObject({ prepTime: 20, cookTime: 40 });
});

test('title, yield and times that stand in an object of their own are read', () => {
  const recipe = {
    cabecera: { titulo: 'Plum tart', para: '6 personas', tiempos: { total: '70 minutos' } },
    ingredientes: lines,
    pasos: told,
  };
  expect(read(state({ recipe }))).toMatchObject({
    title: 'Plum tart',
    servings: 6,
    totalTime: 70,
  });
});

test.each([
  ['texts in objects', { components: [{ name: 'Tart', lines: lines.map((text) => ({ text })) }] }],
  ['texts in groups', { parts: [{ title: null, items: lines }] }],
  ['lists under the names of parts', { lists: { 'For the tart': lines } }],
])('a list beside steps is known by what its lines say: %s', (_, list) => {
  const recipe = { heading: 'Plum tart', ...list, method: told.map((body, at) => ({ at, body })) };
  const found = read(`<div></div><script>window.__STATE__=${JSON.stringify({ recipe })}</script>`);
  expect(found).toMatchObject({ lines, told });
});

test('a cache whose recipe calls its list by another name is followed', () => {
  const cache = {
    ROOT_QUERY: { recipe: { __ref: 'Recipe:1' } },
    'Recipe:1': {
      name: 'Plum tart',
      rows: lines.map((_, at) => ({ __ref: `Row:${at}` })),
      steps: told.map((text) => ({ text })),
    },
    ...Object.fromEntries(lines.map((display, at) => [`Row:${at}`, { display }])),
  };
  expect(
    read(`<p>…</p><script>window.__APOLLO_STATE__=${JSON.stringify(cache)};</script>`).lines,
  ).toEqual(lines);
});

test('steps that an object of another name holds are read', () => {
  const recipe = { titel: 'Plum tart', einkauf: lines, ablauf: { schritte: told } };
  expect(read(state({ recipe }))).toMatchObject({ lines, told });
});

test('fields without quotes name a recipe too', () => {
  const data = `{dish:{name:"Plum tart",shopping:${JSON.stringify(lines)},method:${JSON.stringify(told)}}}`;
  expect(read(`<div></div><script>const data = ${data};</script>`)).toMatchObject({ lines, told });
});

test('a list that an object keeps as one text of markup is cut at its items', () => {
  const list = ['1 rama de canela', 'la piel de un limón', '30 g de mantequilla'];
  const html = `<ul>${list.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(read(state({ recipe: inState({ ingredients: { html } }) })).lines).toEqual(list);
});

test('a time is a figure and its unit under a short name', () => {
  const times = { prep: { value: 10, unit: 'min' }, cook: { value: 1, unit: 'h' } };
  expect(read(state({ recipe: inState(times) }))).toMatchObject({ prepTime: 10, cookTime: 60 });
});
