import { aisles as shopAisles } from '../../foods/aisles.data.ts';
import { lexicon } from '../../foods/read-lexicon.ts';
import { inOneGo, type ByParts } from '../../words/by-parts.ts';
import { isMetricRecipe } from '../convert/metric-recipe.ts';
import { wantedBy, type DishItem } from './dish-items.ts';
import { takePartsOfFruit } from './parts-of-fruit.ts';
import { joinPlainTins } from './plain-tins.ts';
import { spokenTo } from './spoken-to.ts';
import { itemOf } from './shopping-item.ts';
import type {
  MeasuredDish,
  ShoppingAisle,
  ShoppingDish,
  ShoppingItem,
  ShoppingList,
} from './shopping-line.ts';
import { cupboard } from './shopping-words.data.ts';
import { aisleOf } from './staples.ts';

interface ShoppingOptions {
  /** In which units weights, volumes and lengths are said; metric by default. */
  units?: 'metric' | 'imperial';
  /** The language (ISO 639-1) in which known foods are said, for a menu in several; where absent each food in the one that most of its lines are in. */
  language?: string | null;
}

/** So many lines are read, or things added up, before others have their turn. */
const partSize = 5;

/**
 * What to buy for some dishes, by aisle in the order of a shop. The same food is one item, whatever its units; different foods and varieties never are.
 * Ranges count with their upper end, lines without an amount join their food and leave its figure as it is, tap water and ice are left out.
 * What is counted is bought whole, and no amount is less than what is needed. Parts come from the whole: spoons of parsley from a bunch, cloves from a
 * head, measured juice from the lemons whose zest is used; what is needed then stands in brackets. What a package holds stays as stated and packages
 * of two sizes are two things, spoons stay spoons but many of what is poured. Every amount of a line counts ("3 eggs + 1 yolk"). The order of the dishes
 * makes no difference. Throws nothing: what is unreadable is listed as written.
 */
export function shoppingList(
  dishes: readonly ShoppingDish[],
  options: ShoppingOptions = {},
): ShoppingList {
  return inOneGo(shoppingListByParts(dishes, options));
}

/** The same work in parts, for a server that has others waiting. */
export function* shoppingListByParts(
  dishes: readonly ShoppingDish[],
  { units = 'metric', language = null }: ShoppingOptions = {},
): ByParts<ShoppingList> {
  // Reading all foods takes a while, once.
  lexicon();
  yield;
  const groups = new Map<string, DishItem[]>();
  let read = 0;
  for (const dish of inOrder(yield* measured(dishes)))
    for (const line of dish.ingredients) {
      if (++read % partSize === 0) yield;
      for (const wanted of wantedBy(line, dish)) {
        const { fromTap, key } = wanted.identity;
        if (!fromTap) (groups.get(key) ?? groups.set(key, []).get(key)!).push(wanted);
      }
    }
  takePartsOfFruit(groups);
  joinPlainTins(groups);
  const items = new Map<string, ShoppingItem[]>();
  for (const group of groups.values()) {
    if (++read % partSize === 0) yield;
    const aisle = aisleOf(group);
    const item = yield* itemOf(yield* spokenTo(group, language), units);
    (items.get(aisle) ?? items.set(aisle, []).get(aisle)!).push(item);
  }
  const aisles: ShoppingAisle[] = [...shopAisles, cupboard].flatMap((name) =>
    items.has(name) ? [{ name, items: items.get(name)!.sort(byName) }] : [],
  );
  return {
    aisles,
    items: aisles.flatMap((aisle) =>
      aisle.items.map(({ amount, name }) => [amount, name].filter(Boolean).join(' ')),
    ),
  };
}

/** Lines of one recipe may come as two dishes, in two languages: they are looked at together, as its page does. */
function* measured(dishes: readonly ShoppingDish[]): ByParts<MeasuredDish[]> {
  const kept = new Map<string, boolean>();
  for (const [title, own] of Map.groupBy(dishes, (dish) => dish.title)) {
    yield;
    const lines = own.flatMap(({ ingredients }) => ingredients).filter((line) => line != null);
    const foreign = own.find(({ language }) => language != null && language !== 'en')?.language;
    kept.set(
      title,
      isMetricRecipe(
        lines.map(({ unit = null, otherAmounts = [], packageSize = null }) => ({
          unit,
          otherAmounts,
          packageSize,
        })),
        foreign ?? own[0]?.language ?? undefined,
      ),
    );
  }
  return dishes.map((dish) => ({ ...dish, spoonsKept: kept.get(dish.title) === true }));
}

/** By title, those of one title by what is in them, so that their order never shows. */
function inOrder(dishes: readonly MeasuredDish[]): MeasuredDish[] {
  const contents = new Map(dishes.map((dish) => [dish, contentOf(dish)]));
  return dishes.toSorted(
    (a, b) => compare(a.title, b.title) || compare(contents.get(a)!, contents.get(b)!),
  );
}

const contentOf = ({ factor, ingredients }: ShoppingDish): string =>
  `${factor} ${ingredients.map((line) => line?.originalText ?? line?.name).join('\n')}`;

function byName(a: ShoppingItem, b: ShoppingItem): number {
  return (
    compare(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compare(a.name, b.name) ||
    compare(a.amount, b.amount)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
