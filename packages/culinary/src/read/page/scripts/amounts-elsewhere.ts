import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { countIn } from './amounts-for-some.ts';
import { leavesOf } from '../markup/ingredient-values.ts';

const mostLists = 40;
const mostItems = 300;

const idOf = (item: unknown): string | null =>
  isNode(item) && (typeof item['id'] === 'string' || typeof item['id'] === 'number')
    ? String(item['id'])
    : null;
const hasAmount = (item: unknown) =>
  isNode(item) && leavesOf(item).some(({ role }) => role === 'amount');

/** The lists that an object holds itself or in an object of one of its lists: the one for so many people, else the first. */
function listsIn(node: SchemaNode, people: number | null): unknown[][] {
  const own = Object.values(node).filter((value) => Array.isArray(value)) as unknown[][];
  const inner = own.flatMap((list) => {
    const wanted = list.slice(0, mostItems).find((item) => people && countIn(item) === people);
    const first = wanted ?? list[0];
    return isNode(first)
      ? (Object.values(first).filter((value) => Array.isArray(value)) as unknown[][])
      : [];
  });
  return [...own, ...inner].slice(0, mostLists).map((list) => list.slice(0, mostItems));
}

/**
 * Ingredients whose amounts stand in another list of the recipe, by the same id: one for each number of servings. Of several that for
 * `people` counts, else the first.
 */
export function withAmountsElsewhere(
  ingredients: unknown,
  recipe: SchemaNode,
  people: number | null,
): unknown {
  if (!Array.isArray(ingredients)) return ingredients;
  const named = ingredients.slice(0, mostItems);
  if (!named.some((item) => idOf(item) !== null) || named.some(hasAmount)) return ingredients;
  const ids = new Set(named.map(idOf));
  const amounts = listsIn(recipe, people).find(
    (list) =>
      list.some(hasAmount) && list.every((item) => idOf(item) !== null && ids.has(idOf(item))),
  );
  if (!amounts) return ingredients;
  const byId = new Map(amounts.map((item) => [idOf(item), item]));
  return ingredients.map((item: unknown) => {
    const amount = byId.get(idOf(item));
    return isNode(item) && isNode(amount) ? { ...amount, ...item } : item;
  });
}
