import { expect, test } from '@jest/globals';
import { wholeYield } from './whole-yield.ts';

test.each([
  ['Ergibt 10 Stücke Zubereitung: eine Stunde', 'Ergibt 10 Stücke'],
  ['Makes 10 slices Prep time: one hour', 'Makes 10 slices'],
  ['Pour 10 parts Préparation : une heure', 'Pour 10 parts'],
  ["Per 10 fette Preparazione: un'ora", 'Per 10 fette'],
  ['Salen 10 trozos Preparación: una hora', 'Salen 10 trozos'],
  ['Serves 4: two each', 'Serves 4: two each'],
  [
    'Préparation : 25 minutes Cuisson : 55 minutes Une quiche pour six',
    'Préparation : 25 minutes Cuisson : 55 minutes Une quiche pour six',
  ],
])('the words of a yield end before the label of another fact: “%s”', (said, own) => {
  expect(wholeYield(said, [])).toBe(own);
});

test.each([
  ['serves 6', 'Makes about 3 dozen, serves 6'],
  ['reicht für 6 Personen', 'Ergibt etwa 3 Dutzend, reicht für 6 Personen'],
  ['pour 6 personnes', 'Donne environ 3 douzaines, pour 6 personnes'],
  ['per 6 persone', 'Circa 3 dozzine, per 6 persone'],
  ['para 6 personas', 'Salen unas 3 docenas, para 6 personas'],
])('a yield has all that its line says of it: “%s” of “%s”', (said, line) => {
  expect(wholeYield(said, ['Title', line])).toBe(line);
});

test.each([
  ['serves 6', 'Easy, serves 6'],
  ['serves 6', 'serves 6, about 40 minutes'],
  ['für 4 Personen', 'Ein Essen für 4 Personen, sagt Oma'],
])('what else stands in its line is none of a yield: “%s” of “%s”', (said, line) => {
  expect(wholeYield(said, [line])).toBe(said);
});

test.each([
  ['Makes 12  Prep 0.5 hour  Baking 25 minutes  A bit fiddly', 'Makes 12  A bit fiddly'],
  ['Rassasie deux  Prêt en 30 min', 'Rassasie deux'],
  ['16 Stücke  25 Min.', '16 Stücke'],
  ['8 porzioni  2 ore in tutto', '8 porzioni'],
  ['Salen unos 30  Preparación: 40 min', 'Salen unos 30'],
  ['Serves 4  as a main', 'Serves 4  as a main'],
])('times in cells of their own are no words of a yield: “%s”', (said, own) => {
  expect(wholeYield(said, [])).toBe(own);
});
