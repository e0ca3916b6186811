import { expect, test } from '@jest/globals';
import { readStructuredInstructions } from './structured-instructions.ts';

const texts = (value: unknown) => readStructuredInstructions(value).map((step) => step.text);
const two = ['Peel the quinces thinly.', 'Simmer until they turn pink.'];

test.each([
  ['a list of strings', two],
  ['steps', two.map((text) => ({ '@type': 'HowToStep', text }))],
  ['steps in a list of one', [two.map((text) => ({ '@type': 'HowToStep', text }))]],
  [
    'an item list',
    {
      '@type': 'ItemList',
      itemListElement: two.map((text) => ({
        '@type': 'ListItem',
        item: { '@type': 'HowToStep', text },
      })),
    },
  ],
  [
    'steps that hold directions',
    two.map((text) => ({
      '@type': 'HowToStep',
      itemListElement: [{ '@type': 'HowToDirection', text }],
    })),
  ],
  ['lines', two.join('\n')],
  ['breaks', two.join('<br/>')],
  ['a list in HTML', `<ol><li>${two.join('</li><li>')}</li></ol>`],
  ['paragraphs encoded as entities', `&lt;p&gt;${two.join('&lt;/p&gt;&lt;p&gt;')}&lt;/p&gt;`],
  ['numbers in one line', `1. ${two[0]} 2. ${two[1]}`],
  ['counters between the lines', ['Step 1', two[0], 'Step 2', two[1]]],
  [
    'positions out of order',
    [
      { '@type': 'HowToStep', position: 2, text: two[1] },
      { '@type': 'HowToStep', position: 1, text: two[0] },
    ],
  ],
  ['the same list twice', [...two, 'Rest.', 'Serve.', ...two, 'Rest.', 'Serve.'].slice(0, 8)],
])('reads %s', (_, value) => {
  expect(texts(value).slice(0, 2)).toEqual(two);
});

test('names the section a step belongs to', () => {
  const value = [
    {
      '@type': 'HowToSection',
      name: 'For the syrup',
      itemListElement: [{ '@type': 'HowToStep', text: 'Boil sugar and water.' }],
    },
    {
      '@type': 'HowToSection',
      name: 'To finish:',
      itemListElement: [{ '@type': 'HowToStep', text: 'Pour over the cake.' }],
    },
  ];
  expect(readStructuredInstructions(value)).toEqual([
    { group: 'For the syrup', text: 'Boil sugar and water.' },
    { group: 'To finish', text: 'Pour over the cake.' },
  ]);
});

test('takes a step name as its heading only when the text does not begin with it', () => {
  expect(
    readStructuredInstructions([
      { '@type': 'HowToStep', name: 'Whisk the eggs', text: 'Whisk the eggs until pale.' },
    ]),
  ).toEqual([{ group: null, text: 'Whisk the eggs until pale.' }]);
  expect(
    readStructuredInstructions([
      { '@type': 'HowToStep', name: 'Meringue', text: 'Whisk the whites until stiff.' },
    ]),
  ).toEqual([{ group: 'Meringue', text: 'Whisk the whites until stiff.' }]);
});

test('keeps figures that do not number steps', () => {
  expect(texts('Heat to 180. 2 eggs follow, then bake for 20 min.')).toEqual([
    'Heat to 180. 2 eggs follow, then bake for 20 min.',
  ]);
});

test('reads nothing from a label that a template left behind', () => {
  expect(texts('Method')).toEqual([]);
  expect(texts(null)).toEqual([]);
  expect(texts({})).toEqual([]);
});

test('short steps are steps where there are several, and a lone word is a label left behind', () => {
  expect(texts(['Mix.', 'Bake.'])).toEqual(['Mix.', 'Bake.']);
  expect(texts(['Method'])).toEqual([]);
});
