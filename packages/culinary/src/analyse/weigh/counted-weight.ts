import type { Food } from '../../foods/food.ts';
import { unitById } from '../../line/units/units.ts';
import { isPiece } from '../../show/shopping/needed-amount.ts';
import { piecesAreCut } from '../../show/shopping/shopping-words.data.ts';
import { foldText } from '../../words/fold.ts';
import { singular } from '../../words/singular.ts';
import type { AskedFood } from './foods-of-line.ts';
import type { AskedWeight } from './grams-asked.ts';
import { portionOf, type Portion } from './portion-of.ts';
import {
  numberedTins,
  roughPortions,
  sizeFactors,
  sliceWords,
  smallPacket,
  soldWhole,
  wholeCut,
} from './portions.data.ts';
import { sizeOf } from './sizes.ts';
import { isCountedInPieces, isCutOfFish, wholeFishGrams } from './whole-fish.ts';
import { aOf, tidy, wordOf } from './weight-words.ts';

/** The weight of what a line counts: of its pieces, of a measure of the kitchen, of what a package usually holds. */
export function countedWeight(asked: AskedFood): AskedWeight | null {
  const { need, line } = asked;
  const food = asked.food!;
  const { unit } = need;
  const number = need.number!;
  const size = sizeOf(line.size ?? null);
  const tin = unit === 'can' ? numberedTin(line.size ?? '') : null;
  if (tin !== null)
    return {
      grams: number * tin,
      how: 'package',
      weighedBy: `a tin of this number holds ${tin} g`,
      assumed: 'The weight of one is an estimate.',
      whole: false,
    };
  const fish = countedFish(asked);
  if (fish !== null) return fish;
  const named = unit === null ? null : portionOf(food.id, unit);
  const isCut = unit === 'fillet' && piecesAreCut.has(food.aisle);
  const whole = unit === null || unit === food.pieceUnit || (isPiece(unit, food) && !isCut);
  if (named !== null)
    return portion(number, named, sized(food, size, false), `${aOf(wordOf(unit!))} of it weighs`);
  if (unit === null && isTinned(food)) {
    const one = portionOf(food.id, 'one');
    if (one !== null) return portion(number, one, sized(food, size, false), 'one of it weighs');
    if (number > MOST_TINS) return null;
  }
  const isSliced = unit === null && food.pieceUnit === 'slice';
  if (isSliced && (wholeCut.test(foldText(line.originalText ?? '')) || isSliceOrWhole(asked)))
    return null;
  if (whole && food.pieceGrams !== null) {
    const ofSize = portionOf(food.id, size ?? 'one');
    const grams = ofSize?.grams ?? food.pieceGrams * sized(food, size, true);
    return {
      grams: number * grams,
      how: 'piece',
      weighedBy: `${pieceName(food, size)} weighs ${tidy(grams)} g`,
      assumed: isSliced
        ? 'The line does not say one what; a slice is taken.'
        : food.estimated || ofSize?.rough
          ? 'The weight of one is an estimate.'
          : null,
      whole: food.estimated || ofSize?.rough === true,
    };
  }
  const other = unit === null ? (portionOf(food.id, 'one') ?? portionOf(food.id, 'medium')) : null;
  if (other !== null) return portion(number, other, 1, 'one of it weighs');
  const rough = unit === null ? undefined : roughOf(food, unit);
  return rough === undefined
    ? null
    : {
        grams: number * rough * sized(food, size, false),
        how: unitById(unit!)?.container ? 'package' : 'household',
        weighedBy: `${aOf(wordOf(unit!))} is taken as ${tidy(rough)} g`,
        assumed: `How much ${aOf(wordOf(unit!))} of it holds is not stated; a usual one is taken.`,
        whole: false,
      };
}

/** What an American tin of a number holds: "No. 10", "#2 1/2"; null for what is none. */
const numberedTin = (size: string): number | null =>
  numberedTins[/^(?:no\.?|number|#)\s?(\d.*)$/i.exec(size)?.[1] ?? ''] ?? null;

/** Whether a line counts one of what is bought whole and eaten in slices, and does not say which: "1 ham", "1 bread". Of several, slices are meant. */
export function isSliceOrWhole({ need, food, line }: AskedFood): boolean {
  const written = foldText(line.originalText ?? '');
  return (
    need.unit === null &&
    need.number === 1 &&
    food !== null &&
    soldWhole.has(food.id) &&
    !sliceWords.test(written) &&
    !wholeCut.test(written)
  );
}

/** A whole fish, or the fillets that a line names of one that is sold whole. */
function countedFish(asked: AskedFood): AskedWeight | null {
  const { need, line } = asked;
  const food = asked.food!;
  const number = need.number!;
  const size = sizeOf(line.size ?? null);
  const whole = wholeFishGrams(asked);
  if (whole !== null) {
    const grams = whole * sized(food, size, true);
    return {
      grams: number * grams,
      how: 'piece',
      weighedBy: `${aOf(size ?? 'whole')} one weighs ${tidy(grams)} g`,
      assumed: 'The weight of one is an estimate.',
      whole: true,
    };
  }
  const fillet =
    need.unit === null && isCutOfFish(food, foldText(line.originalText ?? ''))
      ? portionOf(food.id, 'fillet')
      : null;
  return fillet && portion(number, fillet, sized(food, size, false), 'a fillet of it weighs');
}

/** "4 pineapple rings" are not four tins, "2 coconut milk" are two. */
const MOST_TINS = 2;

const isTinned = ({ pieceUnit }: Food): boolean =>
  pieceUnit !== null && unitById(pieceUnit)?.container === true;

function portion(
  number: number,
  { grams, rough }: Portion,
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

function pieceName(food: Food, size: string | null): string {
  const { name, pieceUnit } = food;
  const words = name.split(' ');
  const last = words.at(-1)!;
  const one = [...words.slice(0, -1), last.endsWith('us') ? last : singular(last)].join(' ');
  const unit = pieceUnit ?? (isCountedInPieces(food) ? 'piece' : null);
  const of = unit === null ? one : `${wordOf(unit)} of ${name}`;
  return aOf([size ?? (unit === null ? 'medium' : ''), of].filter(Boolean).join(' '));
}
