import { fieldParts } from '../markup/field-parts.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { ingredientStems, stepStems } from './state-words.data.ts';

const mostValues = 100_000;
const deepest = 12;

const lost = new WeakMap<object, number>();

/** How many objects of its lists a cache names for a recipe and does not hold. */
export const lostReferences = (recipe: object): number => lost.get(recipe) ?? 0;

/**
 * A cache of Apollo holds its objects side by side and names them where they belong: {"__ref":"Ingredient:1"}. Gives each object
 * with what it names in place; any other value as it is. Circles end at a depth.
 */
export function withReferences(value: unknown): unknown {
  const cache = cacheIn(value);
  if (!cache) return value;
  let left = mostValues;
  let missed = 0;
  const follow = (inner: unknown, depth: number, isListed: boolean): unknown => {
    if (typeof inner !== 'object' || inner === null || depth > deepest || --left < 0) return inner;
    if (Array.isArray(inner)) return inner.map((item) => follow(item, depth + 1, isListed));
    const node = inner as SchemaNode;
    const name = node['__ref'] ?? (node['type'] === 'id' ? node['id'] : undefined);
    if (typeof name === 'string' && Object.hasOwn(cache, name))
      return follow(cache[name], depth + 1, isListed);
    if (isListed && typeof node['__ref'] === 'string') missed++;
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [
        key.replace(/\(.*$/s, ''),
        follow(item, depth + 1, isListed || (depth === 0 && isListName(key))),
      ]),
    );
  };
  const holding = (name: (key: string) => boolean) =>
    Object.values(cache).filter((entry) => isNode(entry) && Object.keys(entry).some(name));
  const listing = holding((key) => /ingredi|zutat/i.test(key));
  // A list may be called by anything beside steps.
  const entries = listing.length > 0 ? listing : holding(isListName);
  const withLost = (entry: unknown): unknown => {
    missed = 0;
    const whole = follow(entry, 0, false);
    if (missed > 0) lost.set(whole as object, missed);
    return whole;
  };
  return entries.length > 0 ? entries.map(withLost) : value;
}

/** Whether a field lists ingredients or steps; pictures and authors that are missing are no loss. */
const isListName = (key: string): boolean =>
  fieldParts(key).some((part) =>
    [...ingredientStems, ...stepStems].some((stem) => part.startsWith(stem)),
  );

/** The cache: the value itself or what stands a few levels down under such a name. */
function cacheIn(value: unknown): SchemaNode | null {
  let level: unknown[] = [value];
  for (let depth = 0; depth < 4; depth++) {
    const nodes = level.filter(isNode).slice(0, 200);
    const found = nodes.find(
      (node) =>
        Object.hasOwn(node, 'ROOT_QUERY') ||
        Object.keys(node)
          .slice(0, 50)
          .some((key) => /^[A-Z]\w{0,40}:[\w{-]/.test(key)),
    );
    if (found) return found;
    level = nodes.flatMap((node) => Object.values(node).slice(0, 200));
  }
  return null;
}
