import { expect, test } from '@jest/globals';
import { withoutQuoteMarks } from './quote-marks.ts';
import { readText } from '../read-text.ts';

const notes = `dahl lentilles corail

4 pers

- 250 g lentilles corail
- 1 oignon
- 400 ml lait de coco

> oignon dans un peu d'huile, ajouter curry
> lentilles, lait de coco + 1 verre d'eau
> 25 min à feu doux, remuer de temps en temps
> coriandre au moment de servir`;

test('notes that mark what is done with ">" have a step for each', () => {
  expect(readText(notes).steps.map(({ text }) => text)).toEqual([
    "oignon dans un peu d'huile, ajouter curry",
    "lentilles, lait de coco + 1 verre d'eau",
    '25 min à feu doux, remuer de temps en temps',
    'coriandre au moment de servir',
  ]);
});

test('what was said before in a mail stays a quotation', () => {
  const mail = `${notes.replaceAll('> ', '- ')}\n\nLe 3 mai, Inès a écrit :\n> merci beaucoup\n> tu m'envoies la recette du dahl de dimanche dernier ?\n> bises`;
  expect(withoutQuoteMarks(mail)).toBe(mail);
});
