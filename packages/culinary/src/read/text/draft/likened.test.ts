import { expect, test } from '@jest/globals';
import type { Language } from '../../../words/language.ts';
import { measuredInStep } from './measured-in-step.ts';

const foods = (step: string, language: Language) =>
  measuredInStep(step, language).map(({ text }) => text);

test.each<[string, Language]>([
  ['Roll it into balls about the size of a walnut.', 'en'],
  ['Den Teig rollst du zu einer Wurst.', 'de'],
  ['Formamos bolas del tamaño de una nuez.', 'es'],
  ["On prend de la pâte de la taille d'une noix.", 'fr'],
])('what only shows a size or a shape is no food: “%s”', (step, language) => {
  expect(foods(step, language)).toEqual([]);
});

test.each<[string, Language, string[]]>([
  ['Vas echando un litro de leche entera poco a poco.', 'es', ['un litro de leche entera']],
  ['Tu verses un demi-litre de lait petit à petit.', 'fr', ['un demi-litre de lait']],
  ['Aggiungi due pomodori maturi spezzati con le mani.', 'it', ['due pomodori maturi']],
  ['Spargi dieci pomodorini tagliati a metà.', 'it', ['dieci pomodorini tagliati a metà']],
  ['En un bol bates ocho yemas.', 'es', ['ocho yemas']],
  ['Cortas una cebolla grande en juliana.', 'es', ['una cebolla grande']],
  ['Put in two pounds of neck of lamb.', 'en', ['two pounds of neck of lamb']],
  ['Étale une pâte brisée dans le moule.', 'fr', ['une pâte brisée']],
  ['Ci dai un giro d’olio buono.', 'it', ['un giro d’olio buono']],
  ['Verse une petite louche de pâte dans la poêle.', 'fr', []],
  [
    'Tagli un coniglio di un chilo e mezzo e lo fai rosolare.',
    'it',
    ['un coniglio di un chilo e mezzo'],
  ],
])('a food ends where its phrase does: “%s”', (step, language, expected) => {
  expect(foods(step, language)).toEqual(expected);
});

test('what is said of several foods is no part of the last one', () => {
  expect(foods('Fais revenir deux échalotes et une carotte coupées en dés.', 'fr')).toEqual([
    'deux échalotes',
    'une carotte',
  ]);
  expect(foods('Mezcla 300 g de harina y un sobre de levadura, tamizadas.', 'es')).toEqual([
    '300 g de harina',
    'un sobre de levadura',
  ]);
});

test('a dozen is an exact amount, and what each piece gets a loose one', () => {
  const said = (step: string, language: Language) =>
    measuredInStep(step, language).map((food) => food.said);
  expect(said('Mets une dizaine de morceaux de sucre.', 'fr')).toEqual(['exactly']);
  expect(said('Auf jede legst du zwei Scheiben Speck.', 'de')).toEqual(['loosely']);
});
