import { locationFailure } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { isFields, fieldOf, setField, type Fields } from '../../values.ts';
import { compileOperands, type Expression, type Operator } from '../expressions.ts';

export const objects: Record<string, Operator> = {
  $type: (operand) => {
    const [expression] = compileOperands('$type', operand, 1) as [Expression];
    return (scope) => typeName(expression(scope));
  },
  $mergeObjects: (operand) => {
    const operands = compileOperands('$mergeObjects', operand, 0, Number.MAX_SAFE_INTEGER);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      return merged(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    };
  },
  $objectToArray: (operand) => {
    const [expression] = compileOperands('$objectToArray', operand, 1) as [Expression];
    return (scope) => {
      const value = expression(scope);
      if (value === null || value === undefined) return null;
      if (!isFields(value)) throw locationFailure(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
      return Object.keys(value).map((name) => ({ k: name, v: fieldOf(value, name) }));
    };
  },
};

function merged(values: unknown[]): Fields {
  const result: Fields = {};
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (!isFields(value)) throw locationFailure(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const name of Object.keys(value)) setField(result, name, fieldOf(value, name));
  }
  return result;
}
