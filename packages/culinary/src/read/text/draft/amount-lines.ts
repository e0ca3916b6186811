import { isFood } from '../../../foods/line-words.ts';
import type { LineLabel } from '../labels/line-label.ts';

/** "3 c. à s.", "2 cuillères à soupe", "1 colher de chá" are amounts of two words and what joins them. */
const AMOUNT_ALONE =
  /^(?:ca\.?\s)?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/–-]{0,12}(?:\p{L}{1,3}\.?|\p{L}{4,12}\.?)?(?:\s?\p{L}{1,3}\.?)?(?:\s(?:s\.?|t\.?|c\.?|soupe|café|thé|dessert|tavola|tè|caffè|sopa|chá|té|postre)\.?)?(?:\s?\([\d\s.,]{1,6}\p{L}{1,3}\))?$/u;
/** "à soupe": no soup. */
const OF_SPOON = /\s(?:à|a|da|de)\s\p{L}+\.?$/u;
const SHORTEST_FOOD = 4;
const FEWEST_AMOUNTS = 2;

export const isAmountAlone = (text: string): boolean =>
  AMOUNT_ALONE.test(text) &&
  !text
    .replace(OF_SPOON, '')
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= SHORTEST_FOOD && isFood(word));

const isListed = (label: LineLabel) => label === 'I' || label === 'i';

/**
 * Where a list has its amounts on lines of their own, above the foods or below them: whether each line of the list goes on with the
 * one above it. Null for all other lines.
 */
export function besideAmounts(
  lines: readonly { text: string; label: LineLabel }[],
): (boolean | null)[] {
  const alone = lines.map(({ text, label }) => isListed(label) && isAmountAlone(text));
  if (alone.filter(Boolean).length < FEWEST_AMOUNTS) return lines.map(() => null);
  const amountsFirst = alone[lines.findIndex(({ label }) => isListed(label))]!;
  return lines.map(({ label }, at) => {
    if (!isListed(label)) return null;
    const [isAmount, belowAmount] = [alone[at]!, alone[at - 1] ?? false];
    if (amountsFirst) return isAmount ? false : belowAmount ? true : null;
    if (isAmount) return at > 0 && isListed(lines[at - 1]!.label) && !belowAmount;
    return belowAmount ? false : null;
  });
}
