import { fieldOf, isFields, positionOf } from '../values.ts';

/** A dotted path, split once. */
export type Path = readonly string[];

export function pathOf(dotted: string): Path {
  return dotted.split('.');
}

/**
 * Where a match went through an array: the position of the element that matched in the outermost array on the path.
 * The positional operator `$` of updates and projections stands for it.
 */
export interface Position {
  index: number | undefined;
}

/**
 * Tests the values that a path reaches, as MongoDB's queries see them: arrays on the way stand for each of their documents,
 * and a number in the path may also be a position. `test` gets undefined where the field is missing.
 * Stops at the first value that passes.
 */
export function someValueAt(value: unknown, path: Path, test: (value: unknown) => boolean, position?: Position, from = 0): boolean {
  if (from === path.length) return test(value);
  const part = path[from]!;
  if (isFields(value)) return someValueAt(fieldOf(value, part), path, test, position, from + 1);
  if (!Array.isArray(value)) return test(undefined);

  const named = positionOf(part);
  if (named !== null && named < value.length && someValueAt(value[named], path, test, undefined, from + 1)) return true;
  for (let i = 0; i < value.length; i++) {
    if (isFields(value[i]) && someValueAt(value[i], path, test, undefined, from)) {
      if (position) position.index = i;
      return true;
    }
  }
  return false;
}

/** Like `someValueAt`, and an array at the end of the path also stands for each of its items. */
export function someItemAt(value: unknown, path: Path, test: (value: unknown) => boolean, position?: Position): boolean {
  // The empty path is an item of an array itself (in $elemMatch and $pull): its own items do not count.
  if (path.length === 0) return test(value);
  return someValueAt(value, path, (found) => {
    if (Array.isArray(found)) {
      for (let i = 0; i < found.length; i++) {
        if (test(found[i])) {
          if (position) position.index = i;
          return true;
        }
      }
    }
    return test(found);
  }, position);
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
