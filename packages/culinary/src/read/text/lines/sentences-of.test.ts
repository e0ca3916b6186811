import { expect, test } from '@jest/globals';
import { sentencesOf } from './sentences-of.ts';

test.each([
  'Preheat the oven to gas 4. Separate the eggs.',
  'Horno a 180. Separar las claras.',
  'Four thermostat 6. Maintenir au chaud.',
  'Chauffer à 180. Mais surveiller.',
  'Ofen auf 180. Mais abtropfen lassen.',
  'Gas 4. Mayonnaise unterheben.',
  'Cuocete a 180. Maionese a parte.',
  'Use 2. Decorate with cream.',
  'Backen bei 180. Mai ist Spargelzeit.',
  'Ofen auf Stufe 3. Marinade abtropfen.',
])('a number ends “%s”', (text) => {
  expect(sentencesOf(text)).toHaveLength(2);
});

test.each([
  'Nachtrag vom 3. September an alle.',
  'Nachtrag vom 3. Sept. an alle.',
  'Am 24. Dezember gibt es Gans.',
  'Am 12. Okt. gibt es Gans.',
  'Am 1. Mai gibt es Bowle.',
  'Am 6. Jänner gibt es Kuchen.',
])('the day of a month does not: “%s”', (text) => {
  expect(sentencesOf(text)).toHaveLength(1);
});
