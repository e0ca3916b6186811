import { figuresOf } from '../../figures/figures.ts';
import { unitById } from '../../line/units/units.ts';
import { drained, drainedShare } from '../../show/shopping/packs.data.ts';
import { foldText } from '../../words/fold.ts';
import {
  bonelessWords,
  cookedYields,
  deepFryingFrom,
  deepFryingWords,
  drainedToo,
  drainedTooShare,
  fryingShare,
  marinadeShare,
  marinadeWords,
  meatYield,
} from './eaten.data.ts';
import type { AskedFood } from './foods-of-line.ts';
import type { AskedWeight } from './grams-asked.ts';
import type { LineOfRecipe } from './weigh-line.ts';

interface Eaten {
  /** Of the grams that were asked for. */
  share: number;
  assumed: string | null;
}

const all: Eaten = { share: 1, assumed: null };

/** How much of what a line asks for counts, and why not all of it does. */
export function eatenOf(asked: AskedFood, weight: AskedWeight, line: LineOfRecipe): Eaten {
  return (
    rawOf(asked, weight) ??
    drainedOf(asked, weight) ??
    fried(asked, weight, line) ??
    marinated(line) ??
    withoutRefuse(asked, weight, line) ??
    all
  );
}

/** Figures are of raw food: what is measured cooked is weighed back. */
function rawOf({ cooked, food }: AskedFood, { how }: AskedWeight): Eaten | null {
  if (!cooked) return null;
  const grain = cookedYields[food!.id];
  if (grain !== undefined && how !== 'piece')
    return {
      share: 1 / grain,
      assumed: `It is measured cooked; raw it weighs ${grain} times less.`,
    };
  return (food!.aisle === 'Meat and poultry' || food!.aisle === 'Fish counter') && how === 'stated'
    ? { share: 1 / meatYield, assumed: 'It is weighed cooked; raw it weighs a third more.' }
    : null;
}

/** The label of a tin states the weight with the liquid. */
function drainedOf({ food, need, line }: AskedFood, { how }: AskedWeight): Eaten | null {
  const tin = need.size !== null || unitById(need.unit ?? '')?.container === true;
  if (!tin || (how !== 'package' && how !== 'stated')) return null;
  if (
    /\b(?:drained|abtropfgewicht|egoutte|sgocciolat|escurrid|uitgelekt)\b.{0,20}\d|\d.{0,20}\bdrained weight\b/.test(
      foldText(line.originalText ?? ''),
    )
  )
    return null;
  const share = drained.has(food!.id)
    ? drainedShare
    : drainedToo.has(food!.id)
      ? drainedTooShare
      : null;
  return share === null
    ? null
    : { share, assumed: `Drained, ${Math.round(share * 100)} % of what the tin weighs counts.` };
}

function fried(
  { food, line: part }: AskedFood,
  { grams }: AskedWeight,
  line: LineOfRecipe,
): Eaten | null {
  if (!/oil|fat|lard|shortening/.test(food!.id)) return null;
  const words = foldText(
    [part.preparation ?? '', part.note ?? '', line.originalText, line.category ?? ''].join(' '),
  );
  if (!(deepFryingWords.test(words) && grams > 60) && grams < deepFryingFrom) return null;
  return {
    share: fryingShare,
    assumed: 'Of the oil to fry in a tenth counts, which stays on the food.',
  };
}

function marinated({ category, note }: LineOfRecipe): Eaten | null {
  return marinadeWords.test(foldText(`${category ?? ''} ${note ?? ''}`))
    ? { share: marinadeShare, assumed: 'Half of the marinade counts; the rest is poured away.' }
    : null;
}

/** Peel, stone, shell and bone, where the weight is that of what is bought. */
function withoutRefuse(
  { food }: AskedFood,
  { whole }: AskedWeight,
  line: LineOfRecipe,
): Eaten | null {
  const { refuse } = figuresOf(food!.id);
  if (!whole || refuse < leastRefuse || !soldWithRefuse.has(food!.aisle)) return null;
  const words = foldText(`${line.originalText} ${line.preparation ?? ''}`);
  if (bonelessWords.test(words)) return null;
  return {
    share: 1 - refuse / 100,
    assumed: `Without what is thrown away, ${100 - refuse} % of what is bought counts.`,
  };
}

const leastRefuse = 5;
const soldWithRefuse: ReadonlySet<string> = new Set(['Fruit and vegetables', 'Meat and poultry']);
