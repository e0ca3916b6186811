import { expect, test } from '@jest/globals';
import { amountsInSteps } from './amounts-in-steps.ts';

test.each([
  [
    'de',
    'Vier Schnitzel klopfen. Man salzt und pfeffert sie. 2 Eier mit 50 g Mehl verquirlen.',
    ['Salz', 'Pfeffer'],
  ],
  [
    'fr',
    'Bats 4 œufs avec 20 cl de crème et 50 g de farine. Poivrez, mais ne salez pas.',
    ['poivre'],
  ],
  ['fr', 'Bats 4 œufs avec 20 cl de crème et 50 g de farine, puis je sale.', ['sel']],
  [
    'es',
    'Batimos 4 huevos con 50 g de harina y 20 g de queso. Salpimentamos bien.',
    ['sal', 'pimienta'],
  ],
])('verbs that name what they put in put it in (%s: %s)', (language, step, foods) => {
  const list = amountsInSteps([step], language);
  expect(list.filter((line) => /^(?:Salz|Pfeffer|sel|poivre|sal|pimienta)$/.test(line))).toEqual(
    foods,
  );
});
