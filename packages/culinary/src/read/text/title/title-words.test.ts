import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishNamed, stemsOf } from './title-words.ts';

test.each([
  ['214. Rheinischer Sauerbraten', ['1 kg Rindfleisch'], 'Rheinischer Sauerbraten'],
  ['Lentil Soup, feeds 6 easily', ['300 g lentils'], 'Lentil Soup'],
  ['Plum and Almond Tart', ['500 g plums', '100 g almonds'], 'Plum and Almond Tart'],
  ['V a n i l l e k i p f e r l', ['200 g Mehl'], 'Vanillekipferl'],
  ['Minestra di farro alla garfagnina', ['200 g di farro'], 'Minestra di farro alla garfagnina'],
])('of “%s” the words that name the dish are its title', (line, list, title) => {
  expect(dishNamed(line, stemsOf(list)).name).toBe(title);
});

test.each([
  ['Toast for two from Lisbon', 'Toast for two from Lisbon'],
  ['Rindergulasch für 6 Personen', 'Rindergulasch'],
  ['Recette Cake savane', 'Cake savane'],
  ['Recette cake savane maison', 'Recette cake savane maison'],
])('of “%s” what is no part of the name goes, and nothing else', (line, title) => {
  expect(
    readText(
      `${line}\n\nIngredients\n- 2 slices bread\n- 20 g butter\n\nMethod\n1. Toast the bread and butter it.`,
    ).title,
  ).toBe(title);
});

test.each([
  [
    'de',
    'Betreff: AW: Verabschiedung Frau Lohr\n\nLiebe Kollegen,\n\nweil so viele gefragt haben, hier das Rezept für meine Lauchmuffins mit Gouda. Die Menge ergibt 12 Stück.\n\nZutaten:\n250 g Mehl\n1 Stange Lauch\n150 g Gouda\n\nZubereitung:\nMehl und Lauch mischen, Gouda darüber.\nBei 190 °C 25 Minuten backen.',
    'Lauchmuffins mit Gouda',
  ],
  [
    'fr',
    "Objet : samedi\n\nVoici la recette de mes poivrons farcis, comme promis.\n\n4 poivrons\n300 g de riz\n2 oignons\n\nFarcir les poivrons de riz et d'oignons.\nCuire 40 minutes au four.",
    'Poivrons farcis',
  ],
])('the dish that a mail announces goes before its subject (%s)', (_language, mail, title) => {
  expect(readText(mail).title).toBe(title);
});

test.each([
  ['Die Linsensuppe wird in Schwaben gern gegessen', ['250 g Linsen']],
  ['Soupe de lentilles à la façon de chez nous', ['250 g de lentilles']],
  ['Lentil soup from the', ['250 g lentils']],
])('no title ends in a word that something must follow: “%s”', (line, list) => {
  expect(dishNamed(line, stemsOf(list)).name).not.toMatch(/ (?:in|de|the|la|à|from)$/);
});
