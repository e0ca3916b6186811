import { measureOf } from '../../line/units/measures.data.ts';
import type { ByParts } from '../../words/by-parts.ts';
import { countedText, measureText } from './amount-text.ts';
import { sumOf, type TotalOptions } from './measured-text.ts';
import type { Food } from '../../foods/food.ts';
import { isPiece, type NeededAmount } from './needed-amount.ts';
import { withSizes } from './package-sizes.ts';
import { inPacks, inTins } from './packs.ts';
import { trifles } from './shopping-words.data.ts';
import { commonWord } from './unit-word.ts';
import { apartText, joinable, pieceUnitOf, sumText } from './sum-text.ts';

/** All that is needed of one thing. */
export interface Total {
  /** Empty where no amount is stated. */
  text: string;
  /** The amounts as they are needed, where only custom knows how much of what is bought they are: "1 bunch + 2 tbsp". */
  needed: string | null;
  /** The unit of packages or pieces in which all of it is listed; else null. */
  packedIn: string | null;
}

/**
 * All that is needed of one thing, as one buys it. Amounts of one kind are added; volumes and pieces join a weight where density or piece weight are
 * known, parts join the bunch, head or tin they come from, and what cannot be joined stands beside it: "250 g + 1 bag". Things are bought whole.
 */
export function* totalBought(
  needs: readonly NeededAmount[],
  options: TotalOptions,
): ByParts<Total> {
  const all = counted(inOneWord(needs, options.food));
  yield;
  const pack = inPacks(all, options.food);
  const packed = pack ?? inTins(all, options.food);
  yield;
  if (packed === null) {
    const parts = joinable(all, options.food);
    yield;
    const text = sumText(parts, options, true);
    return { text, needed: null, packedIn: pieceUnitOf(parts, options) };
  }
  const text =
    measureOf(packed.unit)?.kind === 'length'
      ? measureText('length', packed.number, { exact: true, units: options.units, unit: null })
      : countedText(
          packed.number,
          packed.unit,
          packed.size,
          true,
          options.language,
          commonWord(all, packed.unit, options.language),
        );
  return {
    text,
    needed: pack === null ? null : apartText(all, options),
    packedIn: packed.unit,
  };
}

/** The same as the dishes need it: "⅔", where 1 is bought. */
export function totalNeeded(needs: readonly NeededAmount[], options: TotalOptions): string {
  const all = counted(inOneWord(needs, options.food));
  return inPacks(all, options.food) === null
    ? sumText(joinable(all, options.food), options, false)
    : apartText(all, options);
}

/** "1 packet" and "2 sachets" of yeast are three of one thing, in the word of which a size is known. */
function inOneWord(needs: readonly NeededAmount[], food: Food | null): readonly NeededAmount[] {
  if (food?.pieceUnit !== 'sachet') return needs;
  const pieces = needs.filter(({ kind, unit }) => kind === 'count' && isPiece(unit, food));
  const named = pieces.find(({ size, unclear }) => size !== null || unclear) ?? pieces[0];
  if (new Set(pieces.map(({ unit }) => unit)).size < 2) return needs;
  const isOne = new Set(pieces);
  return needs.map((need) =>
    isOne.has(need) ? { ...need, unit: named!.unit, unclear: false } : need,
  );
}

/** The needs that count: not the pinch beside a real amount, nor both juice and zest of one lemon. */
function counted(needs: readonly NeededAmount[]): NeededAmount[] {
  const stated = needs.filter((need) => need.number !== null);
  const real = stated.filter((need) => need.unit === null || !trifles.has(need.unit));
  return withSizes(wholesOf(real.length > 0 ? real : stated));
}

/** Parts of the same things are taken from the same things: juice of one lemon and zest of two make two lemons. */
function wholesOf(needs: readonly NeededAmount[]): NeededAmount[] {
  const whole = needs.filter(({ part }) => part === null);
  const parts = Map.groupBy(
    needs.filter(({ part }) => part !== null),
    ({ part }) => part,
  );
  const most = [...parts.values()].sort((a, b) => sumOf(b) - sumOf(a)).at(0) ?? [];
  return [...whole, ...most.map((need) => ({ ...need, part: null }))];
}
