import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { isOpening, withoutOpening } from './without-opening.ts';

test.each([
  ['Course, pet. Stovies', 'Stovies'],
  ['Morning Ada! Fidget pie', 'Fidget pie'],
  ["right here goes, Coach Tam's bridies", "Coach Tam's bridies"],
  ['Klar doch, Spatz! Schnüsch', 'Schnüsch'],
  ['Na dann pass auf: Pluckte Finten', 'Pluckte Finten'],
  ['Mais oui mon lapin. Truffade', 'Truffade'],
  ['Alors, la pounti', 'Pounti'],
  ['Certo tesoro! Vincisgrassi', 'Vincisgrassi'],
  ["Allora, l'erbazzone", 'Erbazzone'],
  ['Claro hija. Pues mira, paparajotes', 'Paparajotes'],
])('what greets, grants or opens is no part of a name: “%s”', (text, name) => {
  expect(withoutOpening(text)).toBe(name);
});

test.each([
  'Right proper scones, with jam',
  'Ja-Torte, mit Nüssen',
  'Bon repas, soupe et pain',
  'Course cake. Two layers',
  'Bella, la torta',
])('a name that begins like that stays whole: “%s”', (text) => {
  expect(withoutOpening(text)).toBe(text);
});

test('what only opens is known', () => {
  expect(['Bien sûr ma puce', 'Hi Jo', 'Ja klar!'].every(isOpening)).toBe(true);
  expect(['Klare Brühe', 'So', 'Moinmoin Torte'].map(isOpening)).toEqual([false, true, false]);
});

test('who is asked for a dish names it behind the answer', () => {
  const { title } = readText(`[03/02, 12:01] Kit: gran how did you do your stovies
[03/02, 12:20] Gran: Of course pet. Stovies, feeds 4
[03/02, 12:21] Gran: 1 kg potatoes, 2 onions, 200 g leftover beef, 50 g dripping
[03/02, 12:25] Gran: Melt the dripping and fry the onions. Add the sliced potatoes and a cup of water and cook on low for an hour. Stir in the beef.
`);
  expect(title).toBe('Stovies');
});

test('a line that only calls somebody is no title', () => {
  const { title } = readText(`From: Ruth
To: Jean, Pat
Subject: Fwd: oxtail for New Year

Ladies,
see below, this is the one out of the blue folder. Serves 6.

1 oxtail
2 carrots
1 bottle red wine

Brown the oxtail.
Add the carrots and the wine and braise for 4 hours.
`);
  expect(title).toMatch(/^Oxtail/);
});

test('what grants a wish before how many it feeds is no name', () => {
  const { title } = readText(`Coucou tonton, tu me redis comment tu fais la tourte aux blettes ?
Avec plaisir ma belle, c'est pour 6 personnes.
1 kg de blettes
3 œufs
2 pâtes brisées
Tu fais fondre les blettes et tu ajoutes les œufs.
Tu montes la tourte et tu enfournes 40 minutes.
`);
  expect(title).toMatch(/^Tourte aux blettes/i);
});
