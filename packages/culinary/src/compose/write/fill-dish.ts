import { findFood } from '../../foods/find-food.ts';
import type { Cuisine } from '../cuisines/cuisine.ts';
import type { Side } from '../cuisines/read-sides.ts';
import type { Dish, ListItem } from '../dishes/dish.ts';
import type { MagicDiet } from '../magic-recipe.ts';
import { familyOf } from '../principals/read-principals.ts';
import type { Principal } from '../principals/principal.ts';
import { fitsDiet } from './fits-diet.ts';
import type { FilledDish, FilledLine } from './filled-dish.ts';
import { isKeptOut, type Unwanted } from './is-kept-out.ts';
import { isPlural, oneOf, type PantryLine, readPantryLine } from './pantry-line.ts';
import { times } from './written-amount.ts';

/** What the lines of a dish are chosen by. */
export interface Choosing {
  diet: MagicDiet;
  /** Ids of foods that should be in it. */
  wanted: ReadonlySet<string>;
  /** What must not be in it. */
  unwanted: Unwanted;
  chance: () => number;
}

/** The food of a line by its id, or by its name where the lexicon does not have it. */
export const foodIdOf = (line: string): string => {
  const { food } = readPantryLine(line);
  return findFood(food, 'en')?.id ?? food;
};

/** How food is kept, as its name begins with. */
const keptWords =
  /^(?:(?:sun-)?dried|canned|tinned|frozen|preserved|pickled|candied|smoked|salted) /;

/** Foods that a line brings, by their ids: of what is kept also that which it is made of. */
export function foodIdsOf(line: string): string[] {
  const { food } = readPantryLine(line);
  const fresh = keptWords.test(food) ? findFood(food.replace(keptWords, ''), 'en') : null;
  return [foodIdOf(line), ...(fresh === null ? [] : [fresh.id])];
}

/** A dish with every line of its list chosen; null where the diet, or what must not be in it, leaves a line empty. */
export function fillDish(
  dish: Dish,
  principal: Principal,
  cuisine: Cuisine,
  side: Side | null,
  choosing: Choosing,
): FilledDish | null {
  const taken = new Set([principal.food, foodIdOf(principal.line.split(' / ')[0]!)]);
  const filled = new Map<number, FilledLine>();
  // What a slot may take is left by what stands in the list anyway.
  const inOrder = [...dish.list.entries()].sort(
    ([, a], [, b]) => Number(a.is === 'slot') - Number(b.is === 'slot'),
  );
  for (const [at, item] of inOrder) {
    const line = fillItem(item, principal, cuisine, taken, choosing);
    if (line === null) return null;
    taken.add(findFood(line.food, 'en')?.id ?? line.food);
    filled.set(at, line);
  }
  const lines = [...filled.entries()].sort(([a], [b]) => a - b).map(([, line]) => line);
  const beside = side === null ? [] : sideLines(side, choosing);
  if (beside === null || beside.some(({ food }) => taken.has(foodIdOf(food)))) return null;
  return {
    dish,
    principal,
    family: familyOf(principal),
    cuisine,
    side,
    lines: [...lines, ...beside],
  };
}

function fillItem(
  item: ListItem,
  principal: Principal,
  cuisine: Cuisine,
  taken: ReadonlySet<string>,
  choosing: Choosing,
): FilledLine | null {
  if (item.is === 'principal') {
    const chosen = principalLine(principal, choosing.diet);
    if (chosen === null || isKeptOut(chosen, choosing.unwanted)) return null;
    const line = times(readPantryLine(chosen), item.factor);
    const isOne = line.unit === null && line.quantity !== null && line.quantity <= 1;
    const said = isOne ? oneOf(principal.said) : principal.said;
    const food = isOne ? oneOf(line.food) : line.food;
    return { ...line, food, said, plural: isPlural(said), key: 'p', group: null };
  }
  const options = item.is === 'slot' ? slotOptions(item.slot, cuisine) : item.options;
  const possible = options.filter(
    (line) =>
      fitsDiet(line, choosing.diet) &&
      !isKeptOut(line, choosing.unwanted) &&
      !taken.has(foodIdOf(line)),
  );
  if (possible.length === 0) return null;
  const usual = possible.filter((line) => !standIn.test(line) && line !== SEEDS);
  if (item.is === 'food') {
    const line = readPantryLine(possible[0]!);
    const isSalt = item.key === 'salt' && principal.salty;
    return { ...(isSalt ? lessSalt(line) : line), key: item.key, group: item.group };
  }
  const open = usual.length > 0 ? usual : possible;
  const wanted = open.find((line) => foodIdsOf(line).some((id) => choosing.wanted.has(id)));
  const drawn = open[Math.floor(choosing.chance() * open.length)]!;
  const line = times(readPantryLine(wanted ?? drawn), item.factor);
  return {
    ...line,
    preparation: item.preparation ?? line.preparation,
    key: item.slot,
    group: item.group,
  };
}

/** What a cuisine fills a slot with, and last what stands for it where nuts and crumbs must not be. */
const slotOptions = (slot: string, { slots }: Cuisine): readonly string[] => [
  ...(slots.get(slot) ?? []),
  ...(seedsFor.has(slot) ? [SEEDS] : []),
];
const seedsFor = new Set(['nut', 'crunch']);
const SEEDS = '30 g pumpkin seeds, toasted';

/** Half of it; of half a teaspoon a pinch. */
const lessSalt = (line: PantryLine): PantryLine =>
  line.unit === 'tsp' && line.quantity! > 0.5
    ? times(line, 0.5)
    : { ...line, quantity: 1, unit: 'pinch' };

/** What stands for milk and butter is taken where nothing else can be. */
const standIn = /\b(?:plant|vegan)\b/;

/** The line of a principal that a diet allows; null where none does. */
export const principalLine = ({ line }: Principal, diet: MagicDiet): string | null =>
  line.split(' / ').find((option) => fitsDiet(option, diet)) ?? null;

function sideLines({ lines, said }: Side, { diet, unwanted }: Choosing): FilledLine[] | null {
  const chosen = lines.map((options) =>
    options.find((line) => fitsDiet(line, diet) && !isKeptOut(line, unwanted)),
  );
  if (chosen.some((line) => line === undefined)) return null;
  return chosen.map((line) => {
    const read = readPantryLine(line!);
    return { ...read, key: `side ${read.said}`, group: `For the ${said}` };
  });
}
