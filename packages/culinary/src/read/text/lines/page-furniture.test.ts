import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { isFurniture } from './page-furniture.ts';

test.each(['« Juli: Johannisbeergelee', 'Next recipe »', '← zurück', '‹ Older post'])(
  '“%s” leads to another page',
  (line) => {
    expect(isFurniture(line)).toBe(true);
  },
);

test.each(['« le meilleur gâteau »', '→ 200 g flour', '1 oignon →', 'Mehl → sieben'])(
  '“%s” leads nowhere',
  (line) => {
    expect(isFurniture(line)).toBe(false);
  },
);

test.each([
  'Homework: find out where oats are grown.',
  'Hausaufgabe: Schreibt auf, was Hefe tut.',
  'Devoirs : lire la page 12',
  'Compiti per casa: disegnare una pera.',
  'Deberes: escribe tres frases sobre la miel.',
])('“%s” is asked of a class', (line) => {
  expect(isFurniture(line)).toBe(true);
});

const APART = ' '.repeat(25);

test.each([
  ['KARTOFFELSUPPE', 'Suppen Nr. 12', 'Für 4 Personen\n\n1 kg Kartoffeln\n1 l Brühe', 'Kochen.'],
  ['Apfelkuchen', 'S. 34', 'Zutaten\n500 g Mehl\n4 Äpfel\n\nZubereitung', 'Teig kneten.'],
  [
    'POTÉE AUX CHOUX',
    'Viandes n° 7',
    `Pour six.${APART}Cuisson : une heure\n\n1 kg de lard\n4 carottes`,
    'Cuire le lard.\n\nServir avec du riz. Recette de Mme Lachaume.',
  ],
  ['CHICKEN PIE', 'Card 17', '500 g chicken\n2 leeks', 'Fry the leeks.\n\nServe with peas.'],
  ['Lentejas', 'Página 21', '300 g de lentejas\n1 chorizo', 'Cocer todo una hora.'],
])('%p is a title where the number of its card stands beside it', (name, number, list, steps) => {
  const { title } = readText(`${name}${APART}${number}\n\n${list}\n\n${steps}`);
  expect(title?.toLowerCase()).toBe(name.toLowerCase());
});

test('a book and its page number above the title of a recipe are none', () => {
  const { title } = readText(
    `Das große Kochbuch${APART}47\n\nLinseneintopf\n\nFür 4 Personen\n\n300 g Linsen\n1 Zwiebel\n\nLinsen kochen.`,
  );
  expect(title).toBe('Linseneintopf');
});

test.each([
  'Last edited by pau77 on Sat 6 Feb, 11:09 am, edited 1 time in total.',
  'Zuletzt geändert von Mira am Mo 12. Nov 2018, 20:47, insgesamt 1-mal geändert.',
  'Dernière modification par Odile le 3 mars 2021 à 18h42.',
])('“%s” says when a post was changed', (line) => {
  expect(isFurniture(line)).toBe(true);
});

test.each([
  'Watch the full episode (58 mins)',
  'Video ansehen (4:12)',
  'Guarda la puntata',
  'Voir la vidéo (2 min)',
  'Ver el vídeo',
])('“%s” leads to a film', (line) => {
  expect(isFurniture(line)).toBe(true);
});

test('“Watch the milk, it boils over quickly.” leads to none', () => {
  expect(isFurniture('Watch the milk, it boils over quickly.')).toBe(false);
});
