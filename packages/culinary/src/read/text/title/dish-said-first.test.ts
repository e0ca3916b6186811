import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { asNamed } from './dish-elsewhere.ts';

test.each([
  [
    `Sprachnachricht Opa (0:00 - 2:40)
automatisch transkribiert

Also Tim, du hast nach den Kartoffelknödeln gefragt. Du nimmst ein Kilo Kartoffeln, drei Eier, 100 Gramm Mehl und etwas Salz. Die Kartoffeln kochst du und presst sie heiß durch. Dann knetest du Eier, Mehl und Salz unter.

Dann formst du Knödel und lässt sie zwanzig Minuten in Salzwasser ziehen.`,
    /^Kartoffelknödel$/,
  ],
  [
    `Tata au téléphone, noté sur le carnet puis recopié

Bon, alors la soupe de potiron, c'est facile. Tu fais revenir deux oignons dans cinquante grammes de beurre. Tu ajoutes un kilo de potiron en morceaux et un litre d'eau.

Tu laisses cuire une demi-heure et tu mixes avec dix centilitres de crème.`,
    /^Soupe de potiron$/i,
  ],
])('who tells a recipe names the dish in the first sentence', (text, name) => {
  expect(readText(text).title).toMatch(name);
});

test.each([
  ['Semmelknödeln', 'Semmelknödel'],
  ['Krautkrapfen', 'Krautkrapfen'],
  ['Kartoffelpuffern', 'Kartoffelpuffer'],
])('who asks for the recipe of the %s wants “%s”', (said, name) => {
  expect(asNamed(said, `Das Rezept von den ${said} hätte ich gern`)).toBe(name);
});
