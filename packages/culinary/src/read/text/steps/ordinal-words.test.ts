import { expect, test } from '@jest/globals';
import { withoutOrdinalWords } from './ordinal-words.ts';

const steps = (...texts: string[]) => texts.map((text) => ({ group: null, text }));
const textsOf = (...texts: string[]) =>
  withoutOrdinalWords(steps(...texts)).map(({ text }) => text);

test.each([
  [
    ['Primero. Hacer un caldo.', 'Segundo. Cocer los garbanzos.'],
    ['Hacer un caldo.', 'Cocer los garbanzos.'],
  ],
  [
    ['Erstens: Mehl sieben.', 'Zweitens: Eier zugeben.', 'Backen.'],
    ['Mehl sieben.', 'Eier zugeben.', 'Backen.'],
  ],
  [
    ['I) Peel.', 'II) Bake.'],
    ['Peel.', 'Bake.'],
  ],
])('words that number steps in their order are no part of them: %s', (told, expected) => {
  expect(textsOf(...told)).toEqual(expected);
});

test.each([
  [['Butter: melt it.', 'Sugar: stir it in.']],
  [['First. Peel.', 'Third. Bake.']],
  [['One. Peel it.', 'Bake it.', 'Eat it.']],
])('other words at the beginning stay: %s', (told) => {
  expect(textsOf(...told)).toEqual(told);
});
