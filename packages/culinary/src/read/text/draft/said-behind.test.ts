import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { measuredInStep } from './measured-in-step.ts';
import { unmeasuredInSteps } from './unmeasured-in-steps.ts';
import type { Language } from '../../../words/language.ts';

const textsOf = (step: string, language: Language) =>
  measuredInStep(step, language).map(({ text }) => text);

test.each<[Language, string, string]>([
  [
    'it',
    'Unite un cucchiaio di paprica dolce in polvere e mescolate.',
    'un cucchiaio di paprica dolce in polvere',
  ],
  [
    'fr',
    'Ajoutez 2 cuillères à café de curry doux en poudre.',
    '2 cuillères à café de curry doux en poudre',
  ],
  ['fr', 'Ajoutez 2 carottes en petits dés.', '2 carottes en petits dés'],
  ['es', 'Añade una cucharada de ajo en polvo y remueve.', 'una cucharada de ajo en polvo'],
  ['de', 'Dann kommt ein Teelöffel Kümmel gemahlen dazu.', 'ein Teelöffel Kümmel'],
  ['de', 'Dazu 2 Teelöffel Kümmel gemahlen, Salz und Pfeffer.', '2 Teelöffel Kümmel gemahlen'],
  ['de', 'Dazu kommen 2 Zwiebeln in feinen Ringen und Salz.', '2 Zwiebeln in feinen Ringen'],
  ['en', 'Add 2 carrots in thin slices, and stir.', '2 carrots in thin slices'],
])('a form or shape behind the food stays with it: %s, %s', (language, step, line) => {
  expect(textsOf(step, language)).toEqual([line]);
});

test.each<[Language, string, string]>([
  ['en', 'Pour in 2 tins of tomatoes (400 g each) and simmer.', '2 tins of tomatoes (400 g each)'],
  ['de', 'Gib 2 Dosen Tomaten (à 400 g) dazu.', '2 Dosen Tomaten (à 400 g)'],
  ['fr', 'Versez 2 boîtes de tomates (400 g chacune).', '2 boîtes de tomates (400 g chacune)'],
  ['it', 'Unite 2 scatole di ceci (400 g l’una) e mescolate.', '2 scatole di ceci (400 g l’una)'],
  ['es', 'Añade 2 latas de garbanzos (400 g cada una).', '2 latas de garbanzos (400 g cada una)'],
  ['en', 'Bake 2 onions (180 °C) and serve.', '2 onions'],
])('what each piece holds stays in its bracket: %s, %s', (language, step, line) => {
  expect(textsOf(step, language)).toEqual([line]);
});

test.each<[Language, string, string]>([
  [
    'it',
    'Lavate 500 g di patate piccole con la buccia, poi lessatele.',
    '500 g di patate piccole con la buccia',
  ],
  ['de', 'Nimm 800 g Lachs mit Haut, und salze ihn.', '800 g Lachs mit Haut'],
  ['fr', 'Prenez 600 g de saumon avec la peau.', '600 g de saumon avec la peau'],
  ['es', 'Pon 600 g de salmón con piel.', '600 g de salmón con piel'],
  ['en', 'Take 600 g salmon with the skin, and salt it.', '600 g salmon with the skin'],
])('a part left on the food stays with it: %s, %s', (language, step, line) => {
  expect(textsOf(step, language)).toEqual([line]);
});

test.each<[Language, string, string[]]>([
  ['fr', 'Coupez 2 grosses chouchoutes en deux et salez.', ['2 grosses chouchoutes']],
  ['it', 'Affettate 3 barattiere a cubetti.', ['3 barattiere']],
  ['es', 'Corta 2 chuchutas en rodajas.', ['2 chuchutas']],
  ['de', '2 Oxalisknollen in Scheiben schneiden.', ['2 Oxalisknollen']],
  ['en', 'Slice 3 chouchos in half.', ['3 chouchos']],
  ['fr', 'Coupez la pâte en 3 bandes larges.', []],
])('what is counted and cut up is food, whatever its name: %s, %s', (language, step, lines) => {
  expect(textsOf(step, language)).toEqual(lines);
});

test.each<[Language, string, string[]]>([
  ['en', 'Fry the paste until you see oil at the edges, then stir in the fish.', []],
  ['en', 'Simmer until the oil separates.', []],
  ['en', 'Fry in oil until golden.', ['oil']],
  ['en', 'Stir until the butter melts.', ['butter']],
])('what comes out of the dish is not put in: %s, %s', (language, step, names) => {
  expect(unmeasuredInSteps([step], ['1 fish'], language).map(({ text }) => text)).toEqual(names);
});

test('a paragraph whose sentences work on amounts is a recipe, whatever stands around it', () => {
  const { ingredients, steps } = readText(`Notizen
Diktat 4
Zuletzt geändert: 3. März, 10:02

Also die Kartoffelsuppe von Oma wie sie immer war. Man schält ein Kilo Kartoffeln und schneidet sie in Würfel. Dann brät man zwei Zwiebeln in 30 Gramm Butter an, bis sie glasig sind. Die Kartoffeln dazugeben und mit einem Liter Gemüsebrühe aufgießen. Zwanzig Minuten kochen lassen und dann pürieren. Zum Schluss 200 Gramm Sahne unterrühren und mit Salz abschmecken.

- - -
Sonst:
[ ] Reifen wechseln
[x] Friseur anrufen
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('200 Gramm Sahne');
  expect(steps.length).toBeGreaterThanOrEqual(4);
});
