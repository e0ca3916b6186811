import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { cleanLine } from '../../line/tokens/tokenise.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { figuresIn } from './scale-figures.ts';
import { showIngredient } from '../ingredient/show-ingredient.ts';
import type { ShownIngredient } from '../ingredient/shown-ingredient.ts';
import { fixedFigures, linesWithSeveralFigures } from '../test-kit/lines-with-several-figures.ts';

const lines = linesWithSeveralFigures.flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
);
const show = (text: string, language: string, factor: number) =>
  showIngredient(parseIngredient(text, { language }), {
    factor,
    units: 'original',
    keepSpoons: false,
    weighSolids: false,
    language,
  });

const numbersOf = (text: string, language: string) =>
  figuresIn(cleanLine(text), readLanguage(language))
    .flatMap(({ quantity, quantityMax }) => [quantity, quantityMax])
    .filter((number) => number !== null);
const shownNumbers = ({ amount, text }: ShownIngredient, language: string) => [
  ...amount.map(
    ({ whole, fraction }) =>
      Number(whole || 0) + (fraction === null ? 0 : fraction[0] / fraction[1]),
  ),
  ...numbersOf(text, language),
];
const holds = (numbers: readonly number[], wanted: number) =>
  numbers.some((number) => Math.abs(number - wanted) <= wanted * 0.02);

describe('unscaled and in its own units a line shows every figure it was written with', () => {
  test.each(lines)('%s "%s"', (language, text) => {
    const shown = shownNumbers(show(text, language, 1), language);
    for (const number of numbersOf(text, language))
      expect([text, number, holds(shown, number)]).toEqual([text, number, true]);
  });
});

describe('a scaled line scales every figure that grows, or says that it is not scaled', () => {
  test.each(lines)('%s "%s"', (language, text) => {
    const shown = show(text, language, 2);
    if (shown.unscaled) {
      expect(shown).toMatchObject({ amount: [], text });
      return;
    }
    const numbers = shownNumbers(shown, language);
    // Parts that were added up, dozens, and the ends of a range in two units, are numbers that the line does not state.
    const { quantity, quantityMax } = parseIngredient(text, { language });
    const read = [quantity, quantityMax].filter((number) => number !== null);
    const reckoned =
      read.some((number) => !holds(numbersOf(text, language), number)) &&
      read.every((number) => holds(shownNumbers({ ...shown, text: '' }, language), number * 2));
    for (const number of numbersOf(text, language)) {
      const expected = fixedFigures[text]?.includes(number) === true ? number : number * 2;
      expect([text, number, reckoned || holds(numbers, expected)]).toEqual([text, number, true]);
    }
  });
});
