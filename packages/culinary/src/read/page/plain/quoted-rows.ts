import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../../words/fold.ts';
import { isAboutCooking } from '../../text/steps/step-likelihood.ts';
import { OF_QUOTE } from './quoted-rows.data.ts';
import type { Row } from './page-rows.ts';

const longestHead = 60;
/** In letters: shorter words are said twice without a quote. */
const fewestLetters = 8;
const likeIngredient = 0.6;

const isHead = ({ text }: Row): boolean => text.length <= longestHead && OF_QUOTE.test(text);

/**
 * Rows of a thread without what an answer quotes of the rows above it, and without the sentence that answers it: "Quote of Ada: 2 eggs. I
 * never take any." What is quoted and stands nowhere above stays.
 */
export function withoutQuoted(rows: readonly Row[]): Row[] {
  if (!rows.some(isHead)) return [...rows];
  const kept: Row[] = [];
  const above = new Set<string>();
  /** What the rows so far say sentence by sentence, too. */
  const said = ({ text }: Row) => [text, ...text.split(/(?<=[.!?])\s+/u)].map(foldWords);
  const isSaid = ({ text }: Row) => {
    const words = foldWords(text);
    return words.length >= fewestLetters && above.has(words);
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    kept.push(row);
    for (const words of said(row)) above.add(words);
    if (!isHead(row)) continue;
    const from = at + 1;
    while (at + 1 < rows.length && isSaid(rows[at + 1]!)) at++;
    const answer = rows[at + 1];
    if (at + 1 > from && answer && isRemark(answer)) at++;
  }
  return kept;
}

const isRemark = ({ text, heading }: Row): boolean =>
  heading === 0 && looksLikeIngredient(text) <= likeIngredient && !isAboutCooking([text]);
