import { expect, test } from '@jest/globals';
import { tellsInSecondPerson } from './second-person.ts';

test.each([
  "Intanto prepari il sugo con la cipolla e lo fai cuocere mezz'ora.",
  'Tu coupes les légumes en morceaux.',
  'Dann rührst du die Eier ein.',
])('“%s” tells somebody what he does', (text) => {
  expect(tellsInSecondPerson(text)).toBe(true);
});

test.each([
  "In tutto un'ora e tre quarti",
  'Das reicht für sechs',
  "La preparazione richiede un'ora",
])('“%s” tells nobody', (text) => {
  expect(tellsInSecondPerson(text)).toBe(false);
});
