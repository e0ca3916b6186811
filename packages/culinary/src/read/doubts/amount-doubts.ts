import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { countsTwice } from '../../line/amounts/times-behind.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { hasUnsureOunces } from '../../line/units/unsure-ounces.ts';
import type { IngredientLine, RecipeDraft } from '../../recipe/recipe.ts';
import {
  amountBounds,
  eaters,
  HEAVY_PIECE,
  lostStrokes,
  MOST_PIECES,
  MOST_PIECES_OF_POWDER,
  SERVED_BY_A_CAKE,
  smallUnits,
} from './amount-bounds.data.ts';
import type { Doubt } from '../../recipe/doubt.ts';

/** "1 12 cups" was "1 1/2", "05 l" was "0.5", and behind "(240 )" stood a unit. */
const LOST_SIGN =
  /^\d{1,2}\s(?:12|13|14|23|34|18)\s(?!oz|ounce|g\b|gram|ml|cl|inch|in\b|cm|lbs?\b)\p{L}|(?:^|[\s(])0[1-9]\b|\(\s*\d{2,4}\s*\)/u;

/** "1 dozen (12) eggs": the figure says the word again. */
const withoutDozen = (line: string): string => line.replace(SAID_AGAIN, ' ');
const SAID_AGAIN = /(?<=\p{L})\s?\(\s*(?:12|24|36|48|60)\s*\)(?=\s\p{L})/gu;

/** The lines whose amount nobody would use of that food. */
export function amountDoubts(draft: RecipeDraft, lines: readonly string[]): Doubt[] {
  const servings = servedBy(draft);
  const all = lines.map((line) => parseIngredient(line, { language: draft.language ?? undefined }));
  const weight = all.reduce((sum, read) => sum + weightOf(read), 0);
  return lines.flatMap((line, index) => {
    const read = all[index]!;
    const food = findFood(read.name, draft.language);
    if (hasUnsureOunces(read))
      return [
        {
          part: 'ingredient' as const,
          index,
          sentence: `“${line}” may be a weight or fluid ounces.`,
          sourceWords: line,
          about: 'amount' as const,
        },
      ];
    if (countsTwice(line))
      return [
        {
          part: 'ingredient' as const,
          index,
          sentence: `“${line}” may count the same twice.`,
          sourceWords: line,
          about: 'amount' as const,
        },
      ];
    if (
      !LOST_SIGN.test(withoutDozen(line)) &&
      (food?.water || !(isUnusual(read, food, servings) || outweighs(read, food, weight)))
    )
      return [];
    return [
      {
        part: 'ingredient' as const,
        index,
        sentence: `The amount is unusual: “${line}”.`,
        sourceWords: line,
        about: 'amount' as const,
      },
    ];
  });
}

const weightOf = ({ metricAmount, metricUnit }: IngredientLine): number =>
  metricUnit === 'cm' ? 0 : (metricAmount ?? 0);

/** Whether of what is taken by the spoon there is half as much as of all else, however many are served. */
function outweighs(read: IngredientLine, food: Food | null, all: number): boolean {
  const own = weightOf(read);
  const { each } = boundOf(food);
  return each !== undefined && each <= BY_THE_SPOON && own > LEAST_HEAVY && own > (all - own) / 2;
}
const BY_THE_SPOON = 20;
const LEAST_HEAVY = 250;

function isUnusual(read: IngredientLine, food: Food | null, servings: number): boolean {
  const { quantity, quantityMax, unit, metricAmount, metricUnit } = read;
  const { each, pieces } = boundOf(food);
  const measured = metricUnit === 'cm' ? null : metricAmount;
  const counted = unit === null && measured === null ? (quantityMax ?? quantity) : null;
  return (
    quantity === 0 ||
    (measured !== null && each !== undefined && measured > each * servings) ||
    (counted !== null && pieces !== undefined && counted > pieces * servings) ||
    (unit !== null && smallUnits.has(unit) && hasLostStroke(read)) ||
    (counted !== null &&
      /\p{Script=Latin}/u.test(read.name) &&
      (isWithoutUnit(counted, food) || isHeavy(read, food)))
  );
}

const hasLostStroke = ({ quantity, quantityMax }: IngredientLine) =>
  quantityMax === null && quantity !== null && lostStrokes.has(quantity);

const isWithoutUnit = (count: number, food: Food | null) =>
  count >= MOST_PIECES ||
  (count >= MOST_PIECES_OF_POWDER &&
    food !== null &&
    food.pieceGrams === null &&
    (food.liquid || food.density !== null));

/** "14 onions" were a quarter of one. */
const isHeavy = (read: IngredientLine, food: Food | null) =>
  hasLostStroke(read) && (food?.pieceGrams ?? 0) >= HEAVY_PIECE;

function boundOf(food: Food | null) {
  return amountBounds.find(
    ({ foods, aisle }) =>
      (foods === undefined || foods.includes(food?.id ?? '')) &&
      (aisle === undefined || aisle === food?.aisle),
  )!;
}

function servedBy({ servings, yieldText }: RecipeDraft): number {
  if (servings === null) return SERVED_BY_A_CAKE;
  return eaters.test(yieldText ?? '')
    ? Math.max(1, servings)
    : Math.max(SERVED_BY_A_CAKE, servings);
}
