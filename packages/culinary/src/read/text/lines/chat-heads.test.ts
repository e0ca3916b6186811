import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const list = ['200 g flour', '2 eggs', '300 ml milk'];
const steps = ['Mix everything well.', 'Fry in butter until golden.'];
const said: [string, string[]][] = [
  ['Gran', ['Pancakes']],
  ['Gran', list],
  ['Bob (Signal)', ['thanks a lot!!']],
  ['Gran', steps],
  ['Bob (Signal)', ['night night']],
];
const exported = (head: (name: string, at: number) => string) =>
  said.map(([name, lines], at) => `${head(name, at)}\n${lines.join('\n')}`).join('\n\n');
const expectRecipe = (text: string) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ title: 'Pancakes', ingredients: [{ name: null, lines: list }] });
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
};

test.each([
  ['From', 'Sent', 'Wed, 22 Oct 2025 7:31 PM'],
  ['Von', 'Gesendet', 'Mi., 22. Okt. 2025 19:31'],
  ['De', 'Envoyé', 'mer. 22 oct. 2025 19:31'],
  ['Da', 'Inviato', 'mer 22 ott 2025 19:31'],
  ['De', 'Enviado', 'mié 22 oct 2025 19:31'],
])('“%s:” above “%s:” heads a message of an export', (from, sent, stamp) => {
  expectRecipe(exported((name) => `${from}: ${name}\n${sent}: ${stamp}`));
  expectRecipe(exported((name) => `${from}: ${name}`));
});

test.each(['', ':'])('names alone that speak in turn head messages, with “%s” behind', (sign) => {
  expectRecipe(exported((name) => `${name.split(' ')[0]}${sign}`));
});

test('a mail with a subject is a mail', () => {
  const head = 'From: Ann\nSent: Wed, 22 Oct 2025 19:31\nTo: Bob\nSubject: Pancakes';
  const draft = readText(`${head}\n\n${[...list, '', ...steps].join('\n')}`);
  expect(draft).toMatchObject({ title: 'Pancakes', ingredients: [{ lines: list }] });
});

test('parts of a recipe that repeat are nobody’s names', () => {
  const part = (name: string) => `${name}\n200 g flour\n2 eggs`;
  const parts = ['Dough', 'Filling', 'Dough', 'Filling', 'Dough'].map(part).join('\n\n');
  const draft = readText(`Layered pie\n\n${parts}\n\n${steps.join('\n')}`);
  expect(draft.title).toBe('Layered pie');
});
