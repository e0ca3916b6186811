import { expect, test } from '@jest/globals';
import { findFood } from '../../foods/find-food.ts';
import fc from 'fast-check';
import { measures, type MeasureId } from '../../line/units/measures.data.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { ingredientLine } from '../test-kit/ingredient-line.ts';
import { imperialFromBase, metricFromBase, type ShownAmount } from '../convert/measured-amount.ts';
import { showIngredient } from '../ingredient/show-ingredient.ts';
import type { ReadIngredient } from '../ingredient/shown-ingredient.ts';

const units = Object.keys(measures) as MeasureId[];
const system = fc.constantFrom('original' as const, 'metric' as const, 'imperial' as const);
const factor = fc.oneof(
  fc.integer({ min: 1, max: 24 }).chain((a) => fc.integer({ min: 1, max: 24 }).map((b) => a / b)),
  fc.double({ min: 0.01, max: 100, noNaN: true }),
);
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: 1, max: 96 }).map((n) => n / 8),
  fc.integer({ min: 1, max: 36 }).map((n) => n / 6),
);
const measured = (amount: number, unit: MeasureId | null): ReadIngredient => ({
  ...parseIngredient('food'),
  quantity: amount,
  unit,
});

/** Millilitres, grams or centimetres of what is shown. */
function baseOf({ amount: [number], unit }: ShownAmount): number {
  const labels: Record<string, number> = {
    ml: 1,
    dl: 100,
    l: 1000,
    g: 1,
    kg: 1000,
    cm: 1,
    m: 100,
    tsp: 4.92892,
    tbsp: 14.7868,
    cup: 236.588,
    cups: 236.588,
    pint: 473.176,
    pints: 473.176,
    qt: 946.353,
    gal: 3785.41,
    oz: 28.3495,
    lb: 453.592,
    in: 2.54,
    ft: 30.48,
  };
  const [above = 0, below = 1] = number?.fraction ?? [];
  return (Number(number?.whole || 0) + above / below) * (labels[unit] ?? Number.NaN);
}

test('scaling by a and then by b is scaling by both', () => {
  fc.assert(
    fc.property(
      quantity,
      fc.constantFrom(...units, null),
      factor,
      factor,
      system,
      (amount, unit, a, b, to) => {
        fc.pre(Math.abs(b - 1) > 1e-9 && Math.abs(a * b - 1) > 1e-9);
        const options = { units: to, keepSpoons: false, weighSolids: false } as const;
        const twice = showIngredient(measured(amount * a, unit), { ...options, factor: b });
        const once = showIngredient(measured(amount, unit), { ...options, factor: a * b });
        expect(baseOrText(twice)).toBeCloseTo(baseOrText(once), 6);
      },
    ),
  );
  function baseOrText(shown: ReturnType<typeof showIngredient>): number {
    const base = baseOf(shown);
    return Number.isNaN(base) ? baseOf({ ...shown, unit: 'ml' }) : base;
  }
});

test.each([
  ['volume', 1, 20_000],
  ['mass', 5, 20_000],
  ['length', 1, 500],
] as const)('a %s shown in either system is off by no more than its rounding', (kind, min, max) => {
  fc.assert(
    fc.property(fc.double({ min, max, noNaN: true }), (base) => {
      // Half a millilitre of one, a sixth of a teaspoon, an eighth of an inch: what is small is rounded coarsely.
      expect(Math.abs(baseOf(metricFromBase(kind, [base])) - base)).toBeLessThanOrEqual(
        Math.max(0.25, base * 0.055),
      );
      const imperial = imperialFromBase(kind, [base]);
      expect(Math.abs(baseOf(imperial) - base)).toBeLessThanOrEqual(Math.max(0.25, base * 0.081));
      expect(Math.abs(baseOf(metricFromBase(kind, [baseOf(imperial)])) - base)).toBeLessThanOrEqual(
        Math.max(0.5, base * 0.14),
      );
    }),
  );
});

test('from 453.592 g on a weight is given in pounds, below it in ounces', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 20_000, noNaN: true }), (grams) => {
      expect(imperialFromBase('mass', [grams]).unit).toBe(grams >= 453.592 ? 'lb' : 'oz');
    }),
    { examples: [[453.592], [453.5]] },
  );
});

test('a larger amount is never shown as a smaller one by more than the rounding', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 5000, noNaN: true }),
      fc.double({ min: 1, max: 20, noNaN: true }),
      (millilitres, larger) => {
        expect(baseOf(imperialFromBase('volume', [millilitres * larger]))).toBeGreaterThanOrEqual(
          baseOf(imperialFromBase('volume', [millilitres])) * 0.99,
        );
        expect(baseOf(metricFromBase('volume', [millilitres * larger]))).toBeGreaterThanOrEqual(
          baseOf(metricFromBase('volume', [millilitres])),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test('with factor 1 and the original units a plain line reads as it was written', () => {
  const amounts = ['1', '2', '12', '1 ½', '¼', '⅔', '3 ⅛', '⅚', '2–3', '½–1', '250', '1.2'];
  const lines = [
    'g flour',
    'ml milk',
    'cups milk',
    'tbsp oil',
    'lb beef',
    'oz cheese',
    'onions',
    'large eggs',
    'cloves garlic',
    '(400 g) cans beans',
    'slices bread, toasted',
  ];
  for (const amount of amounts) {
    for (const rest of lines) {
      // Metric units stand as decimals.
      if (/^(?:g|ml) /.test(rest) && /\p{No}/u.test(amount)) continue;
      const text = `${amount} ${rest}`;
      const shown = ingredientLine(
        showIngredient(parseIngredient(text), {
          factor: 1,
          units: 'original',
          keepSpoons: false,
          weighSolids: false,
        }),
      );
      expect(
        shown.replace(/^(¼|½|⅔|⅚|1) cups/, '$1 cups').replace(/^(¼|½|⅔|⅚|1|½–1) cup /, '$1 cups '),
      ).toBe(text);
    }
  }
});

test('scaling never throws and shows no broken number, whatever the line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc
          .tuple(
            quantity,
            fc.constantFrom(
              ' cups ',
              ' g ',
              ' (400 g) cans ',
              ' - 3 ',
              ' cup plus 2 tbsp ',
              '/4oz ',
            ),
            fc.string({ maxLength: 20 }),
          )
          .map((parts) => parts.join('')),
      ),
      fc.double(),
      system,
      (text, by, to) => {
        const shown = showIngredient(parseIngredient(text), {
          factor: by,
          units: to,
          keepSpoons: false,
          weighSolids: findFood,
        });
        expect(
          shown.amount.map(({ whole, fraction }) => [whole, fraction?.join('/')].join(' ')).join(),
        ).not.toMatch(/NaN|Infinity|undefined/);
        expect(ingredientLine(shown)).not.toMatch(/NaN|Infinity|undefined/);
      },
    ),
  );
});
