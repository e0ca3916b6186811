import { failure, locationFailure } from '../errors.ts';
import { isFields, type Fields } from '../values.ts';
import { compileFilter, compileOperator } from './matcher.ts';
import type { Position } from './paths.ts';

/** Keeps part of an array field; undefined drops the field. */
export interface ElementRule {
  keep(value: unknown, root: Fields): unknown;
}

/** The rule of `$slice`, `$elemMatch` or the positional `$` in a find's projection. */
export function elementsToKeep(operator: string, name: string, operand: unknown): ElementRule {
  if (operator === '$slice') return slice(operand);
  if (operator === '$elemMatch') return firstMatching(name, operand);
  return positional(operand);
}

function slice(operand: unknown): ElementRule {
  const [skip, count] = Array.isArray(operand) ? operand : [undefined, operand];
  if (typeof count !== 'number' || (skip !== undefined && typeof skip !== 'number'))
    throw locationFailure(
      28667,
      'Invalid $slice syntax. The given syntax did not match the find() syntax',
    );
  if (skip !== undefined && count <= 0)
    throw locationFailure(28724, 'First argument to $slice must be a positive number');
  return {
    keep(value) {
      if (!Array.isArray(value)) return value;
      if (skip === undefined) return count < 0 ? value.slice(count) : value.slice(0, count);
      const from = skip < 0 ? Math.max(0, value.length + skip) : skip;
      return value.slice(from, from + count);
    },
  };
}

function firstMatching(name: string, operand: unknown): ElementRule {
  if (name.includes('.'))
    throw locationFailure(31275, 'Cannot use $elemMatch projection on a nested field.');
  const matches = compileOperator(['element'], '$elemMatch', { $elemMatch: operand });
  return {
    keep(value) {
      if (!Array.isArray(value)) return undefined;
      const found = value.find((item) => matches({ element: [item] }));
      return found === undefined ? undefined : [found];
    },
  };
}

function positional(filter: unknown): ElementRule {
  if (!isFields(filter)) throw failure('BadValue', 'positional projection needs a filter');
  const matches = compileFilter(filter);
  return {
    keep(value, root) {
      if (!Array.isArray(value)) return value;
      const position: Position = { index: undefined };
      if (!matches(root, position) || position.index === undefined)
        throw locationFailure(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      return value.slice(position.index, position.index + 1);
    },
  };
}
