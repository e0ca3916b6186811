import type { Food } from '../../foods/food.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { hasUnsureOunces } from '../../line/units/unsure-ounces.ts';
import { countedWeight } from './counted-weight.ts';
import { fatForFrying } from './eaten.data.ts';
import type { AskedFood } from './foods-of-line.ts';
import { fruitPartOf } from './part-of-fruit.ts';
import { portionOf } from './portion-of.ts';
import { roughVolumes } from './portions.data.ts';
import { fillOf, sizeOf } from './sizes.ts';
import { aOf, tidy, wordOf } from './weight-words.ts';
import type { WeighedBy } from './weighed.ts';

/** What a line asks for weighs, before anything of it is left. */
export interface AskedWeight {
  grams: number;
  how: WeighedBy;
  weighedBy: string;
  assumed: string | null;
  /** As it is bought, with peel and bone. */
  whole: boolean;
}

/** Of oil without an amount, to fry in or to grease with. */
const spoonToFry: AskedWeight = {
  grams: fatForFrying,
  how: 'household',
  weighedBy: `a spoon of it is about ${fatForFrying} g`,
  assumed: 'No amount is stated; a spoon of it to fry in or to grease with is taken.',
  whole: false,
};

/** The weight of a food as its line asks for it; null where nobody can say. */
export function gramsAsked(asked: AskedFood): AskedWeight | null {
  const { need } = asked;
  if (need.number === null) return spoonToFry;
  return stated(asked) ?? fruitPartOf(asked) ?? poured(asked) ?? countedWeight(asked);
}

function stated({ need, line, food }: AskedFood): AskedWeight | null {
  if (need.grams !== null)
    return {
      grams: need.grams,
      how: need.size === null ? 'stated' : 'package',
      weighedBy: need.size === null ? 'as stated' : 'as stated of its package',
      assumed: null,
      whole: true,
    };
  // Ounces of what may be poured or weighed
  const unit = measureOf(line.unit ?? null) ?? measureOf(need.size?.unit ?? null);
  const ounces =
    unit?.kind === 'mass' &&
    hasUnsureOunces({ ...line, unit: line.unit ?? null, quantity: line.quantity ?? null });
  const times = need.size?.quantity ?? 1;
  return ounces || (unit?.kind === 'mass' && need.size !== null)
    ? {
        grams: need.number! * times * unit!.metric,
        how: 'stated',
        weighedBy: 'as stated',
        assumed: food?.liquid ? 'Ounces are taken as weight.' : null,
        whole: true,
      }
    : null;
}

function poured({ need, food, line }: AskedFood): AskedWeight | null {
  const size = sizeOf(line.size ?? null);
  const rough =
    need.unit === null || portionOf(food!.id, need.unit) !== null
      ? undefined
      : roughVolumes[need.unit];
  const ml =
    need.kind === 'volume' || need.millilitres !== null
      ? need.millilitres
      : rough === undefined
        ? null
        : rough * need.number!;
  if (ml === null) return null;
  const { density, known } = densityOf(food!);
  const isRough = rough !== undefined && need.millilitres === null;
  return {
    grams: ml * density * (need.kind === 'volume' ? fillOf(size) : 1),
    how: isRough ? 'household' : 'volume',
    weighedBy: isRough
      ? `${aOf(wordOf(need.unit!))} is about ${tidy(rough * density)} g`
      : `a millilitre weighs ${tidy(density)} g`,
    assumed: isRough
      ? `${aOf(wordOf(need.unit!)).replace('a', 'A')} is no measure; a usual one is taken.`
      : known
        ? null
        : 'Its density is that of similar foods.',
    whole: false,
  };
}

/** Where nobody has measured a food by volume: a liquid is as heavy as water, leaves are light, what is ground or cut lies in between. */
function densityOf({ density, liquid, aisle }: Food): { density: number; known: boolean } {
  if (density !== null) return { density, known: true };
  if (liquid) return { density: 1, known: false };
  return { density: usualDensities[aisle] ?? 0.6, known: false };
}

const usualDensities: Partial<Record<Food['aisle'], number>> = {
  'Fruit and vegetables': 0.55,
  'Bread and bakery': 0.3,
  'Dairy and eggs': 0.9,
  'Meat and poultry': 0.6,
  'Fish counter': 0.6,
  'Oils, vinegars and sauces': 1,
  'Spices and dried herbs': 0.4,
  Drinks: 1,
};
