import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { yieldOfClause } from './told-above-list.ts';

test('a letter above the list tells for how many it is and how long it takes', () => {
  const letter =
    'Il pacco arriva lunedì, ci ho messo anche i calzini pesanti che mi avevi chiesto di mandarti. ' +
    'Per far bella figura con i tuoi amici eccoti il tiramisù, per 8 persone. Tempo di preparazione 40 minuti.';
  const draft = readText(
    `Tiramisù\n\n${letter}\n\nTi servono:\n500 g di mascarpone\n5 uova\n300 g di savoiardi\n\n` +
      'Monta i tuorli con lo zucchero e incorpora il mascarpone.\n\nInzuppa i savoiardi e fai uno strato nella pirofila.',
  );
  expect(draft).toMatchObject({
    servings: 8,
    yieldText: 'per 8 persone',
    prepTime: 40,
    doubts: [],
  });
});

test.each([
  ['Mrs Aydin gave us the recipe (for 8 children):', 8],
  ['Familie Aydin hat uns das Rezept verraten (für 8 Kinder):', 8],
  ['Madame Aydin nous a confié sa recette (pour 8 enfants) :', 8],
  ['La señora nos ha pasado la receta (para 8 niños):', 8],
  ['The whole hall was booked, for 200 people.', undefined],
  ['We had looked forward to it for 8 months.', undefined],
])('a clause says for how many it is, whatever its sentence tells: “%s”', (sentence, count) => {
  expect(yieldOfClause(sentence)?.count).toBe(count);
});

test.each([
  ['Here is the recipe I promised, for 6 people. Allow 25 minutes prep and 1 hour cooking.', 60],
  [
    'Hier das versprochene Rezept, für 6 Personen. Rechne mit 25 Min. Vorbereitung und 1 Std. Backzeit.',
    60,
  ],
  [
    'Voilà la recette promise, pour 6 personnes. Compte 25 min de préparation et 1 h 10 de cuisson.',
    70,
  ],
  [
    'Ecco la ricetta promessa, per 6 persone. Calcola 25 minuti di preparazione e 45 di cottura.',
    45,
  ],
  [
    'Aquí va la receta prometida, para 6 personas. Cuenta con 25 minutos de preparación y 45 de horno.',
    45,
  ],
])('a letter tells as much above the name of the dish: “%s”', (letter, cookTime) => {
  const text = `Dear Ada,\n\n${letter}\n\nPotato gratin\n\n* 1 kg potatoes\n* 500 ml cream\n* 20 g butter\n\nSlice the potatoes.\nPour the cream on top and bake until golden.\n\nLove, Sue\n`;
  expect(readText(text)).toMatchObject({ servings: 6, prepTime: 25, cookTime });
});

test('what a letter above the dish counts of something else is not taken', () => {
  const text =
    'Dear Ada,\n\nWe look for a holiday house, for 8 people.\n\nPotato gratin\n\n* 1 kg potatoes\n* 500 ml cream\n* 20 g butter\n\nSlice the potatoes.\nPour the cream on top and bake until golden.\n';
  expect(readText(text).servings).toBeNull();
});

test.each([
  ['Here you go, for four people:', 'for four people'],
  ['Hier also, für vier Leute:', 'für vier Leute'],
  ['Voilà comme promis, pour quatre convives :', 'pour quatre convives'],
  ['Eccola, per quattro persone:', 'per quattro persone'],
  ['Aquí la tienes, para cuatro comensales:', 'para cuatro comensales'],
])('what hands a recipe over above its name says for how many it is: %s', (sentence, said) => {
  const {
    title,
    servings,
    yieldText: text,
  } = readText(
    `Dear all!\n\n${sentence}\n\nPotato soup\n\n500 g potatoes\n1 onion\n300 ml milk\n\nPeel the potatoes and boil them.\nAdd the milk and mash it all.`,
  );
  expect([title, servings, text?.replace(':', '')]).toEqual(['Potato soup', 4, said]);
});
