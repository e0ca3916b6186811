import { readYield, type Yield } from '../../../words/yields.ts';
import { isNode, list, property, texts } from './schema-node.ts';

function statements(value: unknown): string[] {
  return list(value).flatMap((item) => {
    if (!isNode(item)) return texts(item);
    const amount = texts(
      property(item, 'value', '@value', 'minValue', 'amount', 'name', 'text'),
    )[0];
    const unit = texts(property(item, 'unitText', 'unit', 'unitCode'))[0];
    return amount ? [[amount, unit].filter(Boolean).join(' ')] : [];
  });
}

const longestRead = 160;

/** A text too long to be read as a yield is kept all the same, with the count it begins with. */
function yieldOf(text: string): Yield | null {
  if (text.length <= longestRead) return readYield(text);
  return { text, servings: readYield(text.slice(0, longestRead))?.servings ?? null };
}

/** The yield among several statements of it: the first that holds a number, in its fullest wording ("4" and "4 servings" say the same). */
export function readStructuredYield(value: unknown): Yield | null {
  const read = statements(value)
    .map(yieldOf)
    .filter((found) => found !== null);
  const first = read.find((found) => found.servings !== null) ?? read[0] ?? null;
  if (!first || first.servings === null) return first;
  // "4" beside "4 cups" is the figure of the cups, not a number of servings.
  const measured = read.find(
    (found) => found.servings === null && found.text.startsWith(`${first.text} `),
  );
  if (measured) return measured;
  const fullest = read.find(
    (found) => found.servings === first.servings && /\p{L}/u.test(found.text),
  );
  return /\p{L}/u.test(first.text) ? first : (fullest ?? first);
}
