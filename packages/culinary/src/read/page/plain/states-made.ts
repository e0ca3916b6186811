import { fedStatement } from '../../text/facts/fed-statements.ts';
import { COMES_OF_IT } from '../../text/facts/yield-of-sentence.data.ts';
import { isBareYield } from '../../../words/yields.ts';

const LONGEST = 80;

/** Whether a row only says for how many the dish is or how much comes of it: "Makes about forty.", "Salen sesenta rosquillas." */
export const statesMade = (text: string): boolean =>
  text.length <= LONGEST &&
  (isBareYield(text.replace(/[.!]$/, '')) ||
    (fedStatement(text)?.text.length === text.trim().length && COMES_OF_IT.test(text)));
