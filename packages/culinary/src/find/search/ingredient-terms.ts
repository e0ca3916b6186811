import { memoise } from '../../words/memoise.ts';
import { seasoningCompany, vegetablePepper } from './seasoning.data.ts';
import { isSeasoning } from './seasonings.ts';
import { searchWords } from './search-words.ts';
import { quietTerm } from './term-kinds.ts';

const company = new Set(seasoningCompany);
const vegetable = new Set(vegetablePepper);

/**
 * What an ingredient is found by. Salt, pepper, water and oil are quiet, with what describes them ("olive oil"); of other foods
 * the word alone is ("sesame oil" is found by "sesame"). A bell pepper is no pepper.
 */
export const ingredientTerms = memoise((name): readonly string[] => {
  const words = searchWords(name);
  const isPepperVegetable = words.some(([word]) => vegetable.has(word!));
  const isQuiet = ([word]: readonly string[]) =>
    isSeasoning(word!) && !(word === 'pepper' && isPepperVegetable);
  const allQuiet =
    words.some(isQuiet) && words.every((word) => isQuiet(word) || company.has(word[0]!));
  return words.flatMap((word) => (allQuiet || isQuiet(word) ? word.map(quietTerm) : word));
});
