import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { unsureWordDoubts } from './unsure-words.ts';

const doubtsOf = (text: string, word: string, language: string) =>
  unsureWordDoubts(
    { ...emptyDraft(), language, steps: [{ text, group: null }] },
    [],
    `${text}\nla ralladura, rallado, ralla, gratter, grattugiata`,
    [{ word, confidence: 81 }],
  ).map(({ words }) => words);

test.each([
  ['Rallala piel de una naranja.', 'Rallala', 'es'],
  ['Añadelos garbanzos al caldo.', 'Añadelos', 'es'],
  ['Cortarel ajo en láminas.', 'Cortarel', 'es'],
  ['Cortarlos ajos en láminas.', 'Cortarlos', 'es'],
  ['Ponlas zanahorias en la olla.', 'Ponlas', 'es'],
  ['Cortala corteza del pan.', 'Cortala', 'es'],
  ['Grattugiala zucca nella ciotola.', 'Grattugiala', 'it'],
])('in %p the verb and the article that are one word are doubted', (text, word, language) => {
  expect(doubtsOf(text, word, language)).toEqual([[word]]);
});

test.each([
  ['Rállala con cuidado.', 'Rállala', 'es'],
  ['Cortarlos por la mitad.', 'Cortarlos', 'es'],
  ['Dejarlos reposar una hora.', 'Dejarlos', 'es'],
  ['Batirlas hasta que espumen.', 'Batirlas', 'es'],
  ['Ponlas sobre un plato.', 'Ponlas', 'es'],
  ['Ponlos sobre un plato.', 'Ponlos', 'es'],
  ['Lavala e tagliala a pezzi.', 'Lavala', 'it'],
])('in %p the verb has its pronoun', (text, word, language) => {
  expect(doubtsOf(text, word, language)).toEqual([]);
});
