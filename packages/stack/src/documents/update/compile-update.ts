import { failure, notSupported } from '../errors.ts';
import { fieldOf, isFields, positionOf, withIdFirst, type Fields } from '../values.ts';
import type { Application, Update } from './application.ts';
import { changeAt, type Change, type Place } from './change-at.ts';
import { MODIFIERS } from './modifiers.ts';

interface Step {
  parts: string[];
  field: string;
  onInsertOnly: boolean;
  creates: boolean;
  toleratesValues: boolean;
  change: (place: Place) => Change;
}

/** Compiles an update by operators once. Throws MongoDB's error for what it does not know, and for the other kinds of update. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw notSupported('An update by a pipeline');
  if (!isFields(update))
    throw failure('FailedToParse', 'Update argument must be either an object or an array');
  if (!Object.keys(update)[0]?.startsWith('$')) throw notSupported('An update by replacement');
  const steps = readSteps(update);
  refuseConflicts(steps);
  // MongoDB adds new fields in the order of their names, not of the update.
  steps.sort((a, b) => orderOfPaths(a.parts, b.parts));
  return (document, application) => {
    const next = steps.reduce((each, step) => applyStep(each, step, application), document);
    return next === document ? document : withIdFirst(next);
  };
}

function readSteps(update: Fields): Step[] {
  return Object.keys(update).flatMap((operator) => {
    const modifier = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
    if (!modifier)
      throw failure(
        'FailedToParse',
        `Unknown modifier: ${operator}. The embedded documents engine knows those that services use.`,
      );
    const operands = fieldOf(update, operator);
    if (!isFields(operands))
      throw failure(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof operands} instead. ` +
          `For example: {$mod: {<field>: ...}} not {${operator}: ${JSON.stringify(operands)}}`,
      );
    return Object.keys(operands).map((field): Step => {
      const parts = field.split('.');
      if (parts.includes(''))
        throw failure(
          'EmptyFieldName',
          `The update path '${field}' contains an empty field name, which is not allowed.`,
        );
      if (parts.some((part) => part.startsWith('$')))
        throw notSupported(`The path '${field}' of an update`);
      return {
        parts,
        field,
        onInsertOnly: operator === '$setOnInsert',
        creates: modifier.creates,
        toleratesValues: modifier.toleratesValues ?? false,
        change: modifier.compile(fieldOf(operands, field), field),
      };
    });
  });
}

function refuseConflicts(steps: Step[]): void {
  const fields = steps.map((step) => step.field).toSorted();
  const taken = new Set<string>();
  for (const field of fields) {
    const parts = field.split('.');
    const conflict = parts
      .map((_, i) => parts.slice(0, i + 1).join('.'))
      .find((prefix) => taken.has(prefix));
    if (conflict !== undefined)
      throw failure(
        'ConflictingUpdateOperators',
        `Updating the path '${field}' would create a conflict at '${conflict}'`,
      );
    taken.add(field);
  }
}

function orderOfPaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const [left, right] = [positionOf(a[i]!), positionOf(b[i]!)];
    if (left !== null && right !== null) return left - right;
    return a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
}

function applyStep(document: Fields, step: Step, { inserting }: Application): Fields {
  const skipped = step.onInsertOnly && !inserting;
  const change: Change = skipped
    ? (current) => current
    : step.change({ field: step.field, id: document._id });
  const next = changeAt(
    document,
    {
      parts: step.parts,
      creates: step.creates && !skipped,
      toleratesValues: step.toleratesValues || skipped,
    },
    change,
  );
  if (step.parts[0] === '_id' && next !== document && document._id !== undefined)
    throw failure(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return next;
}
