import { expect, test } from '@jest/globals';
import { EDITED } from './correction-words.data.ts';
import { NOT_ENOUGH } from './amounts-denied.data.ts';

test.each([
  'Note 1.1: use cold butter.',
  'Note 1.2: 150 g butter makes a shorter dough.',
  'Nota 3/4: 150 g di burro.',
  'Nota 3-4 - porzioni',
  'Anmerkung 1.2: kalte Butter nehmen.',
  'Added 1.5 - 2 cups',
  'Added 1 marinade - lime',
  'Correction 2 marinades: x',
  'Note 2 mangos: ripe ones.',
  'Nota 2 genovesi: con basilico.',
  'Note 3 apricots: ripe ones.',
  'Note (3 decks of cards): play.',
])('“%s” bears no date', (line) => {
  expect(EDITED.test(line)).toBe(false);
});

test.each([
  'Note added 3 May: use cold butter.',
  'Note 15/10/2023: use cold butter.',
  'Nota del 5 maggio: 150 g di burro.',
  'Nota (5 de mayo): 150 g.',
  'Nota del 3 de septiembre de 2022: 150 g.',
  'Anmerkung vom 3. Mai 2021: kalte Butter.',
  'Anmerkung vom 3.5.2021: kalte Butter.',
  'Notiz vom 12.10.21: kalte Butter.',
  'Ajouté le 3 févr. 2022 : du beurre froid.',
  'Note du 1er août : du beurre froid.',
  'Added Jan 2022: cold butter.',
  'Added 2023: cold butter.',
  'Later note, Sept 4: cold butter.',
  'Aggiunta 2 gen: burro freddo.',
  'Edit 2: cold butter.',
  'Edit 15 Oct: posted this too fast.',
  'Edit 3/4: cold butter.',
  'Update, 4th May:',
  'Nachtrag vom 2. November:',
])('“%s” bears a date or a word of its own', (line) => {
  expect(EDITED.test(line)).toBe(true);
});

test.each([
  ' Butter sind zu schmelzen',
  ' Eier sind zu trennen',
  ' Zucker ist zu karamellisieren',
  ' Mehl ist zu sieben',
  ' is too good',
  " c'est trop tentant",
  ' sono troppo belle',
  ' son demasiado buenos',
])('“%s” says of no amount that it does not do', (words) => {
  expect(NOT_ENOUGH.test(words)).toBe(false);
});

test.each([
  ' ist zu fett',
  ' Zucker sind zu süß',
  ' is too sweet',
  ' is far too salty',
  " c'est trop sucré",
  ' est trop liquide',
  ' è troppo dolce',
  ' sono troppo salate',
  ' es demasiado dulce',
])('“%s” says of an amount that it does not do', (words) => {
  expect(NOT_ENOUGH.test(words)).toBe(true);
});
