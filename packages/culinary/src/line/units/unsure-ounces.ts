import type { IngredientLine } from '../../recipe/recipe.ts';
import { plusWords } from '../amounts/amount-words.data.ts';
import { cleanLine, tokenise } from '../tokens/tokenise.ts';

type Read = Pick<IngredientLine, 'quantity' | 'unit'> &
  Partial<Pick<IngredientLine, 'metricAmount' | 'originalText'>> & {
    otherAmounts?: readonly unknown[];
  };

/**
 * Whether a line was read as ounces of which nobody knows if they are a weight or fluid ounces: "8 oz milk". Nothing is reckoned from
 * them. Of "8 oz plus 1 handful spinach" nothing is either, because its parts cannot be added.
 */
export function hasUnsureOunces(line: Read): boolean {
  const { quantity, unit, metricAmount } = line;
  return unit === 'ounce' && quantity !== null && metricAmount === null && !addsParts(line);
}

const addsParts = ({ otherAmounts = [], originalText = '' }: Read): boolean =>
  otherAmounts.length > 0 &&
  tokenise(cleanLine(originalText)).some(({ lower }) => plusWords.has(lower));
