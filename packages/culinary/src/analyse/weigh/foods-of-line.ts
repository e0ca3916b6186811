import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/search-foods.ts';
import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { asCounted } from '../../show/shopping/as-counted.ts';
import { identify } from '../../show/shopping/identify.ts';
import { partsOfLine } from '../../show/shopping/line-parts.ts';
import { nameSoldAs, namesOn } from '../../show/shopping/names-on.ts';
import { neededAmount, type NeededAmount } from '../../show/shopping/needed-amount.ts';
import type { ShoppingLine } from '../../show/shopping/shopping-line.ts';
import { asBought } from '../../show/shopping/state-of-it.ts';
import { discoveredFood, type DiscoveredFigures } from './discovered-food.ts';
import { formOf, type Form } from './form-of.ts';
import { isNamesake } from './is-namesake.ts';
import { cookedState, type CookedState } from './measured-state.ts';
import { meantBy } from './meant-by.ts';
import { correctionKey, type KnownNames } from './weighed.ts';

/** One food that a line asks for, before it is weighed. */
export interface AskedFood {
  /** As it was read. */
  ingredient: string;
  /** Null where the name is not surely one of the lexicon. */
  food: Food | null;
  need: NeededAmount;
  /** The part of the line that asks for it. */
  line: ShoppingLine;
  /** Whether it is measured after cooking: "1 cup cooked rice". */
  cooked: CookedState;
  /** Fresh, dried or cooked, where the food is sold in two of them. */
  form: Pick<Form, 'times' | 'assumed'>;
  corrected: boolean;
  /** The whole line. */
  written: string;
  /** A cook has said that the name is nothing that counts. */
  nothing: boolean;
  /** Grams of it that a cook has told. */
  told: number | null;
  /** The figures of what no table knows. */
  discovered: DiscoveredFigures | null;
  /** An administrator has said which food the name is. */
  identified: boolean;
}

/** What a line asks for, each food by itself, a range by its middle. A line that is not surely understood is taken as one food. */
export function foodsOfLine(
  line: IngredientLine,
  language: string | null,
  known: KnownNames,
): AskedFood[] {
  const whole = known.corrections?.get(correctionKey(line.name));
  const middle = inTheMiddle(line);
  const parts = whole === undefined ? partsOfLine(middle, language) : null;
  return (parts ?? [middle]).flatMap((part) => {
    const need = neededAmount(inTheMiddle(part), 1);
    const names = whole === undefined ? namesOn(part, need, language) : [line.name];
    return names.map((name) => askedFor(name, part, need, { language, known, line }));
  });
}

function askedFor(
  ingredient: string,
  part: ShoppingLine,
  need: NeededAmount,
  context: { language: string | null; known: KnownNames; line: IngredientLine },
): AskedFood {
  const { language, known, line } = context;
  const sold = asBought(nameSoldAs(ingredient, part, language), language);
  const identity = identify(sold, need.unit, language);
  const counted = asCounted(sold, need, identity, {
    written: line.originalText,
    language,
  });
  const found = counted.name === sold ? identity : identify(counted.name, need.unit, language);
  const said = known.corrections?.get(correctionKey(ingredient));
  const corrected = said?.foodId == null ? null : foodById(said.foodId);
  const nothing = said?.foodId === null;
  const named = found.food !== null && isNamesake(found.food, ingredient) ? null : found.food;
  const read =
    corrected ?? meantBy(named, counted.need, { name: sold, written: line.originalText, language });
  const form = formIn(corrected === null ? read : null, counted.need, line.originalText);
  const other = read === null && !nothing ? discoveryOf(ingredient, known) : null;
  return {
    ingredient,
    food: nothing ? null : (form?.food ?? read ?? other?.food ?? null),
    need: read === null ? counted.need : asFillet(counted.need, read),
    line: part,
    written: line.originalText,
    cooked: cookedState(part, { need: counted.need, sold, written: line.originalText }),
    form: form ?? { times: 1, assumed: null },
    corrected: corrected !== null,
    nothing,
    told: corrected !== null && isWeight(said?.grams) ? said.grams : null,
    discovered: other?.discovered ?? null,
    identified: other !== null && other.discovered === null,
  };
}

const formIn = (read: Food | null, need: NeededAmount, written: string): Form | null =>
  read === null || need.number === null ? null : formOf(read, need, written);

/** The French word for a drizzle is that for a fillet: "1 filet de bœuf" is one. */
const asFillet = (need: NeededAmount, { aisle }: Food): NeededAmount =>
  need.unit === 'drizzle' && (aisle === 'Meat and poultry' || aisle === 'Fish counter')
    ? { ...need, unit: 'fillet' }
    : need;

/** What was found out of a name that no table knows; null for nothing. */
function discoveryOf(
  name: string,
  { discovered }: KnownNames,
): { food: Food; discovered: DiscoveredFigures | null } | null {
  const discovery = discovered?.get(correctionKey(name));
  if (discovery === undefined) return null;
  if (!('foodId' in discovery))
    return { food: discoveredFood(name, discovery), discovered: discovery };
  const food = foodById(discovery.foodId);
  return food && { food, discovered: null };
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
