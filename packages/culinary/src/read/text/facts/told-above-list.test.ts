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
