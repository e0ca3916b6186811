import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { pattern } from '../../words/pattern.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { longestPart, readPart } from './stated-part.ts';

/** What is stuck into a food, or stands beside it, and how many: "studded with 3 cloves", "piqué de 3 clous de girofle", "con 2 chiodi di garofano". */
const joint = pattern('iu')`
  [\s,(]+(?:(?<stuck>
  (?:studded|stuck|spiked|pierced|larded|stuffed|filled)\swith\s|
  (?:gespickt|besteckt|gesteckt|gefüllt)\smit\s|
  (?:piqu|clout|lard)ée?s?\s(?:de\s|d['’]|avec\s)|farcie?s?\s(?:de\s|d['’]|avec\s)|
  (?:steccat|picchiettat|lardellat|infilzat|ripien|farcit)[oaie]\s(?:con\s|di\s|da\s)|
  (?:pinchad|clavetead|clavead|mechad|rellen|atravesad)[oa]s?\s(?:con\s|de\s)|
  (?:bestoken|gestoken|gespekt|gevuld)\smet\s|
  (?:espetad|cravejad|cravad|lardead|rechead)[oa]s?\s(?:com\s|de\s)|
  (?:späckad|spetsad|stucken|fylld)e?\smed\s
  )|(?:with|mit|avec|con|met|com|med)\s)
`;
const amount =
  /^(?:[\d\p{No}]|(?:two|three|zwei|drei|deux|trois|due|tre|dos|tres|twee|drie|dois|duas|två)\s)/iu;
/** "Milk with 3.5 % fat" */
const graded = /^[\d.,]+\s*%/;

/**
 * The two foods of a line that sticks one into the other, each with its own amount: "1 onion studded with 3 cloves". Null for any other line, and where its
 * amount is no longer the one that is written.
 */
export function studdedFoods(line: ShoppingLine, language: string | null): ShoppingLine[] | null {
  const written = line.originalText ?? '';
  const found = written.length > longestPart ? null : joint.exec(written);
  if (found === null) return null;
  const behind = written.slice(found.index + found[0].length).replace(/\)$/, '');
  if (found.groups!.stuck === undefined && !amount.test(behind)) return null;
  const host = readPart(written.slice(0, found.index), language);
  const stuck = readPart(behind, language);
  const isWritten =
    line.quantity == null ||
    (host.quantity === line.quantity &&
      (host.unit === (line.unit ?? null) || line.unit === 'clove'));
  if (!isWritten || graded.test(behind)) return null;
  const into = findFood(host.name, language);
  const food = stuckFood(stuck, into, language);
  return into === null || food === null || food.food === into
    ? null
    : [{ ...host, optional: line.optional ?? false }, food.line];
}

/** English "3 cloves" are the spice wherever they are not of garlic. */
function stuckFood(
  stuck: ShoppingLine,
  into: Food | null,
  language: string | null,
): { line: ShoppingLine; food: Food } | null {
  const isSpice = stuck.unit === 'clove' && findFood(stuck.name, language) === null;
  const line = isSpice ? { ...stuck, unit: null, name: 'cloves' } : stuck;
  const food = findFood(line.name, language);
  return food === null || into === null ? null : { line, food };
}
