import { remembering } from '../../words/remembering.ts';
import { seasoningCompany, seasoningWords, vegetablePepper } from './seasoning.data.ts';
import { searchWords } from './search-words.ts';
import { quietTerm } from './term-kinds.ts';

const seasonings = new Set(seasoningWords);
const company = new Set(seasoningCompany);
const vegetable = new Set(vegetablePepper);

/**
 * What an ingredient is found by. Salt, pepper, water and oil are quiet, with what describes them ("olive oil"); of other foods
 * the word alone is ("sesame oil" is found by "sesame"). A bell pepper is no pepper.
 */
export const ingredientTerms = remembering((name): readonly string[] => {
  const words = searchWords(name);
  const isPepperVegetable = words.some(([word]) => vegetable.has(word!));
  const isSeasoning = ([word]: readonly string[]) =>
    seasonings.has(word!) && !(word === 'pepper' && isPepperVegetable);
  const allQuiet =
    words.some(isSeasoning) && words.every((word) => isSeasoning(word) || company.has(word[0]!));
  return words.flatMap((word) => (allQuiet || isSeasoning(word) ? word.map(quietTerm) : word));
});
