import { foldText } from '../../../words/fold.ts';
import { COOKING_VERBS } from './cooking-verbs.data.ts';

const longestHeading = 5;

/**
 * Whether a line that ends in a colon is a step that leads to the next ("Heat the pan, add the butter, then:"), not the name of a
 * part ("Make the sauce:"): it begins with a cooking verb and says more than what is made.
 */
export function leadsOn(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const first = foldText(words[0] ?? '').replace(/[^\p{L}-]/gu, '');
  const opens =
    COOKING_VERBS.has(first) && !/^(?:for|to|in|with|on|fur|pour|per|para|in)$/.test(first);
  return opens && (words.length > longestHeading || (words.length > 3 && /[,;]/.test(text)));
}
