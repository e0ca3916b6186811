import { failure, locationFailure } from '../errors.ts';
import { compileExpression, UnknownExpression } from '../aggregation/expressions.ts';
import type { Expression } from '../aggregation/operator.ts';
import {
  fieldOf,
  hasOperators,
  isFields,
  setField,
  withField,
  withIdFirst,
  type Fields,
} from '../values.ts';
import { fieldPathOf } from './field-path.ts';
import { elementsToKeep, type ElementRule } from './array-projection.ts';

export type Projector = (document: Fields) => Fields;

/** A projection as a tree: `true` for a whole field, a rule for part of an array, an expression for a computed value. */
interface Tree {
  [name: string]: Tree | true | ElementRule | Expression;
}

/**
 * Compiles `{ title: 1, 'author.name': 1 }`, `{ notes: 0 }` or computed fields. In a find, `filter` tells which element `$` means.
 * Throws when included and excluded fields are mixed.
 */
export function compileProjection(projection: unknown, filter?: unknown): Projector | null {
  if (projection === undefined || projection === null) return null;
  if (!isFields(projection))
    throw failure('TypeMismatch', 'Expected field projection to be of type object');
  const entries = flatten(projection);
  if (entries.length === 0) return null;

  const idWanted = entries.find(([name]) => name === '_id')?.[1];
  const others = entries.filter(([name]) => name !== '_id');
  const excluded = others.filter(([, value]) => isFalse(value));
  const included = others.filter(([, value]) => !isFalse(value) && !isSlice(value));
  if (excluded.length > 0 && included.length > 0) {
    const [name, value] = included[0]!;
    const what = typeof value === 'number' || value === true ? 'inclusion' : 'expression';
    throw what === 'inclusion' && others.indexOf(included[0]!) > others.indexOf(excluded[0]!)
      ? locationFailure(31253, `Cannot do inclusion on field ${name} in exclusion projection`)
      : locationFailure(
          31254,
          `Cannot do exclusion on field ${excluded[0]![0]} in inclusion projection`,
        );
  }

  const inclusive =
    included.length > 0 || (excluded.length === 0 && idWanted !== undefined && !isFalse(idWanted));
  const tree: Tree = {};
  for (const [name, value] of others) place(tree, name, nodeFor(name, value, filter));
  if (inclusive && (idWanted === undefined || !isFalse(idWanted)))
    tree._id = idWanted === undefined ? true : (nodeFor('_id', idWanted, filter) as true);
  if (!inclusive && idWanted !== undefined && isFalse(idWanted)) tree._id = true;

  return inclusive
    ? (document) => withIdFirst(include(document, tree, document))
    : (document) => exclude(document, tree, document);
}

function isFalse(value: unknown): boolean {
  return value === 0 || value === false;
}

function isSlice(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, '$slice');
}

