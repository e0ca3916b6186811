import { expect, test } from '@jest/globals';
import { authorsOf } from './authors.ts';

test.each([
  'The Larder Letter, written at a kitchen table',
  'La Dispensa, scritto di notte da Piera',
  'Der Küchenbrief - geschrieben am Herd',
  'Le Petit Panier, écrit au coin du feu',
  'Oops, wrote that wrong – it is 4 eggs.',
])('“%s” heads no post', (signature) => {
  const lines = ['2 eggs', '--', signature, 'PS: 3 eggs, not 2'];
  expect(authorsOf(lines)).toEqual(['', '', '', '']);
});

test.each([
  ['IslaM      Posted: 02 Feb, 20:05', 'islam'],
  ['Wattwurm - geschrieben am 3. Mai', 'wattwurm'],
  ['Gigi, scritto ieri', 'gigi'],
  ['pau77 · publicado', 'pau77'],
])('“%s” heads a post of %s', (head, author) => {
  expect(authorsOf(['2 eggs', head, '3 eggs'])).toEqual(['', author, author]);
});
