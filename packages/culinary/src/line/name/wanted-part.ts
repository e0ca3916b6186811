import { partitives } from '../amounts/amount-words.data.ts';
import { ofFruits, partWords } from './descriptors.data.ts';
import { isFigure } from '../numbers/approximate.ts';
import { readQuantity } from '../numbers/quantities.ts';
import type { Token } from '../tokens/tokenise.ts';
import { readUnit } from '../units/units.ts';
import type { Dialect } from '../../words/language.ts';

/**
 * "Juice of 1 lemon", "Saft einer halben Zitrone", "zest 1 lemon": the part wanted and where the amount of the fruit begins; null in any other
 * line. Without "of" only in a line of a list, of which the language is given: "zest 1 lemon" is an order in a step.
 */
export function readWantedPart(
  tokens: readonly Token[],
  text: string,
  language: Dialect | null = null,
): { part: string; next: number } | null {
  const lower = (at: number): string => tokens[at]?.lower ?? '';
  let end = 0;
  // "le jus et le zeste d'1 citron": an article in front of the next part is none in front of the fruit
  const isJoint = (at: number) => partitives.has(lower(at)) && !partWords.has(lower(at + 1));
  while (end < 8 && partWords.has(lower(end)) && !(end > 0 && isJoint(end))) end++;
  const genitive = /^eine[rs]$/.test(lower(end));
  const isBare = language !== null && isFigure(tokens[end]) && ofFruits.has(lower(end - 1));
  if (end === 0 || !(genitive || isBare || partitives.has(lower(end)))) return null;
  const next = genitive || isBare ? end : end + 1;
  const amount = readQuantity(tokens, next, { words: true });
  if (isBare && (amount === null || readUnit(tokens, amount.next, language!) !== null)) return null;
  return amount !== null && tokens[amount.next]?.kind === 'word'
    ? {
        part: asRemark(
          text.slice(0, tokens[end]?.start).trim(),
          isBare ? lower(end - 1) : lower(end),
        ),
        next,
      }
    : null;
}

/** Behind the fruit the part begins small, but for the nouns of German. */
function asRemark(part: string, joint: string): string {
  return /^(?:eine[rs]|vo[nm]|saft|schale|abrieb|mark)$/.test(joint)
    ? part
    : part.charAt(0).toLowerCase() + part.slice(1);
}
