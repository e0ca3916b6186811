import { keyString } from '../../ordering/key-string.ts';
import { compileOperands, type Expression, type Operator } from '../operator.ts';

const MISSING = '\x00';

/** Expressions compare values of all types, and a missing value is less than null. */
function order(a: unknown, b: unknown): number {
  const left = a === undefined ? MISSING : keyString(a);
  const right = b === undefined ? MISSING : keyString(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

function comparing(accept: (order: number) => boolean): Operator {
  return (operand, compile, name) => {
    const [left, right] = compileOperands(compile, name, operand, 2) as [Expression, Expression];
    return (scope) => accept(order(left(scope), right(scope)));
  };
}

/** Comparisons of two values of any types. */
export const comparisons: Record<string, Operator> = {
  $eq: comparing((result) => result === 0),
  $ne: comparing((result) => result !== 0),
  $gt: comparing((result) => result > 0),
  $gte: comparing((result) => result >= 0),
  $lt: comparing((result) => result < 0),
  $lte: comparing((result) => result <= 0),
};
