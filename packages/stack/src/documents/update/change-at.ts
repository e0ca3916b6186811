import { failure } from '../errors.ts';
import { typeName } from '../query/type-names.ts';
import { fieldOf, isFields, positionOf, withField, withoutField, type Fields } from '../values.ts';

/** Computes a field's new value from its present one. Undefined stands for a missing field, before and after. */
export type Change = (current: unknown) => unknown;

/** What a change knows about where it is applied, for the sentences of its errors. */
export interface Place {
  field: string;
  id: unknown;
}

/** Where a change goes and what it does on the way. */
export interface Target {
  parts: readonly string[];
  /** Whether missing documents on the path are made. */
  creates: boolean;
  /** Whether a value that is no document may stand in the way, so that nothing changes. */
  toleratesValues: boolean;
}

/** MongoDB's limit for the gap that setting an element far beyond an array's end may open. */
const MAX_PADDING = 1_500_000;

/** Applies a change to a copy; whatever does not change is shared with the original, and without any change the original itself is returned. */
export function changeAt(document: Fields, target: Target, change: Change): Fields {
  return within(document, 0) as Fields;

  function within(node: unknown, depth: number): unknown {
    if (depth === target.parts.length) return change(node);
    const part = target.parts[depth]!;
    if (node === undefined) return target.creates ? makeDocument(part, depth) : undefined;
    if (isFields(node)) return changeField(node, part, depth);
    if (Array.isArray(node)) return changePosition(node, part, depth);
    return refuseInWay(part, node, depth);
  }

  function makeDocument(part: string, depth: number): unknown {
    const value = within(undefined, depth + 1);
    return value === undefined ? undefined : withField({}, part, value);
  }

  function changeField(node: Fields, part: string, depth: number): Fields {
    const current = Object.hasOwn(node, part) ? fieldOf(node, part) : undefined;
    const next = within(current, depth + 1);
    if (next === current) return node;
    return next === undefined ? withoutField(node, part) : withField(node, part, next);
  }

  function changePosition(node: unknown[], part: string, depth: number): unknown[] {
    const position = positionOf(part);
    if (position === null) return refuseInWay(part, node, depth) as unknown[];
    const next = within(node[position], depth + 1);
    if (next === node[position]) return node;
    if (position > node.length + MAX_PADDING)
      throw failure('BadValue', `can't backfill more than ${MAX_PADDING} elements`);
    const copy = [...node];
    while (copy.length < position) copy.push(null);
    // Unsetting an element leaves null, so that the others keep their positions.
    copy[position] = next === undefined ? null : next;
    return copy;
  }

  function refuseInWay(part: string, node: unknown, depth: number): unknown {
    if (target.toleratesValues) return node;
    const text =
      typeof node === 'object' && !isFields(node) && !Array.isArray(node) && node !== null
        ? typeName(node)
        : JSON.stringify(node);
    const element = `{${target.parts[depth - 1]}: ${text}}`;
    throw failure(
      'PathNotViable',
      target.creates
        ? `Cannot create field '${part}' in element ${element}`
        : `Cannot use the part (${part}) of (${target.parts.join('.')}) to traverse the element (${element})`,
    );
  }
}
