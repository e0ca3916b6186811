import { amountWords } from './field-words.data.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { isNode, type SchemaNode } from './schema-node.ts';

/** Fewer figures in a row may be amounts. */
const fewest = 3;
const beginsWithFigure = /^\s*[\d¼-¾⅐-⅞]/;

const isNamedAmount = (key: string): boolean => namesOneOf(fieldParts(key), amountWords);

/** Whether the values of a field do nothing but count the items: 1, 2, 3 or 10, 20, 30. */
function counts(values: readonly unknown[]): boolean {
  const figures = values.map((value) =>
    typeof value === 'number' || (typeof value === 'string' && /^\d{1,4}$/.test(value))
      ? Number(value)
      : Number.NaN,
  );
  const [first, second] = figures;
  const step = second! - first!;
  return (
    (step === 1 || step === 10) &&
    (first === 0 || first === step) &&
    figures.every((figure, at) => figure === first! + at * step)
  );
}

/** Whether something else in an item says an amount: a field called so, or a text that begins with a figure. */
const saysAmount = (item: SchemaNode, ordinal: string): boolean =>
  Object.entries(item).some(
    ([key, value]) =>
      key !== ordinal &&
      ((isNamedAmount(key) && value !== null && value !== '') ||
        (typeof value === 'string' && /\p{L}/u.test(value) && beginsWithFigure.test(value))),
  );

/** Items without the field that counts them from the first to the last, whatever it is called. */
export function withoutOrdinals(items: readonly unknown[]): readonly unknown[] {
  if (items.length < fewest || !items.every(isNode)) return items;
  const ordinals = Object.keys(items[0]!).filter(
    (key) =>
      counts(items.map((item) => item[key])) &&
      (!isNamedAmount(key) || items.some((item) => saysAmount(item, key))),
  );
  return ordinals.length === 0
    ? items
    : items.map((item) =>
        Object.fromEntries(Object.entries(item).filter(([key]) => !ordinals.includes(key))),
      );
}
