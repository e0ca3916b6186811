import { ObjectId } from 'bson';
import { failure, locationFailure, notSupported } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { compileList, compileOperands, type Expression, type Operator } from '../operator.ts';

/** Operators on texts. */
export const strings: Record<string, Operator> = {
  $concat: (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      if (values.some((value) => value === null || value === undefined)) return null;
      const other = values.find((value) => typeof value !== 'string');
      if (other !== undefined)
        throw locationFailure(16702, `$concat only supports strings, not ${typeName(other)}`);
      return values.join('');
    };
  },
  $toLower: (operand, compile, name) => {
    const [expression] = compileOperands(compile, name, operand, 1) as [Expression];
    return (scope) => inLowerCase(expression(scope));
  },
  $toString: (operand, compile, name) => {
    const [expression] = compileOperands(compile, name, operand, 1) as [Expression];
    return (scope) => asText(expression(scope));
  },
};

/** MongoDB changes the case of ASCII letters only; null becomes the empty text. */
function inLowerCase(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string')
    throw notSupported(`$toLower of a value of type ${typeName(value)}`);
  return value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'number') throw notSupported('$toString of a number that is not whole');
  throw failure(
    'BadValue',
    `Unsupported conversion from ${typeName(value)} to string in $convert with no onError value`,
  );
}
