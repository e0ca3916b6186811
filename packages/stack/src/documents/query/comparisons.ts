import { MaxKey, MinKey } from 'bson';
import { keyString, TYPE, typeOf } from '../ordering/key-string.ts';

type Test = (value: unknown) => boolean;

/** True for values equal to the operand; a missing value equals null. */
export function equality(operand: unknown): Test {
  if (typeof operand === 'string' || typeof operand === 'boolean')
    return (value) => value === operand;
  if (typeof operand === 'number' && !Number.isNaN(operand))
    return (value) =>
      value === operand ||
      (typeof value === 'object' &&
        value !== null &&
        typeOf(value) === TYPE.number &&
        keyString(value) === keyString(operand));
  if (operand === null || operand === undefined)
    return (value) => value === null || value === undefined;
  const key = keyString(operand);
  const type = key.charAt(0);
  return (value) => typeOf(value) === type && keyString(value) === key;
}

/** True for values that equal any of the operands. */
export function equalityToAny(operands: unknown[]): Test {
  const keys = new Set(operands.map(keyString));
  return (value) => keys.has(keyString(value));
}

export type Comparison = '$gt' | '$gte' | '$lt' | '$lte';

/** True for values of the operand's own type on its given side. NaN is beside no number, and every value lies between MinKey and MaxKey. */
export function comparison(operator: Comparison, operand: unknown): Test {
  const accepts = acceptsDifference(operator);
  if (typeof operand === 'number' && !Number.isNaN(operand)) {
    return (value) => {
      if (typeof value === 'number') return !Number.isNaN(value) && accepts(value - operand);
      return (
        typeof value === 'object' &&
        value !== null &&
        typeOf(value) === TYPE.number &&
        accepts(differenceOf(keyString(value), keyString(operand)))
      );
    };
  }
  if (typeof operand === 'number') return accepts(0) ? (value) => Number.isNaN(value) : () => false;
  const key = keyString(operand);
  const type = key.charAt(0);
  if (operand instanceof MinKey || operand instanceof MaxKey)
    return (value) => value !== undefined && accepts(differenceOf(keyString(value), key));
  return (value) => typeOf(value) === type && accepts(differenceOf(keyString(value), key));
}

function differenceOf(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function acceptsDifference(operator: Comparison): (difference: number) => boolean {
  switch (operator) {
    case '$gt':
      return (difference) => difference > 0;
    case '$gte':
      return (difference) => difference >= 0;
    case '$lt':
      return (difference) => difference < 0;
    case '$lte':
      return (difference) => difference <= 0;
  }
}
