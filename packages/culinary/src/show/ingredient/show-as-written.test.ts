import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { showAsWritten } from './show-ingredient.ts';

const columns = (line: string, language: string) => {
  const { amount, unit, text } = showAsWritten(
    { ...parseIngredient(line, { language }) },
    language,
  );
  return [
    amount
      .map(({ whole, fraction }) => `${whole}${fraction ? ` ${fraction.join('/')}` : ''}`.trim())
      .join('–'),
    unit,
    text,
  ];
};

test.each<[string, string, string[]]>([
  ['en', '2 tablespoons butter, melted', ['2', 'tablespoons', 'butter, melted']],
  ['en', '1 EL Öl', ['1', 'EL', 'Öl']],
  ['de', '1.200 g Kartoffeln', ['1200', 'g', 'Kartoffeln']],
  ['en', '2-3 large lemons', ['2–3', '', 'large lemons']],
])(
  'what begins with its amount stands in columns, its unit in its own words: %s "%s"',
  (language, line, expected) => {
    expect(columns(line, language)).toEqual(expected);
  },
);

test.each([
  ['en', 'about 2 cups stock'],
  ['de', 'ca. 200 g Reis'],
  ['de', 'etwa 300 ml Milch'],
  ['it', 'un cucchiaino di zucchero'],
  ['es', 'una cebolla grande'],
  ['fr', "2 cuillères à soupe d'huile d'olive"],
  ['en', '1 1/2 cups (180 g) flour'],
  ['en', '3 dozen oysters'],
  ['en', 'salt, to taste'],
])('what does not stands whole: %s "%s"', (language, line) => {
  expect(columns(line, language)).toEqual(['', '', line]);
});
