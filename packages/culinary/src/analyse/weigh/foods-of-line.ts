import type { Food } from '../../foods/food.ts';
import { foldText } from '../../words/fold.ts';
import { foodById } from '../../foods/search-foods.ts';
import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { asCounted } from '../../show/shopping/as-counted.ts';
import { identify } from '../../show/shopping/identify.ts';
import { partsOfLine } from '../../show/shopping/line-parts.ts';
import { cookedWord } from '../../show/shopping/measured-cooked.ts';
import { nameSoldAs, namesOn } from '../../show/shopping/names-on.ts';
import { neededAmount, type NeededAmount } from '../../show/shopping/needed-amount.ts';
import type { ShoppingLine } from '../../show/shopping/shopping-line.ts';
import { asBought } from '../../show/shopping/state-of-it.ts';
import { cookedToo } from './eaten.data.ts';
import { meantBy } from './meant-by.ts';
import { correctionKey, type Corrections } from './weighed.ts';

/** One food that a line asks for, before it is weighed. */
export interface AskedFood {
  /** As it was read. */
  ingredient: string;
  /** Null where the name is not surely one of the lexicon. */
  food: Food | null;
  need: NeededAmount;
  /** The part of the line that asks for it. */
  line: ShoppingLine;
  /** Measured after cooking: "1 cup cooked rice". */
  cooked: boolean;
  corrected: boolean;
  /** A cook has said that the name is nothing that counts. */
  nothing: boolean;
  /** Grams of it that a cook has told. */
  told: number | null;
}

/** What a line asks for, each food by itself, a range by its middle. A line that is not surely understood is taken as one food. */
export function foodsOfLine(
  line: IngredientLine,
  language: string | null,
  corrections: Corrections,
): AskedFood[] {
  const whole = corrections.get(correctionKey(line.name));
  const middle = inTheMiddle(line);
  const parts = whole === undefined ? partsOfLine(middle, language) : null;
  return (parts ?? [middle]).flatMap((part) => {
    const need = neededAmount(inTheMiddle(part), 1);
    const names = whole === undefined ? namesOn(part, need, language) : [line.name];
    return names.map((name) => askedFor(name, part, need, { language, corrections, line }));
  });
}

function askedFor(
  ingredient: string,
  part: ShoppingLine,
  need: NeededAmount,
  context: { language: string | null; corrections: Corrections; line: IngredientLine },
): AskedFood {
  const { language, corrections, line } = context;
  const sold = asBought(nameSoldAs(ingredient, part, language), language);
  const identity = identify(sold, need.unit, language);
  const counted = asCounted(sold, need, identity, line.originalText);
  const found = counted.name === sold ? identity : identify(counted.name, need.unit, language);
  const said = corrections.get(correctionKey(ingredient));
  const corrected = said?.foodId == null ? null : foodById(said.foodId);
  const nothing = said?.foodId === null;
  return {
    ingredient,
    food: nothing ? null : (corrected ?? meantBy(found.food, counted.need, sold, language)),
    need: counted.need,
    line: part,
    cooked:
      cookedWord({ ...part, originalText: line.originalText }, foldText(sold)) !== null ||
      cookedToo.test(foldText(line.originalText)),
    corrected: corrected !== null,
    nothing,
    told: corrected !== null && isWeight(said?.grams) ? said.grams : null,
  };
}

const isWeight = (grams: number | undefined): grams is number =>
  grams !== undefined && Number.isFinite(grams) && grams > 0;

/** The same line with each range as one figure, and a measure without one as one of it. */
function inTheMiddle<Line extends ShoppingLine>(line: Line): Line {
  const middle = <Of extends Partial<Amount>>(amount: Of): Of => {
    const { quantity, quantityMax } = amount;
    return typeof quantity !== 'number' || typeof quantityMax !== 'number'
      ? amount
      : { ...amount, quantity: (quantity + quantityMax) / 2, quantityMax: null };
  };
  const stated = middle(line);
  // "pinch of salt"
  const isOne = stated.quantity == null && stated.unit != null && line.otherAmounts?.length === 0;
  return {
    ...stated,
    ...(isOne && { quantity: 1 }),
    otherAmounts: line.otherAmounts?.map(middle) ?? [],
    packageSize: line.packageSize ? middle(line.packageSize) : null,
  };
}
