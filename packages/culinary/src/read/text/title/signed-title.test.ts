import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const recipe = ['1 kg plums', '300 g sugar', '500 ml vinegar', 'Simmer the plums in the vinegar.'];
const written = (text: string, y: number, height: number, x = 60) => ({
  text,
  page: 1,
  x,
  y,
  width: 0.5 * height * text.length,
  height,
  confidence: 95,
});
const card = recipe.map((line, at) => written(line, 300 + 70 * at, 40));

test.each([
  'Mum, Sept 1983',
  'Oma Erna, 12.3.1962',
  'Mamie, Noël 1958',
  'Nonna Pia – ottobre 1971',
  'Abuela, 1949',
])('who wrote a card and when is no part of the title: “%s”', (signature) => {
  for (const title of [`Plum ketchup  ${signature}`, `Plum ketchup (${signature})`]) {
    const draft = readText([written(title, 80, 66), ...card]);
    expect(draft.title).toBe('Plum ketchup');
    expect(JSON.stringify([draft.leftOut, draft.notes])).toContain(signature);
  }
  const below = [written('Plum ketchup', 80, 66), written(signature, 150, 66)];
  expect(readText([...below, ...card]).title).toBe('Plum ketchup');
});

test.each(['Tante Käthe, Okt. 1968', 'Auntie Bea, May 1979', 'Zia Rita, marzo 1988'])(
  'a relative signs behind a single blank as well: “%s”',
  (signature) => {
    const text = `Plum ketchup ${signature}\n\n${recipe.slice(0, 3).join('\n')}\n\n${recipe[3]}`;
    expect(readText(text).title).toBe('Plum ketchup');
    expect(readText(text.replace('ketchup ', 'ketchup            ')).title).toBe('Plum ketchup');
  },
);

test('a year that belongs to the name stays', () => {
  expect(readText([written('Plum ketchup of 1983', 80, 66), ...card]).title).toBe(
    'Plum ketchup of 1983',
  );
});
