import { expect, test } from '@jest/globals';
import { toldOfEach } from './told-of-each.ts';

test.each([
  'Pack them into two jars, slipping into each a bay leaf and five peppercorns.',
  'In jedes Glas kommen ein Lorbeerblatt und fünf Pfefferkörner.',
  'Je les serre dans deux bocaux, en glissant dans chacun une feuille de laurier.',
  'In ogni vasetto metti una foglia di alloro.',
  'En cada tarro pon una hoja de laurel.',
  "Une cuillerée à soupe d'huile d'olive à la surface de chaque bocal.",
])('an amount for each of several is doubted: “%s”', (step) => {
  expect(toldOfEach([step])).toHaveLength(1);
});

test.each([
  'Fry the steaks for 2 minutes on each side.',
  'Die Schnitzel auf jeder Seite drei Minuten braten.',
  'Faites cuire deux minutes de chaque côté.',
  'Cuoci due minuti per ogni lato.',
  'Dora dos minutos por cada lado.',
  'Salt every layer.',
])('a time for each side is none: “%s”', (step) => {
  expect(toldOfEach([step])).toEqual([]);
});
