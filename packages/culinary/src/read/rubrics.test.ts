import { expect, test } from '@jest/globals';
import { stemsOf } from './doubts/recipe-words.ts';
import { isOfRubric } from './rubrics.ts';
import { RUBRIC } from './rubrics.data.ts';

const stems = stemsOf('Leek and potato soup 500 g potatoes 2 leeks 1 litre stock 100 ml cream');

test.each([
  'Previsto scirocco sul basso Tirreno, massime a 24 gradi. Mare mosso fino a lunedì sera.',
  'Am Wochenende ziehen von Westen dichte Wolken auf, gelegentlich fällt Regen.',
  'Cloudy with sunny spells, highs of 18 degrees. Winds light to moderate from the south west.',
  'Cielos despejados en la costa y nubes en el interior. Máximas de 27 grados.',
  "Ciel voilé le matin, belles éclaircies l'après-midi. Le vent faiblira en soirée.",
  'Prune the roses and mulch the borders. Sow sweet peas under glass.',
  'Jetzt die Rosen schneiden und die Dahlien ins Beet setzen.',
  'Ariete: giornata piena di sorprese. Toro: la fortuna vi sorride.',
  'Vierge : ménagez vos forces en fin de semaine.',
  'The 42 leaves the Green at 9.10, Mondays to Saturdays. No service on bank holidays.',
  'Der Bus zum Ausflug fährt um sieben. Anmeldung bei Frau Gruber.',
  'First prize goes to ticket 2718. Collect it from the vestry.',
])('“%s” is of a paper', (text) => {
  expect(isOfRubric(text, stems)).toBe(true);
});

test.each([
  'Serve warm.',
  'Enjoy with friends.',
  'Buon appetito!',
  'Laissez refroidir dans le four fermé, puis dans le four ouvert.',
  'Bring to room temperature before serving.',
  'Prune the leeks and lay them in rows like roses.',
  'Balance: a pinch of salt.',
  'Serve on Sundays with cream, at Christmas and on holidays with bacon.',
])('“%s” is of the recipe', (text) => {
  expect(isOfRubric(text, stems)).toBe(false);
});

test.each([
  'Meteo',
  'Das Wetter',
  'Your stars',
  'Gottesdienste',
  'Farmacia de guardia',
  'Chat perdu',
  'Next meeting',
])('“%s” heads something else than a recipe', (text) => {
  expect(RUBRIC.test(text)).toBe(true);
});

test.each(['El tiempo', 'Method', 'Sauce', 'Il tempo: 20 minuti', 'Gartensalat'])(
  '“%s” heads no such thing',
  (text) => {
    expect(RUBRIC.test(text)).toBe(false);
  },
);
