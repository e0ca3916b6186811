import { describe, expect, test } from '@jest/globals';
import { findFood } from '../../foods/find-food.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { showIngredient } from '../ingredient/show-ingredient.ts';
import type { ShowOptions } from '../ingredient/shown-ingredient.ts';
import { bendWords } from '../numbers/bend-words.ts';
import { ingredientLine } from '../test-kit/ingredient-line.ts';

/** Lines of all languages with what they measure. */
const measured = [
  ['en', '2 cups flour'],
  ['en', '1/3 cup oil'],
  ['en', '3 tbsp butter'],
  ['en', '2 tsp vanilla'],
  ['en', '1/2 tsp salt'],
  ['en', '8 oz chocolate'],
  ['en', '1 1/2 lb beef'],
  ['en', '1 pint cream'],
  ['en', '2 quarts stock'],
  ['en', '6 fl oz wine'],
  ['en', '2-3 cups rice'],
  ['en', '1/2-3/4 cup sugar'],
  ['en', '2 to 2 1/2 lbs potatoes'],
  ['en', 'about 4 oz cheese'],
  ['en-GB', '1 pint milk'],
  ['en-GB', '10 fl oz cream'],
  ['en-AU', '2 tbsp oil'],
  ['en-AU', '1 cup rice'],
  ['de', '250 g Mehl'],
  ['de', '1/8 l Wein'],
  ['de', '2-3 EL Öl'],
  ['de', '1,5 kg Kartoffeln'],
  ['de', '1 Pfund Hackfleisch'],
  ['fr', '25 cl de crème'],
  ['fr', '200 à 250 g de farine'],
  ['fr', '1 l d’eau'],
  ['it', '300 g di farina'],
  ['it', '2 etti di prosciutto'],
  ['it', 'burro g 100'],
  ['es', '1/2 kg de azúcar'],
  ['es', '300 ml de caldo'],
  ['es', '2 tazas de arroz'],
  ['nl', '2 ons gehakt'],
  ['nl', '1,5 dl melk'],
  ['nl', '500 g bloem'],
  ['pt', '2 xícaras de farinha'],
  ['pt', '400 g de arroz'],
  ['sv', '3 dl mjölk'],
  ['sv', '2 msk smör'],
  ['sv', '1 hg ost'],
] as const;

type Wishes = Pick<ShowOptions, 'factor' | 'units'> & Partial<ShowOptions>;
const shown = (line: string, language: string, wishes: Wishes): string =>
  ingredientLine(
    showIngredient(parseIngredient(line, { language }), {
      keepSpoons: false,
      weighSolids: false,
      bend: bendWords,
      language,
      ...wishes,
    }),
  ).replaceAll('\u00a0', ' ');

/** Grams or millilitres at both ends, as they are read off a line. */
function ends(line: string, language: string): number[] {
  const { quantity, quantityMax, unit } = parseIngredient(line, {
    language,
  });
  const { metric = NaN } = measureOf(unit) ?? {};
  return [quantity, quantityMax].filter((end) => end !== null).map((end) => end * metric);
}

/** Imperial spoons are those of the United States. */
const readAs = (language: string, units: ShowOptions['units']): string =>
  language === 'en-AU' && units === 'imperial' ? 'en' : language;

const isNear = (some: readonly number[], others: readonly number[], slack: number): boolean =>
  some.length === others.length &&
  some.every((end, at) => Math.abs(end / others[at]! - 1) <= slack);

describe.each(measured)('in %s "%s"', (language, line) => {
  test.each([0.5, 1, 2, 3])('times %d is so much in any units, ranges as ranges', (factor) => {
    const wanted = ends(line, language).map((end) => end * factor);
    for (const units of ['metric', 'imperial'] as const) {
      const text = shown(line, language, { factor, units });
      expect({ text, near: isNear(ends(text, readAs(language, units)), wanted, 0.09) }).toEqual({
        text,
        near: true,
      });
      expect(text).not.toMatch(/(?<![\d.])0\.0\d|\bNaN|(?<![\d.])0 /);
    }
  });

  test('comes back from metric as it was', () => {
    const metric = shown(line, language, { factor: 1, units: 'metric' });
    const back = shown(metric, language, {
      factor: 1,
      units: 'imperial',
    });
    expect({
      metric,
      back,
      near: isNear(ends(back, readAs(language, 'imperial')), ends(line, language), 0.09),
    }).toEqual({
      metric,
      back,
      near: true,
    });
  });

  test('is weighed only where it is a volume of something solid', () => {
    const text = shown(line, language, { factor: 1, units: 'metric', weighSolids: findFood });
    const kept = /\d\s*(?:k?g|ml|[cd]?l|etti|ons|hg)(?!\p{L})/u.test(line);
    if (kept) expect(text).toBe(shown(line, language, { factor: 1, units: 'metric' }));
    else expect(text).toMatch(/\d (?:k?g|ml|dl|l) /);
  });
});
