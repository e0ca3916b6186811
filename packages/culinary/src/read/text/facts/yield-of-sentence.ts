import { foldText } from '../../../words/fold.ts';
import { spelledCountAt } from '../../../words/spelled-counts.ts';
import { eaterWords, servingWords } from '../../../words/yield-words.data.ts';
import { COMES_OUT, FED_BEHIND, PIECES } from './fed-words.data.ts';
import type { FedStatement } from './fed-statements.ts';
import { COMES_OF_IT } from './yield-of-sentence.data.ts';

const MOST_WORDS = 8;
const COUNTED: ReadonlySet<string> = new Set([...servingWords, ...eaterWords, ...PIECES]);

/** Whether a clause says how much comes of the dish, and no more: "Con esto salen 10 raciones", "we got eight out of it". */
export function saysWhatComesOfIt({ text }: FedStatement): boolean {
  const words = foldText(text).match(/[\p{L}\d]+/gu) ?? [];
  if (words.length > MOST_WORDS || !COMES_OF_IT.test(text)) return false;
  const last = words.at(-1) ?? '';
  return (
    /^\d+$/.test(last) ||
    COUNTED.has(last) ||
    spelledCountAt(words, words.length - 1) !== null ||
    COMES_OUT[1].has(last) ||
    // "out of it", "out of this batch"
    FED_BEHIND.some((behind) =>
      [words, words.slice(0, -1)].some((said) => said.join(' ').endsWith(` ${behind}`)),
    ) ||
    COMES_OF_IT.test(last)
  );
}
