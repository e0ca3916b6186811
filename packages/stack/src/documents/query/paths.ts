import { fieldOf, isFields, positionOf } from '../values.ts';

/** A dotted path, split once. */
export type Path = readonly string[];

/** The parts of a dotted path as filters and indexes spell it; any text is one. */
export function pathOf(dotted: string): Path {
  return dotted.split('.');
}

/** Tests a value that a path reached. `byPosition` says that a number in the path picked it out of an array. */
type Test = (value: unknown, byPosition: boolean) => boolean;

/**
 * Tests the values that a path reaches, as MongoDB's queries see them, and stops at the first that passes.
 * Arrays on the way stand for each of their documents, and a number in the path may also be a position.
 * `test` gets undefined where the field is missing: in a document without it, in an item that is no document,
 * and in an array that has neither.
 */
export function someValueAt(value: unknown, path: Path, test: Test): boolean {
  return walk(value, 0, false);

  function walk(value: unknown, depth: number, byPosition: boolean): boolean {
    if (depth === path.length) return test(value, byPosition);
    const part = path[depth]!;
    if (isFields(value)) return walk(fieldOf(value, part), depth + 1, false);
    if (!Array.isArray(value)) return test(undefined, false);

    const named = positionOf(part);
    const hasNamed = named !== null && named < value.length;
    if (hasNamed && walk(value[named], depth + 1, true)) return true;
    let reached = hasNamed;
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      const isDocument = isFields(item);
      if (!isDocument && (Array.isArray(item) || hasNamed)) continue;
      reached = true;
      if (isDocument ? walk(item, depth, false) : test(undefined, false)) return true;
    }
    return !reached && !byPosition && test(undefined, false);
  }
}

/** Like `someValueAt`, and an array at the end of the path also stands for each of its items, unless a position picked it. */
export function someItemAt(value: unknown, path: Path, test: (value: unknown) => boolean): boolean {
  // The empty path is an item of an array itself (in $pull): its own items do not count.
  if (path.length === 0) return test(value);
  return someValueAt(
    value,
    path,
    (found, byPosition) =>
      (Array.isArray(found) && !byPosition && found.some((item) => test(item))) || test(found),
  );
}

/** Every value that a path reaches, arrays on the way standing for each of their documents. Missing ones are left out. */
export function valuesAt(value: unknown, path: Path): unknown[] {
  const found: unknown[] = [];
  someValueAt(value, path, (each) => {
    if (each !== undefined) found.push(each);
    return false;
  });
  return found;
}
