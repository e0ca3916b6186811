import { failure, locationFailure, notSupported } from '../errors.ts';
import { fieldOf, hasOperators, isFields, setField, withIdFirst, type Fields } from '../values.ts';
import { fieldPathOf } from './field-path.ts';

export type Projector = (document: Fields) => Fields;

/** A projection as a tree: `true` for a whole field. */
interface Tree {
  [name: string]: Tree | true;
}

/** Compiles `{ title: 1, 'author.name': 1 }` or `{ notes: 0 }`. Throws when fields are both chosen and left out, and for computed ones. */
export function compileProjection(projection: unknown): Projector | null {
  if (projection === undefined || projection === null) return null;
  if (!isFields(projection))
    throw failure('TypeMismatch', 'Expected field projection to be of type object');
  const entries = Object.keys(projection).map((name): [string, boolean] => [
    name,
    isWanted(name, fieldOf(projection, name)),
  ]);
  if (entries.length === 0) return null;

  const idWanted = entries.find(([name]) => name === '_id')?.[1];
  const others = entries.filter(([name]) => name !== '_id');
  refuseMixed(others);
  const inclusive = others.length > 0 ? others[0]![1] : idWanted === true;
  const tree: Tree = {};
  for (const [name] of others) place(tree, name);
  // The _id is shown unless it is left out, whatever is said of the others.
  if (inclusive === (idWanted ?? true)) tree._id = true;
  return inclusive
    ? (document) => withIdFirst(include(document, tree))
    : (document) => exclude(document, tree);
}

function isWanted(name: string, value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return Boolean(value);
  if (isFields(value) && hasOperators(value))
    throw locationFailure(31325, `Unknown expression ${Object.keys(value)[0]}`);
  throw notSupported(`A projection of '${name}' that is neither 0 nor 1`);
}

function refuseMixed(entries: [string, boolean][]): void {
  const [first] = entries;
  const other = entries.find(([, wanted]) => wanted !== first?.[1]);
  if (other?.[1])
    throw locationFailure(
      31253,
      `Cannot do inclusion on field ${other[0]} in exclusion projection`,
    );
  if (other)
    throw locationFailure(
      31254,
      `Cannot do exclusion on field ${other[0]} in inclusion projection`,
    );
}

function place(tree: Tree, name: string): void {
  const parts = fieldPathOf(name);
  let level = tree;
  for (const part of parts.slice(0, -1)) {
    const next = Object.hasOwn(level, part) ? level[part] : undefined;
    if (next === true)
      throw locationFailure(31249, `Path collision at ${name} remaining portion ${parts.at(-1)}`);
    if (next === undefined) setField(level, part, {});
    level = fieldOf(level as Fields, part) as Tree;
  }
  if (Object.hasOwn(level, parts.at(-1)!))
    throw locationFailure(31250, `Path collision at ${name}`);
  setField(level, parts.at(-1)!, true);
}

function include(fields: Fields, tree: Tree): Fields {
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(tree, name)) continue;
    const value = fieldOf(fields, name);
    const node = tree[name]!;
    const kept = node === true ? value : within(value, (inner) => include(inner, node), 'drop');
    if (kept !== undefined) setField(result, name, kept);
  }
  return result;
}

function exclude(fields: Fields, tree: Tree): Fields {
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    const value = fieldOf(fields, name);
    const node = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (node === undefined) setField(result, name, value);
    else if (node !== true)
      setField(
        result,
        name,
        within(value, (inner) => exclude(inner, node), 'keep'),
      );
  }
  return result;
}

/** Applies a change to an embedded document, or to each of an array's. Other values are kept or dropped. */
function within(
  value: unknown,
  change: (inner: Fields) => Fields,
  others: 'keep' | 'drop',
): unknown {
  if (isFields(value)) return change(value);
  if (Array.isArray(value))
    return value.map((item) => within(item, change, others)).filter((item) => item !== undefined);
  return others === 'keep' ? value : undefined;
}
