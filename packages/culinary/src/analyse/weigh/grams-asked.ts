import type { Food } from '../../foods/food.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import { hasUnsureOunces } from '../../line/units/unsure-ounces.ts';
import { isPiece } from '../../show/shopping/needed-amount.ts';
import type { AskedFood } from './foods-of-line.ts';
import { fruitPartOf } from './part-of-fruit.ts';
import {
  portions,
  roughPortions,
  roughVolumes,
  sizeFactors,
  smallPacket,
} from './portions.data.ts';
import { fillOf, sizeOf } from './sizes.ts';
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

/** The weight of a food as its line asks for it; null where nobody can say. */
export function gramsAsked(asked: AskedFood): AskedWeight | null {
  const { need } = asked;
  if (need.number === null) return null;
  return stated(asked) ?? fruitPartOf(asked) ?? poured(asked) ?? counted(asked);
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
    need.unit === null || hasPortion(food!, need.unit) ? undefined : roughVolumes[need.unit];
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
      ? `a ${wordOf(need.unit!)} is about ${tidy(rough * density)} g`
      : `a millilitre weighs ${tidy(density)} g`,
    assumed: isRough
      ? `A ${wordOf(need.unit!)} is no measure; a usual one is taken.`
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

const hasPortion = (food: Food, unit: string) => portionOf(food.id, unit) !== null;

/** A portion of a food by its unit or size; null where the table has none. */
function portionOf(id: string, word: string): { grams: number; rough: boolean } | null {
  const [, rough, grams] =
    new RegExp(`(?:^|, )${word} (~?)([\\d.]+)`).exec(portions[id] ?? '') ?? [];
  return grams === undefined ? null : { grams: Number(grams), rough: rough === '~' };
}

function counted({ need, food: asked, line }: AskedFood): AskedWeight | null {
  const food = asked!;
  const { unit } = need;
  const number = need.number!;
  const size = sizeOf(line.size ?? null);
  const named = unit === null ? null : portionOf(food.id, unit);
  const whole = unit === null || unit === food.pieceUnit || isPiece(unit, food);
  if (named !== null && !(whole && food.pieceGrams !== null && unit === food.pieceUnit))
    return portion(number, named, sized(food, size, false), `a ${wordOf(unit!)} of it weighs`);
  if (whole && food.pieceGrams !== null) {
    const ofSize = portionOf(food.id, size ?? 'one');
    const grams = ofSize?.grams ?? food.pieceGrams * sized(food, size, true);
    return {
      grams: number * grams,
      how: 'piece',
      weighedBy: `${pieceName(food, size)} weighs ${tidy(grams)} g`,
      assumed: food.estimated || ofSize?.rough ? 'The weight of one is an estimate.' : null,
      whole: food.estimated || ofSize?.rough === true,
    };
  }
  const other = unit === null ? portionOf(food.id, 'medium') : null;
  if (other !== null) return portion(number, other, 1, 'one of it weighs');
  const rough = unit === null ? undefined : roughOf(food, unit);
  return rough === undefined
    ? null
    : {
        grams: number * rough * sized(food, size, false),
        how: unitById(unit!)?.container ? 'package' : 'household',
        weighedBy: `a ${wordOf(unit!)} is taken as ${tidy(rough)} g`,
        assumed: `How much a ${wordOf(unit!)} of it holds is not stated; a usual one is taken.`,
        whole: false,
      };
}

function portion(
  number: number,
  { grams, rough }: { grams: number; rough: boolean },
  factor: number,
  words: string,
): AskedWeight {
  return {
    grams: number * grams * factor,
    how: 'household',
    weighedBy: `${words} ${tidy(grams * factor)} g`,
    assumed: rough ? 'The weight of one is an estimate.' : null,
    whole: false,
  };
}

/** Spices come in small packets. */
const roughOf = ({ aisle }: Food, unit: string): number | undefined =>
  aisle === 'Spices and dried herbs' && unitById(unit)?.container === true
    ? smallPacket
    : roughPortions[unit];

/** Eggs of a size are in the table; a spoon's "heaped" says nothing of a piece. */
const sized = ({ id }: Food, size: string | null, ofPiece: boolean): number =>
  size === null || (ofPiece && id === 'egg') ? 1 : (sizeFactors[size] ?? 1);

function pieceName({ name, pieceUnit }: Food, size: string | null): string {
  const of = pieceUnit === null ? name : `${wordOf(pieceUnit)} of ${name}`;
  return `a ${size ?? (pieceUnit === null ? 'medium' : '')} ${of}`.replace(/\s+/g, ' ');
}

const wordOf = (unit: string) => unit.replaceAll('-', ' ');
const tidy = (grams: number) => String(Number(grams.toPrecision(grams < 1 ? 2 : 3)));
