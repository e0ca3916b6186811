import { failure } from '../errors.ts';
import { compareValues, sameValue } from '../ordering/compare.ts';
import { typeName } from '../query/type-names.ts';
import { isFields } from '../values.ts';
import { pull, push } from './array-modifiers.ts';
import type { Change, Place } from './change-at.ts';

/** One update operator. */
export interface Modifier {
  /** Whether the operator makes the field, and documents on its path, when they are missing. */
  creates: boolean;
  /** Whether a value that is no document on the way means that there is nothing to do. */
  toleratesValues?: boolean;
  /** Reads the operand once. Throws when it makes no sense. */
  compile(operand: unknown, field: string): (place: Place) => Change;
}

/** The update operators, by name. `$setOnInsert` is a `$set` that the caller leaves out of updates. */
export const MODIFIERS: Record<string, Modifier> = {
  $set: { creates: true, compile: set },
  $setOnInsert: { creates: true, compile: set },
  $unset: { creates: false, toleratesValues: true, compile: () => () => () => undefined },
  $inc: { creates: true, compile: increment },
  $max: {
    creates: true,
    compile: (operand) => () => (current) =>
      current === undefined || compareValues(operand, current) > 0 ? operand : current,
  },
  $push: { creates: true, compile: push },
  $pull: { creates: false, compile: pull },
};

function set(operand: unknown): (place: Place) => Change {
  return () => (current) =>
    current !== undefined && sameValue(current, operand) ? current : operand;
}

function increment(operand: unknown, field: string): (place: Place) => Change {
  if (typeof operand !== 'number')
    throw failure(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${field}: ${JSON.stringify(operand)}}`,
    );
  return (place) => (current) => {
    if (current === undefined) return operand;
    if (typeof current !== 'number')
      throw failure(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. {_id: ${describe(place.id)}} has the field ` +
          `'${place.field.split('.').at(-1)}' of non-numeric type ${typeName(current)}`,
      );
    return current + operand;
  };
}

function describe(id: unknown): string {
  return typeof id === 'object' && id !== null && !isFields(id) ? String(id) : JSON.stringify(id);
}
