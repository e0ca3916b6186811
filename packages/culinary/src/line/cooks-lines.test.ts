import { describe, expect, test } from '@jest/globals';
import type { IngredientLine } from '../recipe/recipe.ts';
import { languages } from '../words/language.ts';
import { cooksLines } from './test-kit/cooks-lines.ts';
import { parseIngredient } from './parse-ingredient.ts';

const amountOf = ({ quantity, quantityMax, unit }: IngredientLine): string =>
  [quantityMax === null ? quantity : `${quantity}-${quantityMax}`, unit]
    .filter((part) => part !== null)
    .join(' ');
const metricOf = ({ metricAmount, metricUnit }: IngredientLine): string =>
  metricAmount === null ? '' : `${Math.round(metricAmount)} ${metricUnit}`;

describe.each(languages)('lines of cooks (%s)', (language) => {
  test.each(cooksLines[language])('%s', (line, amount, metric, food) => {
    const read = parseIngredient(line, { language });
    expect([amountOf(read), metricOf(read), read.name]).toEqual([amount, metric, food]);
  });
});
