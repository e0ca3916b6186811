import { ObjectId } from 'bson';
import { failure, locationFailure, notSupported } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { compileOperands, type Expression, type Operator } from '../expressions.ts';

export const strings: Record<string, Operator> = {
  $concat: (operand) => {
    const operands = compileOperands('$concat', operand, 0, Number.MAX_SAFE_INTEGER);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      if (values.some((value) => value === null || value === undefined)) return null;
      const other = values.find((value) => typeof value !== 'string');
      if (other !== undefined) throw locationFailure(16702, `$concat only supports strings, not ${typeName(other)}`);
      return values.join('');
    };
  },
  $toLower: changeCase('$toLower', (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  $toUpper: changeCase('$toUpper', (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  $strLenCP: (operand) => {
    const [expression] = compileOperands('$strLenCP', operand, 1) as [Expression];
    return (scope) => {
      const value = expression(scope);
      if (typeof value !== 'string') throw locationFailure(34471, `$strLenCP requires a string argument, found: ${typeName(value)}`);
      return [...value].length;
    };
  },
  $substrCP: (operand) => {
    const operands = compileOperands('$substrCP', operand, 3);
    return (scope) => {
      const [text, from, count] = operands.map((each) => each(scope));
      if (text === null || text === undefined) return '';
      if (typeof text !== 'string') throw notSupported(`$substrCP of a value of type ${typeName(text)}`);
      if (!Number.isInteger(from) || !Number.isInteger(count) || (from as number) < 0 || (count as number) < 0) throw locationFailure(34450, '$substrCP: starting index and length must be non-negative integers');
      return [...text].slice(from as number, (from as number) + (count as number)).join('');
    };
  },
  $toString: (operand) => {
    const [expression] = compileOperands('$toString', operand, 1) as [Expression];
    return (scope) => asText(expression(scope));
  },
};

/** MongoDB changes the case of ASCII letters only; null becomes the empty text. */
function changeCase(name: string, change: (text: string) => string): Operator {
  return (operand) => {
    const [expression] = compileOperands(name, operand, 1) as [Expression];
    return (scope) => {
      const value = expression(scope);
      if (value === null || value === undefined) return '';
      if (typeof value !== 'string') throw notSupported(`${name} of a value of type ${typeName(value)}`);
      return change(value);
    };
  };
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'number') throw notSupported('$toString of a number that is not whole');
  throw failure('BadValue', `Unsupported conversion from ${typeName(value)} to string in $convert with no onError value`);
}
