import { locationFailure } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import { fieldOf, isFields, setField, type Fields } from '../../values.ts';
import { compileList, type Operator } from '../operator.ts';

/** Operators on embedded documents. */
export const objects: Record<string, Operator> = {
  $mergeObjects: (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      return merged(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    };
  },
};

function merged(values: unknown[]): Fields {
  const result: Fields = {};
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (!isFields(value))
      throw locationFailure(
        40400,
        `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
      );
    for (const name of Object.keys(value)) setField(result, name, fieldOf(value, name));
  }
  return result;
}
