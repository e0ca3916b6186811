import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const titleOf = (text: string) => {
  const { title, doubts } = readText(text);
  return [title, doubts.filter(({ part }) => part === 'title').length];
};

test('who answers above the list says how the dish is called, not who asks', () => {
  expect(
    titleOf(`Groupe « Noël chez nous »

Yann, 09:12
qui a la recette des pommes de terre au lard de tonton ?

Maud, 09:20
je cherche dans le cahier

Maud, 09:31
*Kig sal de tonton Fañch*
(pour 4)
🥔 1 kg de pommes de terre
🥓 300 g de lard salé
🧅 2 oignons
🧈 50 g de beurre

Coupe les pommes de terre en rondelles.
Fais fondre les oignons dans le beurre avec le lard.
Couvre et laisse cuire 40 min à feu doux.

Yann, 09:40
super merci
`)[0],
  ).toBe('Kig sal de tonton Fañch');
});

test('what is to be bought or done above a recipe is not its title', () => {
  expect(
    titleOf(`< Notizen    iCloud
Zuletzt bearbeitet: 3. Nov. 20:15

Rossmann: Taschentücher, Zahnseide (Ole)
Zahnarzt Mi 14:30
Karten Theater!!

––––––––––––––

Dippehas (Pfalz)
6 Pers. / Vorber. 30 Min / Ofen 90 Min

rein kommt:
– 1,5 kg Kaninchen, zerlegt
– 300 g Bauchspeck
– 3 Zwiebeln
– 1/2 l Rotwein
– 2 Scheiben Schwarzbrot

machen:
→ Fleisch in Rotwein einlegen
→ Speck und Zwiebeln anbraten
→ alles in den Topf, Brot drüberbröseln
→ zugedeckt schmoren bis es weich ist
`)[0],
  ).toBe('Dippehas (Pfalz)');
});

test('a name above the list takes no title away that speaks of the recipe', () => {
  expect(
    titleOf(`Leek and barley bake

Ellen Marsh
Serves 4

2 leeks
200 g barley
100 g cheddar

Slice the leeks and fry them.
Boil the barley, mix both and bake with the cheddar for 20 minutes.
`)[0],
  ).toBe('Leek and barley bake');
});