/** `{ author: { name: 1 } }` means the same as `{ 'author.name': 1 }`. */
function flatten(projection: Fields, prefix = ''): [string, unknown][] {
  return Object.keys(projection).flatMap((name): [string, unknown][] => {
    const value = fieldOf(projection, name);
    if (isFields(value) && !hasOperators(value)) {
      if (Object.keys(value).length === 0)
        throw locationFailure(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      return flatten(value, `${prefix}${name}.`);
    }
    return [[prefix + name, value]];
  });
}

function nodeFor(name: string, value: unknown, filter: unknown): Tree[string] {
  if (name.endsWith('.$')) return elementsToKeep('$', name.slice(0, -2), filter);
  if (isFields(value) && (Object.hasOwn(value, '$slice') || Object.hasOwn(value, '$elemMatch'))) {
    const operator = Object.keys(value)[0]!;
    // In an aggregation $slice is an expression with its array as the first argument; in a find it trims the field.
    if (
      operator !== '$slice' ||
      !Array.isArray(value.$slice) ||
      typeof value.$slice[0] === 'number'
    )
      return elementsToKeep(operator, name, fieldOf(value, operator));
  }
  if (typeof value === 'number' || typeof value === 'boolean') return true;
  try {
    return compileExpression(value);
  } catch (error) {
    if (error instanceof UnknownExpression)
      throw locationFailure(31325, `Unknown expression ${error.operator}`);
    throw error;
  }
}

function place(tree: Tree, dotted: string, node: Tree[string]): void {
  const name = dotted.endsWith('.$') ? dotted.slice(0, -2) : dotted;
  const parts = fieldPathOf(name);
  let level = tree;
  for (const part of parts.slice(0, -1)) {
    const next = Object.hasOwn(level, part) ? level[part] : undefined;
    if (next !== undefined && typeof next !== 'object')
      throw locationFailure(31249, `Path collision at ${name} remaining portion ${parts.at(-1)}`);
    if (next === undefined) setField(level, part, {});
    level = fieldOf(level as Fields, part) as Tree;
  }
  if (Object.hasOwn(level, parts.at(-1)!))
    throw locationFailure(31250, `Path collision at ${name}`);
  setField(level, parts.at(-1)!, node);
}

function isTree(node: Tree[string]): node is Tree {
  return typeof node === 'object' && !('keep' in node && typeof node.keep === 'function');
}

function isRule(node: Tree[string]): node is ElementRule {
  return typeof node === 'object' && 'keep' in node && typeof node.keep === 'function';
}

function include(fields: Fields, tree: Tree, root: Fields): Fields {
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(tree, name)) continue;
    const value = fieldOf(fields, name);
    const node = tree[name]!;
    if (node === true) setField(result, name, value);
    else if (isRule(node)) setKept(result, name, node.keep(value, root));
    else if (isTree(node)) {
      const kept = withinArrays(value, (inner) => include(inner, node, root), 'drop');
      if (kept !== undefined) setField(result, name, kept);
    }
  }
  return compute(result, tree, root);
}

function exclude(fields: Fields, tree: Tree, root: Fields): Fields {
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    const value = fieldOf(fields, name);
    const node = Object.hasOwn(tree, name) ? tree[name]! : undefined;
    if (node === undefined) setField(result, name, value);
    else if (node !== true && isRule(node)) setKept(result, name, node.keep(value, root));
    else if (node !== true && isTree(node))
      setField(
        result,
        name,
        withinArrays(value, (inner) => exclude(inner, node, root), 'keep'),
      );
  }
  return result;
}

function setKept(result: Fields, name: string, value: unknown): void {
  if (value !== undefined) setField(result, name, value);
}

/** Applies a change to an embedded document, or to each of an array's. Other values are kept or dropped. */
function withinArrays(
  value: unknown,
  change: (inner: Fields) => Fields,
  others: 'keep' | 'drop',
): unknown {
  if (isFields(value)) return change(value);
  if (Array.isArray(value))
    return value
      .map((item) => withinArrays(item, change, others))
      .filter((item) => item !== undefined);
  return others === 'keep' ? value : undefined;
}

/** Adds the computed fields, in the order they were asked for. */
function compute(result: Fields, tree: Tree, root: Fields): Fields {
  for (const name of Object.keys(tree)) {
    const node = tree[name]!;
    if (typeof node === 'function') {
      const value = node({ root, current: root, variables: {} });
      if (value !== undefined) setField(result, name, value);
    } else if (node !== true && isTree(node) && hasExpression(node)) {
      const inner = fieldOf(result, name);
      result = withField(
        result,
        name,
        Array.isArray(inner)
          ? inner.map((item) => computeWithin(item, node, root))
          : computeWithin(inner, node, root),
      );
    }
  }
  return result;
}

function computeWithin(value: unknown, tree: Tree, root: Fields): Fields {
  return compute(isFields(value) ? { ...value } : {}, tree, root);
}

function hasExpression(tree: Tree): boolean {
  return Object.values(tree).some(
    (node) => typeof node === 'function' || (node !== true && isTree(node) && hasExpression(node)),
  );
}
