import { fieldParts, namesOneOf } from '../markup/field-parts.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { eaterWords, yieldStems } from './state-words.data.ts';

const mostItems = 300;
const deepest = 4;
const mostEaters = 100;
/** "for2", "x4", "2" */
const countingKey = /^\p{L}{0,10}[\s_-]?(\d{1,3})$/u;

/** Ingredients, and for how many they are where they are stated for several numbers of people. */
interface ForSome {
  ingredients: unknown;
  people: number | null;
}

const asCount = (value: unknown): number | null => {
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= mostEaters
    ? count
    : null;
};

const namesCount = (key: string): boolean => {
  const parts = fieldParts(key);
  return (
    namesOneOf(parts, eaterWords) ||
    parts.some((part) => yieldStems.some((stem) => part.startsWith(stem)))
  );
};

const countKeyOf = (node: SchemaNode): string | undefined =>
  Object.keys(node).find((key) => namesCount(key) && asCount(node[key]) !== null);

/** For how many an object says that it is. */
export function countIn(value: unknown): number | null {
  const key = isNode(value) ? countKeyOf(value) : undefined;
  return key === undefined ? null : asCount((value as SchemaNode)[key]);
}

const withoutCount = (node: SchemaNode): SchemaNode => {
  const counting = countKeyOf(node);
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== counting));
};

type Variants = ReadonlyMap<number, unknown>;

const distinct = (entries: (readonly [number | null, unknown])[]): Variants | null => {
  const counts = new Set(entries.map(([count]) => count));
  return entries.length > 1 && counts.size === entries.length && !counts.has(null)
    ? new Map(entries as [number, unknown][])
    : null;
};

/** The same stated for several numbers of people: a list of objects that say for how many, or an object with such numbers for keys. */
function variantsOf(value: unknown): Variants | null {
  if (Array.isArray(value))
    return value.length <= mostItems && value.every(isNode)
      ? distinct(value.map((item) => [countIn(item), withoutCount(item)] as const))
      : null;
  if (!isNode(value)) return null;
  return distinct(
    Object.entries(value).map(([key, item]) => [asCount(countingKey.exec(key)?.[1]), item]),
  );
}

/** Whether lists are of the same foods: parts of a dish are numbered, too. */
function areSameList(lists: readonly unknown[]): boolean {
  const words = lists.map((list) =>
    JSON.stringify(list)
      .slice(0, 5_000)
      .replace(/[\d.,/¼-¾⅐-⅞\s]+/g, ' '),
  );
  const [first, ...others] = words.map((text) => new Set(text.match(/\p{L}{4,}/gu)));
  return others.every(
    (other) => [...other].filter((word) => first!.has(word)).length > other.size / 2,
  );
}

const holdsList = (value: unknown): boolean =>
  Array.isArray(value) || (isNode(value) && Object.values(value).some(Array.isArray));

/** Ingredients whose amounts are stated for several numbers of people, as they are for those `wanted`, else for the first. */
export function withAmountsForSome(stated: unknown, wanted: number | null): ForSome {
  let people: number | null = null;
  const pick = (variants: Variants): unknown => {
    const count = wanted !== null && variants.has(wanted) ? wanted : [...variants.keys()][0]!;
    people ??= count;
    return variants.get(count);
  };
  const item = (value: unknown, depth: number): unknown => {
    if (depth > deepest) return value;
    if (Array.isArray(value)) return value.map((inner) => item(inner, depth + 1));
    if (!isNode(value)) return value;
    const said: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const variants = variantsOf(inner);
      if (!variants) said.push([key, Array.isArray(inner) ? item(inner, depth + 1) : inner]);
      else {
        const own = pick(variants);
        said.push(...(isNode(own) ? Object.entries(own) : [['amount', own] as [string, unknown]]));
      }
    }
    return Object.fromEntries(said);
  };
  const lists = variantsOf(stated);
  const isWhole =
    lists !== null && [...lists.values()].every(holdsList) && areSameList([...lists.values()]);
  const ingredients = isWhole ? pick(lists) : item(stated, 0);
  return { ingredients: people === null ? stated : ingredients, people };
}
