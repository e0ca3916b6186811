import { partitives } from '../amounts/amount-words.data.ts';
import { partWords } from './descriptors.data.ts';
import { readQuantity } from '../numbers/quantities.ts';
import type { Token } from '../tokens/tokenise.ts';

/** "Juice of 1 lemon", "Saft einer halben Zitrone": the part wanted and where the amount of the fruit begins; null in any other line. */
export function readWantedPart(
  tokens: readonly Token[],
  text: string,
): { part: string; next: number } | null {
  const lower = (at: number): string => tokens[at]?.lower ?? '';
  let end = 0;
  // "le jus et le zeste d'1 citron": an article in front of the next part is none in front of the fruit
  const isJoint = (at: number) => partitives.has(lower(at)) && !partWords.has(lower(at + 1));
  while (end < 8 && partWords.has(lower(end)) && !(end > 0 && isJoint(end))) end++;
  const genitive = /^eine[rs]$/.test(lower(end));
  if (end === 0 || !(genitive || partitives.has(lower(end)))) return null;
  const next = genitive ? end : end + 1;
  const amount = readQuantity(tokens, next, { words: true });
  return amount !== null && tokens[amount.next]?.kind === 'word'
    ? { part: asRemark(text.slice(0, tokens[end]?.start).trim(), lower(end)), next }
    : null;
}

/** Behind the fruit the part begins small, but for the nouns of German. */
function asRemark(part: string, joint: string): string {
  return /^(?:eine[rs]|vo[nm])$/.test(joint) ? part : part.charAt(0).toLowerCase() + part.slice(1);
}
