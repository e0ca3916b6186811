import { expect, test } from '@jest/globals';
import { setRight } from './set-right.ts';

const corrected = (item: string, correction: string): string | undefined => {
  const lines = [item, '400 g flour', '7 eggs', '', correction];
  return setRight(
    lines,
    lines.map(() => ''),
    false,
  ).lines[0];
};

test.each([
  [
    '150 g de aceitunas negras',
    'Ay que me he colado con las aceitunas, 150 es una barbaridad, pon 80 g',
    '80 g de aceitunas negras',
  ],
  [
    '200 ml de aceite',
    'Uf, con el aceite me he pasado: 200 ml es demasiado, pon 120',
    '120 ml de aceite',
  ],
  [
    '6 dientes de ajo',
    'Se me ha ido la mano con el ajo, 6 dientes son demasiados, con 3 va bien',
    '3 dientes de ajo',
  ],
  [
    '250 g di burro',
    "Col burro ho esagerato, 250 g sono un'esagerazione, metti 150",
    '150 g di burro',
  ],
  [
    '300 g di zucchero',
    'Scusate, 300 g di zucchero sono decisamente troppi, mettine 200',
    '200 g di zucchero',
  ],
  [
    '300 g de sucre',
    "Je me suis trompée avec le sucre, 300 c'est énorme, mets-en 180 g",
    '180 g de sucre',
  ],
  [
    '250 g Butter',
    'Hab mich mit der Butter vertan, 250 g ist zu fett, es sind 150 g',
    '150 g Butter',
  ],
  [
    '120 gr de azúcar',
    'P.D. Se me olvidaba: el azúcar, 120 se queda corto, pon 150 gr.',
    '150 gr de azúcar',
  ],
  [
    '500 gr. ricotta',
    "P.S.: la ricotta ne basta meta', 250 gr., 500 e' una follia",
    '250 gr. ricotta',
  ],
  [
    '4oz mature cheddar',
    'Oops, just seen it, 4oz of cheddar is miserly, make it 6.',
    '6oz mature cheddar',
  ],
  ['3 tbsp chilli', 'I messed up with the chilli, 3 tbsp is insane, 1 is plenty', '1 tbsp chilli'],
])('“%s” is set right by “%s”', (item, correction, now) => {
  expect(corrected(item, correction)).toBe(now);
});

test('grams are set right where the unit was said before', () => {
  expect(corrected('cincuenta de harina', 'Uy no, que me lío, de harina son sesenta gramos.')).toBe(
    'sesenta gramos de harina',
  );
});

test('a line behind “+” is an item that can be set right', () => {
  expect(
    corrected(
      '+ 3 calabacines medianos',
      'Rectifico: son 4 calabacines y no 3, que luego menguan.',
    ),
  ).toBe('+ 4 calabacines medianos');
});

test.each([
  ['2 cucchiai di miele', 'Correzione: il miele è 1, non 2', '1 cucchiaio di miele'],
  ['2 bicchieri di latte', 'Rettifica: il latte è 1, non 2', '1 bicchiere di latte'],
  ["3 gousses d'ail", "Rectification : l'ail c'est 1, pas 3", "1 gousse d'ail"],
  ['3 Zehen Knoblauch', 'Korrektur: Knoblauch 1, nicht 3', '1 Zehe Knoblauch'],
  ['4 cloves garlic', 'Correction: garlic is 1, not 4', '1 clove garlic'],
  ['2 tazas de leche', 'Rectifico: la leche es 1, no 2', '1 taza de leche'],
])('of “%s” one is left, and said so', (item, correction, now) => {
  expect(corrected(item, correction)).toBe(now);
});

test('an item that takes its own amount back is not carried to the items below it', () => {
  const lines = [
    '150 gr de arroz.... ay no, 150 es para cuatro: 200 gr',
    '120 gr de azúcar',
    '',
    'P.D. El azúcar, 120 se queda corto, pon 150 gr.',
  ];
  expect(
    setRight(
      lines,
      lines.map(() => ''),
      false,
    ).lines,
  ).toContain('150 gr de azúcar');
});
