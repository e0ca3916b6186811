import { aisles as shopAisles } from '../../foods/aisles.data.ts';
import { isMetricRecipe } from '../convert/metric-recipe.ts';
import { identify } from './identify.ts';
import { itemName } from './item-name.ts';
import type {
  MeasuredDish,
  ShoppingAisle,
  ShoppingDish,
  ShoppingItem,
  ShoppingList,
  ShoppingSource,
} from './shopping-line.ts';
import { timesText } from './amount-text.ts';
import { cupboard, spoons, trifles } from './shopping-words.data.ts';
import { statedWeight, totalText } from './total.ts';
import { itemsOfDish, type DishItem } from './dish-items.ts';

interface ShoppingOptions {
  /** In which units weights, volumes and lengths are said; metric by default. */
  units?: 'metric' | 'imperial';
}

/** More remarks on one thing nobody reads in a shop. */
const mostRemarks = 6;

/**
 * What to buy for some dishes, by aisle in the order of a shop. The same food is one item, whatever its units; different foods and varieties never are.
 * Ranges count with their upper end, lines without an amount join their food and leave its figure as it is, tap water and ice are left out.
 * What a package holds stays as stated and packages of two sizes are two things, spoons stay
 * spoons. Every amount of a line counts ("3 eggs + 1 yolk"). The order of the dishes makes no
 * difference. Throws nothing: what is unreadable is listed as written.
 */
export function shoppingList(
  dishes: readonly ShoppingDish[],
  { units = 'metric' }: ShoppingOptions = {},
): ShoppingList {
  const groups = new Map<string, DishItem[]>();
  for (const wanted of measured(dishes).sort(byTitle).flatMap(itemsOfDish)) {
    const { fromTap, key } = wanted.identity;
    if (!fromTap) (groups.get(key) ?? groups.set(key, []).get(key)!).push(wanted);
  }
  const items = new Map<string, ShoppingItem[]>();
  for (const group of groups.values()) {
    const aisle = aisleOf(group);
    items.set(aisle, [...(items.get(aisle) ?? []), itemOf(group, units)]);
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
function measured(dishes: readonly ShoppingDish[]): MeasuredDish[] {
  const kept = new Map<string, boolean>();
  for (const [title, own] of Map.groupBy(dishes, (dish) => dish.title)) {
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

function itemOf(group: readonly DishItem[], units: 'metric' | 'imperial'): ShoppingItem {
  if (group[0]!.asWritten) return itemAsWritten(group);
  const { food } = group[0]!.identity;
  const language = languageOf(group);
  const amountOf = (some: readonly DishItem[]) =>
    totalText(
      some.map(({ need }) => need),
      { food, language, units },
    );
  const amount = amountOf(group);
  const titles = [...new Set(group.map(({ title }) => title))];
  const sources: ShoppingSource[] = titles.map((title) => ({
    title,
    amount: amountOf(group.filter((wanted) => wanted.title === title)),
  }));
  const names = spokenFor(group)
    .filter(({ identity }) => identity.language === language)
    .map(({ name }) => name);
  return {
    name:
      itemName(names, { food, language, count: pureCount(amount) }) +
      remarkOf(group, amount, units),
    amount,
    lines: group.map(({ line }) => line),
    sources,
  };
}

/** "2 × “1 kg 4, 3 of beef”": its figures are those of the line, to be taken so many times. */
function itemAsWritten(group: readonly DishItem[]): ShoppingItem {
  const amountOf = (some: readonly DishItem[]) =>
    timesText(some.reduce((total, { need }) => total + (need.number ?? 0), 0));
  const [{ name }] = group as [DishItem];
  const amount = amountOf(group);
  const sources = [...new Set(group.map(({ title }) => title))].map((title) => ({
    title,
    amount: amountOf(group.filter((wanted) => wanted.title === title)),
  }));
  return {
    name:
      (amount === '' ? name : `“${name}”`) +
      (group.every(({ optional }) => optional) ? ' (optional)' : ''),
    amount,
    lines: group.map(({ line }) => line),
    sources,
  };
}

/** The lines whose names say what it is: "400 g canned tomatoes" rather than the tomatoes of "1 can tomatoes", where not all of it is canned by its unit. */
function spokenFor(group: readonly DishItem[]): readonly DishItem[] {
  if (group.every(({ need: { unit } }) => unit === 'can' || unit === 'jar')) return group;
  const clear = group.filter(
    ({ identity, name }) => identify(name, null, identity.language).key === identity.key,
  );
  return clear.length > 0 && clear.some(({ identity }) => identity.language === languageOf(group))
    ? clear
    : group;
}

/** The one in which most lines are written; of two with equally many English. */
function languageOf(group: readonly DishItem[]): string {
  const lines = new Map<string, number>();
  for (const {
    identity: { language },
  } of group)
    lines.set(language, (lines.get(language) ?? 0) + 1);
  const english = (language: string) => (language === 'en' ? '' : language);
  return [...lines].sort(([a, as], [b, bs]) => bs - as || compare(english(a), english(b)))[0]![0];
}

/** How many, where the amount is a number and nothing else. */
function pureCount(amount: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d*) ?([½⅓⅔¼¾]?)(?: \([^()]*\))?$/.exec(amount) ?? [];
  return whole === '' && fraction === '' ? null : Number(whole) + (fraction === '' ? 0 : 0.5);
}

/** What one of several lines says is said of its part alone. */
function remarkOf(
  group: readonly DishItem[],
  amount: string,
  units: 'metric' | 'imperial',
): string {
  const said = [
    ...new Set(
      [
        statedWeight(
          group.map(({ need }) => need),
          units,
        ) ?? [],
        ...group.map(({ remark }) =>
          remark === null ? [] : group.length === 1 ? remark : `in part: ${remark}`,
        ),
      ].flat(),
    ),
  ];
  const shown = said.length > mostRemarks ? [...said.slice(0, mostRemarks), '…'] : said;
  return (shown.length === 0 ? '' : ` (${shown.join('; ')})`) + plainRemark(group, amount);
}

function plainRemark(group: readonly DishItem[], amount: string): string {
  if (group.every(({ optional }) => optional)) return ' (optional)';
  const more = group.some(
    ({ need, toTaste, identity }) =>
      need.number === null && !toTaste && identity.food?.staple !== true,
  );
  return amount !== '' && more ? ' (plus some)' : '';
}

/** A little salt is at home; two kilograms of it are bought. */
function aisleOf(group: readonly DishItem[]): string {
  const little = group.every(
    ({ need: { number, unit, millilitres } }) =>
      number === null ||
      (unit !== null && (trifles.has(unit) || (spoons.has(unit) && (millilitres ?? 0) < 60))),
  );
  return group[0]!.identity.food?.staple === true && little ? cupboard : group[0]!.identity.aisle;
}

/** Dishes of one title by what is in them, so that their order never shows. */
function byTitle(a: ShoppingDish, b: ShoppingDish): number {
  const content = ({ factor, ingredients }: ShoppingDish) =>
    `${factor} ${ingredients.map((line) => line?.originalText ?? line?.name).join('\n')}`;
  return compare(a.title, b.title) || compare(content(a), content(b));
}

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
